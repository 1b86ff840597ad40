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
  live: 'En direct',
  resume: 'Retour à votre table',
  resumeLine: (turn, left, when) =>
    `Tour ${turn}, ${left === 1 ? 'le dernier' : `encore ${left} tours`}. Joué ${when}.`,
  playNow: {
    name: 'Jouer tout de suite',
    sentence: 'Suspicion avec cinq bots, dont peut-être deux gardiens.',
  },
  alone: {
    name: 'Vous face au Complexe',
    sentence: 'Vous et les bots, toutes les éditions et tous les modes. Jouable hors ligne.',
  },
  together: { name: 'Autour d’un écran', sentence: 'Passez-vous l’appareil ; un rideau garde vos secrets.' },
  online: { name: 'Sur invitation', sentence: 'Ouvrez une table et envoyez le lien. Sans compte.' },
  waiting: (tables) => (tables < 2 ? 'C’est à vous à une table.' : `C’est à vous à ${tables} tables.`),
  noServer: 'Il n’y a pas de serveur de jeu derrière cette page. Lancez le vôtre avec npm start.',
  offline: 'Vous êtes hors ligne.',
  learn: { name: 'Première visite ?', sentence: 'Dix courtes leçons à la table, une ou deux minutes chacune.' },
  lessons: 'Apprendre',
  puzzles: 'Énigmes',
  rulebook: 'Livret de règles',
  kept: 'Parties sauvegardées',
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
