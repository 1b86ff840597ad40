/** What matters at the doors is seen without scrolling: on a laptop and on a phone, in every language. */
import type { LanguageCode } from '@room25/text';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newTable } from '../src/setup/open-table.ts';
import { USUAL_PLAN } from '../src/setup/plan.ts';
import { violationsOn } from './harness/axe.ts';
import { IS_NIGHT, READ_IN } from './harness/by-night.ts';
import { setShelf } from './harness/kept.ts';
import { openPage, type Size, useBrowser, type Visit } from './harness/open.ts';

useBrowser();

const WINDOWS = {
  laptop: { size: 'desktop', window: { width: 1366, height: 768 } },
  phone: { size: 'phone', window: { width: 390, height: 844 } },
} as const satisfies Record<string, { size: Size; window: { width: number; height: number } }>;

const CASES = (Object.keys(WINDOWS) as (keyof typeof WINDOWS)[]).flatMap((window) =>
  READ_IN.map((language) => [window, language] as const),
);

const opened = async (name: keyof typeof WINDOWS, language: LanguageCode, visit: Visit): Promise<Page> => {
  const { size, window } = WINDOWS[name];
  const page = await openPage({ ...visit, size, language, isStill: true });
  await page.setViewportSize(window);
  return page;
};

/** Those that are not wholly in the window. */
const hiddenAmong = (things: Locator): Promise<readonly string[]> =>
  things.evaluateAll((all) =>
    all
      .filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
      })
      .map((one) => one.textContent ?? ''),
  );

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.for(CASES)('A table is set up, on a %s in %s', async ([window, language]) => {
  for (const [screen, questions] of [
    ['setup/alone', 7],
    ['setup/together', 7],
    ['open', 7],
  ] as const) {
    const page = await opened(window, language, { screen });
    const asked = page.locator(
      '.setup-form-questions > .name-field, .preset-card, .party-panel, .setup-form-more summary, .setup-open .key',
    );
    await asked.nth(questions - 1).waitFor();
    await expect.poll(() => asked.count()).toBe(questions);
    await expect.poll(() => hiddenAmong(asked)).toEqual([]);
    await expect.poll(() => isTooWide(page)).toBe(false);
    if (IS_NIGHT) expect(await violationsOn(page)).toEqual([]);
    if (screen !== 'setup/together') continue;
    await page.locator('.setup-open .key').click();
    await page.locator('.casting-card').first().waitFor();
    await expect.poll(() => hiddenAmong(page.locator('.casting-card, .casting-keys .key'))).toEqual([]);
    if (IS_NIGHT) expect(await violationsOn(page)).toEqual([]);
  }
});

test.for(READ_IN)('A table is set up on the smallest phone in %s, and there is a way back', async (language) => {
  const page = await openPage({ screen: 'setup/alone', size: 'phone', language, isStill: true });
  await page.setViewportSize({ width: 360, height: 640 });
  const shown = page.locator('.setup-head > *, .preset-card, .party-panel, .setup-form-more summary');
  await expect.poll(() => shown.count()).toBe(9);
  const foot = page.locator('.setup-open');
  const bottomOf = (thing: Locator): Promise<number> =>
    thing.evaluate((element) => element.getBoundingClientRect().bottom);
  const topOfFoot = (): Promise<number> => foot.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => (await bottomOf(shown.last())) <= (await topOfFoot())).toBe(true);
  await expect.poll(() => hiddenAmong(shown)).toEqual([]);
  await expect.poll(() => isTooWide(page)).toBe(false);
  await page.locator('.setup-head .icon-key').click();
  await page.locator('.home').waitFor();
});

/** Of a server, to somebody whose move it is at two tables. */
const TABLES = [40_000, 3_600_000].map((left, place) => ({
  id: `t${place}`,
  code: `T${place}`,
  state: 'playing',
  edition: 'second',
  mode: 'suspicion',
  seats: 6,
  taken: 6,
  clock: { kind: 'live', program: 90, action: 45 },
  talk: 'chat',
  people: ['Noor', 'Maximiliane', 'Konstantin', 'Cleo', 'Bob'],
  updated: 0,
  awaited: true,
  deadline: Date.now() + left,
}));

test.for(CASES)('The first screen, on a %s in %s', async ([window, language]) => {
  const page = await opened(window, language, { settings: { name: 'Noor' } });
  await setShelf(page, [newTable(USUAL_PLAN, { id: 'mine', seed: 'x', time: Date.now() })]);
  await page.evaluate(() => {
    const today = new Date();
    const day = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) / 86_400_000;
    localStorage.setItem('room25.puzzle-days', JSON.stringify([day - 1, day]));
  });
  await page.route(/\/api\/tables/, (route) => route.fulfill({ json: { tables: TABLES } }));
  await page.route(/\/api\/quick/, (route) => route.fulfill({ json: { here: 12, waiting: 3 } }));
  await page.route(page.url().split('#')[0]!, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html', '<html data-server=""') });
  });
  await page.reload();
  await page.locator('.entry.urgent').waitFor();
  const doors = page.locator('.home-tonight .entry, .home-foot .key');
  await expect.poll(() => doors.count()).toBe(13);
  await expect.poll(() => hiddenAmong(doors)).toEqual([]);
  await expect.poll(() => isTooWide(page)).toBe(false);
  if (IS_NIGHT) expect(await violationsOn(page)).toEqual([]);
  await expect.poll(() => page.locator('.entry.urgent').getAttribute('href')).toBe('#/room/T0');
});
