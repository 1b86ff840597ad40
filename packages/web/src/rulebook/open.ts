import { book } from './book.ts';
import { Rulebook } from './rulebook.tsx';

/** The rulebook, with its words. */
export const openRulebook = async (): Promise<typeof Rulebook> => {
  await book.load();
  return Rulebook;
};
