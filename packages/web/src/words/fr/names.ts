import { typeset } from '@room25/text';
import type { NameWords } from '../names.ts';

export const names: NameWords = typeset({
  keep: {
    title: 'Garder votre nom',
    guest:
      'Votre nom n’existe que sur cet appareil. Si ses données sont effacées, vous n’aurez plus accès à votre nom, à vos places ni à vos parties.',
    kept: (name) => `Vous pouvez retrouver le nom ${name} depuis n’importe quel appareil.`,
    passkey: 'Le garder avec une clé d’accès',
    another: 'Ajouter une clé d’accès',
    passkeyHint:
      'Votre appareil demande votre empreinte, votre visage ou son code. Ni mot de passe, ni adresse électronique.',
    noPasskeys:
      'À cette adresse, les navigateurs ne proposent pas de clés d’accès : il leur faut un nom de site et https, ou localhost. Une clé de secours fonctionne partout.',
    single:
      'Cette clé d’accès ne se trouve que sur un seul appareil. Ajoutez-en une autre, ou une clé de secours, au cas où vous le perdriez.',
    synced: 'sur plusieurs appareils',
    made: (when) => `créée ${when}`,
    used: (when) => `utilisée ${when}`,
    unknown: 'Clé d’accès',
    remove: 'Supprimer',
    removed: 'Clé supprimée.',
    done: 'Votre nom est gardé.',
    recovery: 'Créer une clé de secours',
    newRecovery: 'Créer une nouvelle clé',
    recoveryHint: 'Une nouvelle clé remplace la précédente.',
    shown: 'Notez cette clé. Vous ne la reverrez plus, et quiconque la possède peut se faire passer pour vous.',
    copy: 'Copier la clé',
    copied: 'Clé copiée',
    save: 'Enregistrer dans un fichier',
    link: 'Lien pour un autre appareil',
    linkHint: 'Il sert une seule fois, pendant dix minutes, et l’autre appareil devient le vôtre.',
  },
  back: {
    title: 'Retrouver un nom que vous avez gardé',
    sentence: 'Si vous avez gardé un nom sur ce serveur, reprenez-le sur cet appareil.',
    passkey: 'Utiliser une clé d’accès',
    key: 'Clé de secours',
    go: 'Retrouver mon nom',
    done: (name) => `Vous êtes ${name}.`,
  },
  merge: {
    other: (you, name) =>
      `Sur cet appareil, vous êtes ${you}. Si vous continuez en tant que ${name}, les places prises sous le nom de ${you} ne seront plus accessibles d’ici.`,
    bring: (you, games) => (games === 1 ? `Emporter la partie de ${you}` : `Emporter les ${games} parties de ${you}`),
    bringHint: (you, name) =>
      `Ou réunissez les deux noms : les places, les parties terminées et les appareils de ${you} passent à ${name}, pour de bon.`,
    apart: (you, tables) =>
      tables === 1
        ? `À une table, les deux noms ont une place : ${you} quitte la sienne.`
        : `À ${tables} tables, les deux noms ont une place : ${you} y quitte la sienne.`,
    done: 'Les deux noms ne font plus qu’un.',
  },
  troubles: {
    declined: 'Aucune clé d’accès n’a été utilisée.',
    unknown: 'Cette clé n’ouvre rien ici.',
  },
});
