import { areaWords } from '../app/area-words.ts';
import type { BeatsWords } from '../words/beats.ts';

export const { words: beatsWords, load: loadBeatsWords } = areaWords<BeatsWords>({
  en: async () => (await import('../words/en/beats.ts')).beats,
  fr: async () => (await import('../words/fr/beats.ts')).beats,
  ru: async () => (await import('../words/ru/beats.ts')).beats,
});
