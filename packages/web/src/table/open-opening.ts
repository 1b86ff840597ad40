/** The opening, with its words. */
import { Opening } from './opening.tsx';
import { loadOpeningWords } from './opening-words.ts';

export const openOpening = async () => {
  await loadOpeningWords();
  return Opening;
};
