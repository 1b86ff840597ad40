import { loadReplayWords } from '../record/words.ts';
import { FairMark } from './fair-mark.tsx';
import { FairnessScreen } from './fairness-screen.tsx';
import { loadFairnessWords } from './words.ts';

/** What stands at the end of a game. */
export const openMark = async (): Promise<typeof FairMark> => {
  await loadFairnessWords();
  return FairMark;
};

/** The screen, with its words. */
export const openFairness = async (): Promise<typeof FairnessScreen> => {
  await Promise.all([loadFairnessWords(), loadReplayWords()]);
  return FairnessScreen;
};
