import { areaWords } from '../app/area-words.ts';
import type { CastingWords } from '../words/casting.ts';

export const { words: castingWords, load: loadCastingWords } = areaWords<CastingWords>({
  en: async () => (await import('../words/en/casting.ts')).casting,
  fr: async () => (await import('../words/fr/casting.ts')).casting,
  ru: async () => (await import('../words/ru/casting.ts')).casting,
});
