import type { AppWords } from '../app.ts';

export const app: AppWords = {
  title: 'Room 25',
  colon: '\u00a0: ',
  loading: 'Chargement…',
  justNow: 'à l’instant',
  back: 'Retour',
  close: 'Fermer',
  caps: { Enter: 'Entrée', Space: 'Espace', Esc: 'Échap' },
};
