import { loadRules } from '../app/language.ts';
import { loadListWords } from '../setup/list-words.ts';
import { book } from './book.ts';
import { Rulebook } from './rulebook.tsx';

/** The rulebook, with its words. */
export const openRulebook = async (): Promise<typeof Rulebook> => {
  await Promise.all([book.load(), loadRules(), loadListWords()]);
  return Rulebook;
};
