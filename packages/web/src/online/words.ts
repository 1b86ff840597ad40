import { areaWords } from '../app/area-words.ts';
import type { OnlineWords } from '../words/online.ts';

export const { words: onlineWords, load: loadOnlineWords } = areaWords<OnlineWords>({
  en: async () => (await import('../words/en/online.ts')).online,
  fr: async () => (await import('../words/fr/online.ts')).online,
  ru: async () => (await import('../words/ru/online.ts')).online,
});
