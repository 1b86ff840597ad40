import { Bubbles } from './bubbles.tsx';
import { SayPanel } from './say-panel.tsx';
import { WindowPanel } from './window-panel.tsx';
import { loadSayWords } from './words.ts';

/** With its words. */
export const openTalk = async () => {
  await loadSayWords();
  return { SayPanel, Bubbles, WindowPanel };
};
