import { areaWords } from '../app/area-words.ts';
import type { KeysWords } from '../words/keys.ts';

export const { words: keysWords, load: loadKeysWords } = areaWords<KeysWords>({
  en: async () => (await import('../words/en/keys.ts')).keys,
  fr: async () => (await import('../words/fr/keys.ts')).keys,
  ru: async () => (await import('../words/ru/keys.ts')).keys,
});
