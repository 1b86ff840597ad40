import { typeset } from '@room25/text';
import type { SavesWords } from '../saves.ts';

export const saves: SavesWords = typeset({
  title: 'Parties sauvegardées',
  back: 'Accueil',
  none: 'Aucune partie sauvegardée. La sauvegarde est automatique dès la première action.',
  unfinished: 'Encore à l’antenne',
  finished: 'Terminées',
  turn: (turn, left) => `Tour ${turn}, ${left === 1 ? 'le dernier' : `encore ${left} tours`}`,
  goOn: 'Continuer',
  see: 'Voir la fin',
  replay: 'Rediffusion',
  save: 'Exporter',
  saveWarning: 'Le fichier d’une partie en cours contient aussi ses secrets.',
  remove: 'Supprimer',
  removed: (name) => `${name} : partie supprimée.`,
  undo: 'Annuler la suppression',
  bring: 'Ouvrir un fichier',
  bringSentence: 'Un fichier .r25, de cette page ou d’un autre programme qui joue à Room 25.',
  brought: (name) => `${name} : la partie est maintenant sauvegardée ici.`,
  notLasting: 'Ce navigateur ne laisse pas la page garder les parties. Exportez celles que vous voulez garder.',
  faults: {
    large: 'Ce fichier est trop grand pour être une partie.',
    empty: 'Il n’y a pas de partie dans ce fichier.',
    several: 'Il y a plusieurs parties dans ce fichier ; il en faut une seule.',
    unreadable: 'Ce n’est pas un fichier .r25 valide.',
    otherRules:
      'Cette partie a commencé avec des règles plus récentes que celles de cette page. Rechargez la page pour les obtenir.',
    unfetched:
      'Cette partie a commencé avec d’anciennes règles, qui ne sont pas encore sur cet appareil. Ouvrez-la une fois avec une connexion.',
    unplayable: 'La table décrite par ce fichier ne peut pas être mise en place.',
    impossible: 'Une action de ce fichier est contraire aux règles.',
  },
  line: (number, text) => (text ? `Ligne ${number} : ${text}` : `Ligne ${number}`),
  nothingChanged: 'Rien n’a été modifié.',
  players: (people, bots) =>
    [
      people > 0 && (people === 1 ? '1 personne' : `${people} personnes`),
      bots > 0 && (bots === 1 ? '1 bot' : `${bots} bots`),
    ]
      .filter(Boolean)
      .join(', '),
  otherRules: 'Elle a commencé avec des règles plus récentes que celles de cette page. Rechargez la page.',
});
