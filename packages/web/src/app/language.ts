/** The current language: the page's own words, and the game's. All of it changes together. */
import { computed, effect, signal } from '@preact/signals';
import type { Edition, RuleId } from '@room25/engine';
import {
  type Called,
  type Language,
  type LanguageCode,
  loadLanguage,
  loadRuleTexts,
  printed,
  type RuleTexts,
  ruleSentence,
} from '@room25/text';
import { loadWords, type Words } from '../words/words.ts';
import { fetched } from './fetched.ts';
import { languageCode, naming } from './settings.ts';

interface Shown {
  readonly code: LanguageCode;
  readonly words: Words;
  /** Absent until a screen needs it; the first one does not. */
  readonly text?: Language;
  readonly rules?: RuleTexts;
}

const shown = signal<Shown | undefined>(undefined);

/** The names of the people at the current table, in a language. */
export const people = signal<((language: Language) => Called) | undefined>(undefined);

/** The page's own words. */
export const words = computed((): Words => shown.value!.words);
/** The game's words; only on screens that are opened after `loadText`. */
export const text = computed((): Language => {
  const language = shown.value!.text!;
  const called = naming.value === 'people' && people.value?.(language);
  return called ? language.calling(called) : language;
});
/** The rules in sentences; only on screens that are opened after `loadRules`. */
export const ruleTexts = computed((): RuleTexts => shown.value!.rules!);

/** "Signed out: the old phone", with the colon as the language sets it. */
export const labelled = (label: string, what: string | number): string => `${label}${words.value.app.colon}${what}`;

/** A rule in a sentence; nothing while its text is still being fetched. */
export const ruleInWords = (id: RuleId, edition?: Edition): string => {
  const rules = shown.value?.rules;
  return rules ? ruleSentence(rules, id, edition) : '';
};

let needs: 'words' | 'text' | 'rules' = 'words';

const speak = async (code: LanguageCode): Promise<void> => {
  const [page, game, rules] = await Promise.all([
    loadWords(code),
    needs === 'words' ? undefined : loadLanguage(code),
    needs === 'rules' ? loadRuleTexts(code) : undefined,
  ]);
  if (languageCode.peek() !== code) return;
  // Fetches end in any order: one that asked for less takes nothing away.
  const before = shown.peek()?.code === code ? shown.peek() : undefined;
  shown.value = { ...before, code, words: printed(page), ...(game && { text: game }), ...(rules && { rules }) };
  document.documentElement.lang = code;
};

/** To be awaited before anything is drawn. */
export const loadFirstWords = async (): Promise<void> => {
  await fetched(() => speak(languageCode.peek()));
  effect(() => {
    const { value: code } = languageCode;
    const isWanted = (): boolean => languageCode.peek() === code;
    if (shown.peek()?.code !== code) void fetched(() => speak(code), { isWanted });
  });
};

/** A screen with the game's words does not wait for the rules, but they are fetched at once. */
export const loadText = async (): Promise<void> => {
  if (needs === 'words') needs = 'text';
  if (lacks('text')) await speak(languageCode.peek());
  // Without them a refusal gives no reason; offline they are cached, or there is no table either.
  void loadRules().catch(() => undefined);
};

export const loadRules = async (): Promise<void> => {
  needs = 'rules';
  if (lacks('rules')) await speak(languageCode.peek());
};

const lacks = (part: 'text' | 'rules'): boolean => {
  const { code, [part]: there } = shown.peek() ?? {};
  return code !== languageCode.peek() || there === undefined;
};
