/**
 * Opens the page as somebody would: a window, a language, a theme, a habit. Whatever goes wrong on the way, in the console, a script
 * or a request, fails the test that opened it.
 */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { newContext, type Profile } from './profile.ts';

export { SIZES, type Size } from './profile.ts';

export interface Visit extends Profile {
  /** The screen, as behind the `#`. */
  readonly screen?: string;
  /** Another place than the built page. */
  readonly url?: string;
  /** In the same browser profile as another page. */
  readonly context?: BrowserContext;
  /** Answers of the server that belong to what is tried, such as 403. */
  readonly refusals?: readonly number[];
}

/** For anything that should come by itself; a machine may be busy. */
const PATIENCE = 60_000;

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
  const context = visit.context ?? (await newContext(browser, visit));
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const faults = watch(page, visit.refusals ?? []);
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  await page.goto(`${url}#/${screen}`);
  await page.locator('main').waitFor();
  // A page does not wait for its letters for long; a proof does, so that nothing that it measures changes its width later.
  await page.evaluate(async () => void (await document.fonts.ready));
  return page;
};

/** What a request without a network ends with. */
const UNPLUGGED = 'net::ERR_INTERNET_DISCONNECTED';

const watch = (page: Page, refusals: readonly number[]): readonly string[] => {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isRefusal = refusals.some((status) => message.text().includes(`a status of ${status} `));
    const isKnown = isRefusal || message.text().includes(UNPLUGGED);
    if (['error', 'warning'].includes(message.type()) && !isKnown) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ stack, message }) => faults.push(`script: ${stack ?? message}`));
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // Whoever leaves or reloads a page takes back what was still under way; a proof that pulls the cable out knows why.
    if (!['net::ERR_ABORTED', UNPLUGGED].includes(errorText)) faults.push(`request: ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !refusals.includes(response.status()))
      faults.push(`request: ${response.url()} ${response.status()}`);
  });
  return faults;
};
