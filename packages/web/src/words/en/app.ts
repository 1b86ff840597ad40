import type { AppWords } from '../app.ts';

export const app: AppWords = {
  title: 'Room 25',
  colon: ': ',
  loading: 'Loading…',
  justNow: 'just now',
  back: 'Back',
  close: 'Close',
  caps: { Enter: 'Enter', Space: 'Space', Esc: 'Esc' },
};
