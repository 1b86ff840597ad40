/** The words of online tables, one chunk a language, fetched before the first of their screens is drawn. */
import { effect, signal } from '@preact/signals';
import type { LanguageCode } from '@room25/text';
import { languageCode } from '../app/settings.ts';
import type { OnlineWords } from '../words/online.ts';

const LOADERS: Readonly<Record<LanguageCode, () => Promise<{ readonly online: OnlineWords }>>> = {
  en: () => import('../words/en/online.ts'),
  fr: () => import('../words/fr/online.ts'),
  ru: () => import('../words/ru/online.ts'),
};

const loaded = signal<OnlineWords | undefined>(undefined);

/** Only on screens that are opened after `loadOnlineWords`. */
export const onlineWords = {
  get value(): OnlineWords {
    return loaded.value!;
  },
};

let isFollowing = false;

export const loadOnlineWords = async (): Promise<void> => {
  await load(languageCode.peek());
  if (isFollowing) return;
  isFollowing = true;
  effect(() => void load(languageCode.value));
};

const load = async (code: LanguageCode): Promise<void> => {
  const { online } = await LOADERS[code]();
  if (languageCode.peek() === code) loaded.value = online;
};
