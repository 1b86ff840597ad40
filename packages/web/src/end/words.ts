import { areaWords } from '../app/area-words.ts';
import type { EndWords } from '../words/end.ts';

export const { words: endWords, load: loadEndWords } = areaWords<EndWords>({
  en: async () => (await import('../words/en/end.ts')).end,
  fr: async () => (await import('../words/fr/end.ts')).end,
  ru: async () => (await import('../words/ru/end.ts')).end,
});
