import { areaWords } from '../app/area-words.ts';
import type { BestWords } from '../words/best.ts';

export const { words: bestWords, load: loadBestWords } = areaWords<BestWords>({
  en: async () => (await import('../words/en/best.ts')).best,
  fr: async () => (await import('../words/fr/best.ts')).best,
  ru: async () => (await import('../words/ru/best.ts')).best,
});
