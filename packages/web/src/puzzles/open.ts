import { Puzzles } from './puzzles-screen.tsx';
import { puzzlesWords } from './words.ts';

/** The puzzles, with their words. */
export const openPuzzles = async (): Promise<typeof Puzzles> => {
  await puzzlesWords.load();
  return Puzzles;
};
