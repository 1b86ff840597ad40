/** The moments that the whole table feels, with their words, fetched together. */
import { Beats } from './beats.tsx';
import { loadBeatsWords } from './beats-words.ts';

export const openBeats = async () => {
  await loadBeatsWords();
  return Beats;
};
