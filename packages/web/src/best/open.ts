/** Best scores with their words, fetched together. */
import { BestLine } from './best-line.tsx';
import { BestNote } from './best-note.tsx';
import { loadBestWords } from './words.ts';

export const openBest = async () => {
  await loadBestWords();
  return { BestLine, BestNote };
};
