import { loadRules } from '../app/language.ts';
import { book } from './book.ts';
import { Rulebook } from './rulebook.tsx';

/** The rulebook, with its words. */
export const openRulebook = async (): Promise<typeof Rulebook> => {
  await Promise.all([book.load(), loadRules()]);
  return Rulebook;
};
