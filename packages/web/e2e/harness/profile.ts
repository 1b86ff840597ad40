/** Somebody's browser: a window, a language, a theme, a habit, and what the page remembers of them. */
import type { Browser, BrowserContext } from 'playwright-core';
import { FIRSTS } from '../../src/presenter/occasions.ts';
import type { Plan } from '../../src/setup/plan.ts';

export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

const LOCALES = { en: 'en-GB', fr: 'fr-FR', ru: 'ru-RU' } as const;

export interface Profile {
  readonly size?: Size;
  readonly language?: keyof typeof LOCALES;
  readonly theme?: 'dark' | 'light';
  readonly isStill?: boolean;
  /** What this device remembers: settings by their names, as in `src/app/settings.ts`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** With the worker that keeps the page, some three hundred files, and answers in the server's place: for proofs of just that. */
  readonly hasWorker?: true;
  /** The table that is set up when the set-up screen is opened. */
  readonly plan?: Plan;
}

export const newContext = async (browser: Browser, profile: Profile): Promise<BrowserContext> => {
  const { size = 'desktop', language = 'en', theme = 'dark', isStill = false } = profile;
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size !== 'desktop',
    isMobile: size === 'phone',
    locale: LOCALES[language],
    colorScheme: theme,
    reducedMotion: isStill ? 'reduce' : 'no-preference',
    acceptDownloads: true,
  });
  await context.addInitScript(loadedDice);
  if (!profile.hasWorker) await context.addInitScript(forbidWorker);
  await context.addInitScript(remember, remembered(profile));
  return context;
};

/** What the page finds in its memory. Proofs begin at the first choice, with somebody who has seen it all, unless they are about just that. */
export const remembered = ({ settings, plan }: Profile): Readonly<Record<string, string>> => ({
  opening: 'off',
  firsts: FIRSTS.join(' '),
  ...settings,
  ...(plan && { plan: JSON.stringify(plan) }),
});

/** Runs in the page before anything of it. Once: what the page remembers itself is not put back at a reload. */
export const remember = (items: Readonly<Record<string, string>>): void => {
  if (localStorage.getItem('visited')) return;
  localStorage.setItem('visited', 'yes');
  for (const [name, value] of Object.entries(items)) localStorage.setItem(`room25.${name}`, value);
};

/** As a browser that has none. */
const forbidWorker = (): void => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

/** Every game is dealt from the same seeds, so that a proof that fails does so again. */
export const loadedDice = (): void => {
  let state = 25;
  const roll = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  Math.random = roll;
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) for (let at = 0; at < array.length; at++) array[at] = Math.floor(roll() * 256);
    return array;
  };
};
