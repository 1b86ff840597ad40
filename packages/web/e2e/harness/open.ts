/**
 * Opens the page as somebody would: a window, a language, a theme, a habit. Whatever goes wrong on the way, in the console, a script
 * or a request, fails the test that opened it.
 */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import type { Plan } from '../../src/setup/plan.ts';

export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

const LOCALES = { en: 'en-GB', fr: 'fr-FR', ru: 'ru-RU' } as const;

export interface Visit {
  readonly size?: Size;
  readonly language?: keyof typeof LOCALES;
  readonly theme?: 'dark' | 'light';
  readonly isStill?: boolean;
  /** What this device remembers: settings by their names, as in `src/app/settings.ts`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The table that is set up when the set-up screen is opened. */
  readonly plan?: Plan;
  /** The screen, as behind the `#`. */
  readonly screen?: string;
  /** Another place than the built page. */
  readonly url?: string;
  /** In the same browser profile as another page. */
  readonly context?: BrowserContext;
}

/** For anything that should come by itself; a machine may be busy. */
const PATIENCE = 15_000;

let browser: Browser;

/** To be called at the top of a test file. */
export const useBrowser = (): void => {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser.close());
};

export const openPage = async (visit: Visit = {}): Promise<Page> => {
  const { screen = '', url = inject('page') } = visit;
  const context = visit.context ?? (await newContext(visit));
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const faults = watch(page);
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  await page.goto(`${url}#/${screen}`);
  await page.locator('main').waitFor();
  return page;
};

const newContext = async (visit: Visit): Promise<BrowserContext> => {
  const { size = 'desktop', language = 'en', theme = 'dark', isStill = false, settings = {}, plan } = visit;
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
  const remembered = { ...settings, ...(plan && { plan: JSON.stringify(plan) }) };
  await context.addInitScript((items) => {
    // Once: what the page remembers itself is not put back at a reload.
    if (localStorage.getItem('visited')) return;
    localStorage.setItem('visited', 'yes');
    for (const [name, value] of Object.entries(items)) localStorage.setItem(`room25.${name}`, value);
  }, remembered);
  return context;
};

/** Every evening is dealt from the same seeds, so that a proof that fails does so again. */
const loadedDice = (): void => {
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

const watch = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ stack, message }) => faults.push(`script: ${stack ?? message}`));
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // Whoever leaves or reloads a page takes back what was still under way.
    if (errorText !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`request: ${response.url()} ${response.status()}`);
  });
  return faults;
};
