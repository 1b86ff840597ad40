import { areaWords } from '../../app/area-words.ts';
import type { SayWords } from '../../words/say.ts';

export const { words: sayWords, load: loadSayWords } = areaWords<SayWords>({
  en: async () => (await import('../../words/en/say.ts')).say,
  fr: async () => (await import('../../words/fr/say.ts')).say,
  ru: async () => (await import('../../words/ru/say.ts')).say,
});
