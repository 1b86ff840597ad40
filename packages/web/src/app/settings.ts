/** What a person has set on this device. Each is a signal that remembers its value, and follows other tabs. */
import { computed, effect, type Signal, signal } from '@preact/signals';
import { LANGUAGES, type LanguageCode } from '@room25/text';
import { onStored, recall, store } from './storage.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type MotionSetting = (typeof MOTIONS)[number];
export const PRESENTERS = ['all', 'deaths', 'off'] as const;
export type PresenterLevel = (typeof PRESENTERS)[number];
/** Choices that ask for a second click. */
export const CONFIRMS = ['always', 'deadly', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];
export const SWITCH = ['on', 'off'] as const;
export type Switch = (typeof SWITCH)[number];
export const SPEEDS = ['0.5', '1', '2', '4'] as const;

/** What people at a table are called: by their own names or their characters'. */
export const NAMINGS = ['people', 'characters'] as const;
export type Naming = (typeof NAMINGS)[number];

export const remembered = <T extends string>(name: string, values: readonly T[], normally: T): Signal<T> => {
  const stored = recall(name) as T | undefined;
  const setting = signal(stored !== undefined && values.includes(stored) ? stored : normally);
  effect(() => store(name, setting.value));
  onStored(name, (value) => {
    if (values.includes(value as T)) setting.value = value as T;
  });
  return setting;
};

const browserLanguage = (): LanguageCode => {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find((code) => code === tag)).find((code) => code !== undefined) ?? 'en';
};

export const languageCode = remembered<LanguageCode>('language', LANGUAGES, browserLanguage());
/** For dates: the language as this person's country writes it, if the browser knows. */
export const locale = computed(
  (): string =>
    navigator.languages.find((tag) => tag.startsWith(languageCode.value)) ??
    (languageCode.value === 'en' ? 'en-GB' : languageCode.value),
);
export const theme = remembered<Theme>('theme', THEMES, 'system');
export const motion = remembered<MotionSetting>('motion', MOTIONS, 'system');
export const sound = remembered<Switch>('sound', SWITCH, 'on');
export const presenter = remembered<PresenterLevel>('presenter', PRESENTERS, 'all');
export const naming = remembered<Naming>('naming', NAMINGS, 'people');
export const confirm = remembered<Confirm>('confirm', CONFIRMS, 'deadly');
export const speed = remembered('speed', SPEEDS, '1');
/** Does a game begin with its opening? */
export const opening = remembered<Switch>('opening', SWITCH, 'on');
