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
    seen: (when) => `vu pour la dernière fois ${when}`,
    signOut: 'Déconnecter',
    others: 'Déconnecter tous les autres',
    all: 'Déconnecter partout',
    allHint:
      'Votre nom et vos places seront alors perdus, et personne ne pourra vous les rendre. Appuyez encore pour confirmer.',
    done: 'Déconnexion effectuée.',
  },
});
