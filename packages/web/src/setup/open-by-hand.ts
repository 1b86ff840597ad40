import { ByHand } from './by-hand.tsx';
import { loadByHandWords } from './by-hand-words.ts';

export const openByHand = async (): Promise<typeof ByHand> => {
  await loadByHandWords();
  return ByHand;
};
