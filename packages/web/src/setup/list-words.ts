import { areaWords } from '../app/area-words.ts';
import type { ListsWords } from '../words/lists.ts';

export const { words: listWords, load: loadListWords } = areaWords<ListsWords>({
  en: async () => (await import('../words/en/lists.ts')).lists,
  fr: async () => (await import('../words/fr/lists.ts')).lists,
  ru: async () => (await import('../words/ru/lists.ts')).lists,
});
