import { typeset } from '@room25/text';
import type { PrivacyWords } from '../privacy.ts';

export const privacy: PrivacyWords = typeset({
  terms: {
    title: 'Qui peut entrer ?',
    password: 'Mot de passe',
    hint: 'Aucun : le lien suffit',
    stays: 'Reste le même',
    none: 'Supprimer le mot de passe',
    unwatched: 'Sans spectateurs',
    unwatchedHint: 'Une fois l’émission commencée, seuls les joueurs la voient, même après la fin.',
    answers: {
      anybody: 'Toute personne qui a le lien',
      password: 'Toute personne qui connaît le mot de passe',
      unwatched: 'sans spectateurs',
    },
  },
  enter: {
    title: 'Cette table demande un mot de passe',
    go: 'Entrer',
    wrong: 'Ce n’est pas le bon mot de passe.',
  },
  carry: {
    whose: (name) => `Ce lien est celui d’une personne nommée ${name}.`,
    once: 'Il ne sert qu’une fois. Ne l’acceptez que si vous l’avez créé vous-même.',
    other: (you, name) =>
      `Sur cet appareil, vous êtes ${you}. Si vous acceptez le lien, vous y serez ${name}, et les places prises sous le nom de ${you} ne seront plus accessibles d’ici.`,
    take: (name) => `Continuer en tant que ${name}`,
    stay: (you) => `Rester ${you}`,
  },
  devices: {
    title: 'Vos appareils',
    sentence:
      'Ces appareils donnent accès à votre nom et à vos places. Déconnectez ceux que vous ne reconnaissez pas ou n’avez plus.',
    here: 'celui-ci',
    unknown: 'Appareil inconnu',
    seen: (when) => `dernière activité : ${when}`,
    signOut: 'Déconnecter',
    others: 'Déconnecter tous les autres',
    all: 'Déconnecter partout',
    allHint:
      'Votre nom et vos places seront alors perdus, et personne ne pourra vous les rendre. Appuyez encore pour confirmer.',
    allKept: 'Vous pourrez revenir avec votre clé d’accès ou votre clé de secours. Appuyez encore pour confirmer.',
    done: 'Déconnexion effectuée.',
  },
  others: {
    title: 'Les autres à cette table',
    sentence: 'Personne ne saura ce que vous faites ici.',
    mute: 'Masquer ses messages',
    block: 'Bloquer',
    report: 'Signaler',
    why: 'Quel est le problème ?',
    reasons: {
      talk: 'Ses messages',
      name: 'Son nom',
      spoiling: 'Gâche la partie exprès',
      'two-seats': 'Joue à deux places',
      other: 'Autre chose',
    },
    note: 'Avec vos mots, si vous voulez',
    send: 'Envoyer le signalement',
    done: {
      mute: (name) => `Vous ne voyez plus ce que ${name} écrit.`,
      block: (name) => `${name} et vous n’aurez plus de table en commun.`,
      report: (name) => `Signalement envoyé : ${name}. Les responsables verront ce moment de la table.`,
    },
  },
  shunned: {
    title: 'Messages masqués, personnes bloquées',
    kinds: { mute: 'messages masqués', block: 'personne bloquée' },
    forgive: 'Lever',
  },
  sanctions: {
    kinds: {
      mute: 'Pour un temps, vous ne pouvez plus écrire avec vos propres mots.',
      ban: 'Pour un temps, vous ne pouvez ni ouvrir de table ni prendre place.',
      rename: 'Pour un temps, vous portez un autre nom.',
    },
    until: (when) => `Jusqu’au ${when}`,
    answer: 'Votre réponse (une seule fois)',
    send: 'Envoyer la réponse',
    answered: (text) => `Votre réponse : ${text}`,
  },
  data: {
    title: 'Vos données',
    sentence:
      'Ce serveur conserve votre nom, vos appareils et vos clés, les tables où vous avez joué et ce que vous y avez dit. À vous de tout emporter, ou de tout effacer. Le fichier indique les durées de conservation.',
    take: 'Tout télécharger',
    forget: 'M’oublier',
    forgetHint:
      'Vous quittez toutes les tables. Votre nom, vos paroles et vos appareils sont effacés aussitôt ; vos coups restent dans les parties des autres, sans votre nom. Personne ne pourra revenir en arrière.',
    confirm: (name) => `Saisissez ${name} pour confirmer`,
    done: 'Le serveur a tout oublié de vous.',
  },
});
