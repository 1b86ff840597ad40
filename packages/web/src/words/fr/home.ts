import { typeset } from '@room25/text';
import type { HomeWords } from '../home.ts';

export const home: HomeWords = typeset({
  onAir: 'À l’antenne',
  channel: 'le Complexe · chaîne 25',
  tagline: [
    'Vingt-cinq salles, et une seule est la sortie.',
    'Préparez deux actions en secret. Certains de vos amis travaillent peut-être pour nous.',
  ],
  programme: 'Au programme ce soir',
  live: 'Direct',
  resume: 'Retour à votre table',
  resumeLine: (turn, left, when) =>
    `Tour ${turn}, ${left === 1 ? 'le dernier' : `encore ${left} tours`}. Joué ${when}.`,
  playNow: {
    name: 'Jouer tout de suite',
    sentence: 'Suspicion avec cinq joueurs automatiques, dont peut-être deux gardiens.',
  },
  alone: {
    name: 'En solo face au Complexe',
    sentence: 'Vous et les joueurs automatiques, toutes les éditions et tous les modes. Sans réseau aussi.',
  },
  together: { name: 'Autour d’un écran', sentence: 'Passez-vous l’appareil ; un rideau garde vos secrets.' },
  online: { name: 'Sur invitation', sentence: 'Ouvrez une table et envoyez le lien. Sans compte.' },
  waiting: (tables) => (tables < 2 ? 'C’est à vous à une table.' : `C’est à vous à ${tables} tables.`),
  noServer: 'Cette page vient d’un endroit sans serveur. Avec npm start, vous lancez le vôtre.',
  offline: 'Il n’y a pas de réseau en ce moment.',
  learn: { name: 'Première visite ?', sentence: 'Dix courtes leçons à la table, une ou deux minutes chacune.' },
  lessons: 'Apprendre',
  puzzles: 'Problèmes',
  rulebook: 'Livret de règles',
  kept: 'Parties gardées',
  settings: 'Réglages',
  language: 'Langue',
  odette: {
    name: 'Odette Vane',
    short: 'Odette',
    live: 'en direct',
    host: 'votre hôtesse',
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
  updateNow: 'L’utiliser maintenant',
  failed: 'Cela n’a pas marché. Réessayez, s’il vous plaît.',
});
