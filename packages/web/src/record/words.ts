import { areaWords } from '../app/area-words.ts';
import type { ReplayWords } from '../words/replay.ts';

export const { words: replayWords, load: loadReplayWords } = areaWords<ReplayWords>({
  en: async () => (await import('../words/en/replay.ts')).replay,
  fr: async () => (await import('../words/fr/replay.ts')).replay,
  ru: async () => (await import('../words/ru/replay.ts')).replay,
});
