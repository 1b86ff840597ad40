import { areaWords } from '../app/area-words.ts';
import type { OpeningWords } from '../words/opening.ts';

export const { words: openingWords, load: loadOpeningWords } = areaWords<OpeningWords>({
  en: async () => (await import('../words/en/opening.ts')).opening,
  fr: async () => (await import('../words/fr/opening.ts')).opening,
  ru: async () => (await import('../words/ru/opening.ts')).opening,
});
