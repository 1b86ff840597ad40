import { loadReplayWords } from '../replay/words.ts';
import { FairnessScreen } from './fairness-screen.tsx';
import { loadFairnessWords } from './words.ts';

/** The screen, with its words. */
export const openFairness = async (): Promise<typeof FairnessScreen> => {
  await Promise.all([loadFairnessWords(), loadReplayWords()]);
  return FairnessScreen;
};
