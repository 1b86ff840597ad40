/** The language that is shown: the page's own words, and the game's. Both change together. */
import { computed, effect, signal } from '@preact/signals';
import { type Language, type LanguageCode, loadLanguage } from '@room25/text';
import { loadWords, type Words } from '../words/words.ts';
import { languageCode } from './settings.ts';

interface Spoken {
  readonly code: LanguageCode;
  readonly words: Words;
  /** Absent until a screen needs it: the first one does not. */
  readonly text?: Language;
}

const spoken = signal<Spoken | undefined>(undefined);

/** The page's own words. */
export const words = computed((): Words => spoken.value!.words);
/** The game's words; only on screens that are opened after `loadText`. */
export const text = computed((): Language => spoken.value!.text!);

let needsText = false;

const speak = async (code: LanguageCode): Promise<void> => {
  const [page, game] = await Promise.all([loadWords(code), needsText ? loadLanguage(code) : undefined]);
  if (languageCode.peek() !== code) return;
  spoken.value = { code, words: page, ...(game && { text: game }) };
  document.documentElement.lang = code;
};

/** To be awaited before anything is drawn. */
export const loadFirstWords = (): Promise<void> => {
  const first = speak(languageCode.peek());
  effect(() => {
    if (spoken.peek()?.code !== languageCode.value) void speak(languageCode.value);
  });
  return first;
};

export const loadText = async (): Promise<void> => {
  needsText = true;
  if (spoken.peek()?.text === undefined) await speak(languageCode.peek());
};
