import { areaWords } from '../app/area-words.ts';
import type { OperatorWords } from '../words/operator.ts';

export const { words: operatorWords, load: loadOperatorWords } = areaWords<OperatorWords>({
  en: async () => (await import('../words/en/operator.ts')).operator,
  fr: async () => (await import('../words/fr/operator.ts')).operator,
  ru: async () => (await import('../words/ru/operator.ts')).operator,
});
