import type { FunctionComponent } from 'preact';
import { loadEndWords } from '../end/words.ts';
import { loadReplayWords } from '../record/words.ts';

/** The screen, once its words are there. */
export const openReplay = async (): Promise<FunctionComponent<{ readonly id?: string; readonly at?: string }>> => {
  const [{ ReplayScreen }] = await Promise.all([import('./replay-screen.tsx'), loadReplayWords(), loadEndWords()]);
  return ReplayScreen;
};
