import type { AppWords } from '../app.ts';

export const app: AppWords = {
  title: 'Room 25',
  colon: ': ',
  loading: 'Загрузка…',
  justNow: 'только что',
  back: 'Назад',
  close: 'Закрыть',
  caps: { Enter: 'Enter', Space: 'Пробел', Esc: 'Esc' },
};
