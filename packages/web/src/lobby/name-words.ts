import { areaWords } from '../app/area-words.ts';
import type { NameWords } from '../words/names.ts';

export const { words: nameWords, load: loadNameWords } = areaWords<NameWords>({
  en: async () => (await import('../words/en/names.ts')).names,
  fr: async () => (await import('../words/fr/names.ts')).names,
  ru: async () => (await import('../words/ru/names.ts')).names,
});
