import { areaWords } from '../app/area-words.ts';
import type { FileWords } from '../words/file.ts';

export const { words: fileWords, load: loadFileWords } = areaWords<FileWords>({
  en: async () => (await import('../words/en/file.ts')).file,
  fr: async () => (await import('../words/fr/file.ts')).file,
  ru: async () => (await import('../words/ru/file.ts')).file,
});
