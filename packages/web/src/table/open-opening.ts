/** The opening with its words, fetched together. */
import { Opening } from './opening.tsx';
import { loadOpeningWords } from './opening-words.ts';

export const openOpening = async () => {
  await loadOpeningWords();
  return Opening;
};
