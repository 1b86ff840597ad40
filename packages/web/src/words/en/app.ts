import type { AppWords } from '../app.ts';

export const app: AppWords = {
  title: 'Room 25',
  loading: 'Loading…',
  close: 'Close',
};
