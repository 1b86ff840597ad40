import { areaWords } from '../app/area-words.ts';
import type { FairnessWords } from '../words/fairness.ts';

export const { words: fairnessWords, load: loadFairnessWords } = areaWords<FairnessWords>({
  en: async () => (await import('../words/en/fairness.ts')).fairness,
  fr: async () => (await import('../words/fr/fairness.ts')).fairness,
  ru: async () => (await import('../words/ru/fairness.ts')).fairness,
});
