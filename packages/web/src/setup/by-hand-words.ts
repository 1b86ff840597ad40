import { areaWords } from '../app/area-words.ts';
import type { ByHandWords } from '../words/by-hand.ts';

export const { words: byHandWords, load: loadByHandWords } = areaWords<ByHandWords>({
  en: async () => (await import('../words/en/by-hand.ts')).byHand,
  fr: async () => (await import('../words/fr/by-hand.ts')).byHand,
  ru: async () => (await import('../words/ru/by-hand.ts')).byHand,
});
