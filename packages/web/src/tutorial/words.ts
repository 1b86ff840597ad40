import { areaWords } from '../app/area-words.ts';
import type { TutorialWords } from '../words/tutorial.ts';

export const tutorialWords = areaWords<TutorialWords>({
  en: async () => (await import('../words/en/tutorial.ts')).tutorial,
  fr: async () => (await import('../words/fr/tutorial.ts')).tutorial,
  ru: async () => (await import('../words/ru/tutorial.ts')).tutorial,
});
