import { typeset } from '@room25/text';
import type { PuzzlesWords } from '../puzzles.ts';

const joined = new Intl.ListFormat('fr');

export const puzzles: PuzzlesWords = typeset({
  title: 'Énigmes',
  back: 'Accueil',
  about: 'Des positions tirées de vraies parties, où chaque salle est connue. Une seule solution, et aucun hasard.',
  progress: (solved, all) => `Résolues : ${solved} sur ${all}`,
  today: 'Énigme du jour',
  number: (place) => `Énigme ${place}`,
  kinds: { out: 'Tout le monde dehors', save: 'Qui peut être sauvé ?', stop: 'Arrêtez-les' },
  abouts: {
    out: 'Tout le monde sort à temps, et un seul plan y mène.',
    save: 'Tous ne sortiront pas. Trouvez le groupe le plus nombreux qui le peut.',
    stop: 'Vous êtes le gardien, et vous savez ce qu’ils ont programmé. Un seul coup les retient.',
  },
  goals: {
    out: (turns) =>
      turns === 1 ? 'Faites sortir tout le monde ce tour-ci.' : `Faites sortir tout le monde en ${turns} tours.`,
    save: () => 'C’est le dernier tour, et tous ne sortiront pas. Sauvez-en le plus possible.',
    stop: () => 'Vous êtes le gardien. Un seul de vos coups les retient ; tous les autres les laissent filer.',
  },
  grades: { 1: 'facile', 2: 'retorse', 3: 'difficile' },
  rating: (rating) => `cote\u00a0${rating}`,
  solved: 'résolue',
  tried: 'essayée',
  noPuzzle: (id) => `Il n’y a pas d’énigme nommée ${id}.`,
  goal: 'But',
  known: 'Vous jouez tous les personnages, et vous connaissez chaque salle, cachée ou non.',
  start: 'Commencer',
  toCome: 'Encore à venir :',
  hint: 'Indice',
  nextHint: 'Un autre indice',
  noMoreHints: 'Je ne peux rien dire de plus sans le faire à votre place.',
  hints: {
    program: (name, actions) => `${name} programme ${actions.map((action) => `« ${action} »`).join(', puis ')}.`,
    left: (names) => `${joined.format(names)} n’en ${names.length > 1 ? 'seront' : 'sera'} pas.`,
    action: (name) => `L’action qu’il faut : ${name}.`,
    nothing: 'Parfois, le mieux est de ne rien faire.',
  },
  solution: 'Voir la solution',
  again: 'Réessayer',
  next: 'Énigme suivante',
  all: 'Toutes les énigmes',
  right: 'Résolue',
  wrong: 'Pas cette fois',
  solvedLines: {
    out: 'Tout le monde est dehors. Il n’y avait pas d’autre plan.',
    save: 'Aucun groupe plus nombreux n’aurait pu sortir.',
    stop: 'Les portes restent closes. Rien d’autre ne les aurait retenus.',
  },
  missedLines: {
    out: 'Il reste quelqu’un à l’intérieur. Il existe un plan pour sortir tout le monde.',
    save: 'Ils auraient pu être plus nombreux à sortir.',
    stop: 'Ils ont trouvé la sortie. Un seul coup les aurait arrêtés.',
  },
  shown: 'La solution',
  shownLine: 'C’était cela. À vous, maintenant que vous l’avez vue.',
  share: 'Partager',
  copied: 'Copié',
  shareAbout: 'À partager, sans rien dévoiler :',
  turns: (turns) => (turns === 1 ? '1 tour' : `${turns} tours`),
  tries: (tries) => (tries === 1 ? 'du premier coup' : `${tries} essais`),
});
