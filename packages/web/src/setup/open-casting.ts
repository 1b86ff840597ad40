import { Casting } from './casting.tsx';
import { loadCastingWords } from './casting-words.ts';

export const openCasting = async () => {
  await loadCastingWords();
  return Casting;
};
