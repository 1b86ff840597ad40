import { areaWords } from '../app/area-words.ts';
import type { PrivacyWords } from '../words/privacy.ts';

export const { words: privacyWords, load: loadPrivacyWords } = areaWords<PrivacyWords>({
  en: async () => (await import('../words/en/privacy.ts')).privacy,
  fr: async () => (await import('../words/fr/privacy.ts')).privacy,
  ru: async () => (await import('../words/ru/privacy.ts')).privacy,
});
