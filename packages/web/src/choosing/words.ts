import { areaWords } from '../app/area-words.ts';
import type { ChoosingWords } from '../words/choosing.ts';

export const { words: choosingWords, load: loadChoosingWords } = areaWords<ChoosingWords>({
  en: async () => (await import('../words/en/choosing.ts')).choosing,
  fr: async () => (await import('../words/fr/choosing.ts')).choosing,
  ru: async () => (await import('../words/ru/choosing.ts')).choosing,
});
