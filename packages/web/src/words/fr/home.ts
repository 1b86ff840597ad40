import { typeset } from '@room25/text';
import type { HomeWords } from '../home.ts';

const joined = new Intl.ListFormat('fr');

/** Whole hours have no minutes. */
const span = (hours: number, minutes: number): string =>
  [...(hours > 0 ? [`${hours}\u00a0h`] : []), ...(hours > 0 && minutes === 0 ? [] : [`${minutes}\u00a0min`])].join(' ');

export const home: HomeWords = typeset({
  onAir: 'À l’antenne',
  channel: 'le Complexe · chaîne 25',
  tagline: [
    'Vingt-cinq salles, et une seule est la sortie.',
    'Préparez deux actions en secret. Certains de vos amis travaillent peut-être pour nous.',
  ],
  tonight: 'Au programme ce soir',
  resume: 'Retour à votre table',
  resumeLine: (turn, left, when) =>
    `Tour ${turn}, ${left === 1 ? 'le dernier' : `encore ${left} tours`}. Dernier coup ${when}.`,
  playNow: {
    name: 'Jouer tout de suite',
    sentence: 'Suspicion avec cinq bots, dont peut-être deux gardiens.',
  },
  alone: 'Préparer',
  together: { name: 'Autour d’un écran', sentence: 'Passez-vous l’appareil ; un rideau garde vos secrets.' },
  online: { name: 'Jouer ensemble', sentence: 'Ouvrez une table et envoyez le lien. Sans compte.' },
  quick: { name: 'Partie rapide', sentence: 'Jouez avec les personnes présentes. Des bots complètent la table.' },
  waitingForOthers: (count) => (count < 2 ? 'Une personne vous attend.' : `${count} personnes vous attendent.`),
  tables: (count) => (count < 2 ? 'Une table attend des joueurs' : `${count} tables attendent des joueurs`),
  peopleHere: (count) => (count < 2 ? 'Une personne est là' : `${count} personnes sont là`),
  yourMove: {
    name: 'À vous de jouer',
    wait: (names, more) =>
      `${joined.format(more > 0 ? [...names, more === 1 ? 'une autre personne' : `${more} autres personnes`] : names)} ${names.length + more === 1 ? 'vous attend' : 'vous attendent'}`,
    alone: 'Les bots vous attendent',
    others: (count) => (count < 2 ? 'et une autre table' : `et ${count} autres tables`),
    soon: (seconds) => `À vous de jouer : encore ${seconds} secondes.`,
  },
  puzzle: {
    name: 'Énigme du jour',
    open: 'Une position, une solution.',
    solved: 'Résolue.',
    next: (hours, minutes) => `La suivante dans ${span(hours, minutes)}.`,
    days: (count) => (count < 2 ? '1 jour' : `${count} jours`),
  },
  noServer: 'Il n’y a pas de serveur de jeu derrière cette page. Lancez le vôtre avec npm start.',
  offline: 'Vous êtes hors ligne.',
  learn: { name: 'Première visite ?', sentence: 'De courtes leçons à la table, une ou deux minutes chacune.' },
  lessons: 'Apprendre',
  puzzles: 'Énigmes',
  rulebook: 'Livret de règles',
  kept: 'Parties sauvegardées',
  file: 'Votre dossier',
  settings: 'Réglages',
  language: 'Langue',
  odette: {
    name: 'Odette Vane',
    short: 'Odette',
    live: 'en direct',
    host: 'votre présentatrice',
    signingOff: 'rend l’antenne',
    greetings: [
      'Bonsoir. Attention à la marche.',
      'Vous revoilà. Nous vous avons gardé une salle.',
      'Entrez donc. Les portes se ferment toutes seules.',
      'Vous êtes en avance. La machine aussi.',
      'Asseyez-vous où vous voulez. Tout bouge.',
      'Il faudra bien que quelqu’un trouve la sortie.',
    ],
  },
  update: 'Une version plus récente de cette page est prête.',
  updateNow: 'Mettre à jour',
  failed: 'Cela n’a pas marché. Réessayez, s’il vous plaît.',
});
