/** The end says first whether I won, as what and why; what can be done next is in sight on the commonest laptop and on a phone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guardsWin } from '../test/end/guards-win.ts';
import { READ_IN } from './harness/by-night.ts';
import { copiedBy } from './harness/clipboard.ts';
import { sitDownAt, tableFrom } from './harness/kept.ts';
import { openPage, useBrowser } from './harness/open.ts';

useBrowser();

const openEnd = async (page: Page, players: string): Promise<void> => {
  const record = await tableFrom(guardsWin(players), 'end');
  expect(record.outcome?.result).toBe('guards');
  await sitDownAt(page, record);
  await page.locator('main.end').waitFor();
};

const VERDICTS = { en: 'You won', fr: 'Gagné', ru: 'Победа' } as const;

test.each(READ_IN)('My verdict comes first, in %s', async (language) => {
  const page = await openPage({ language, isStill: true, settings: { sound: 'off' } });
  await page.setViewportSize({ width: 1366, height: 768 });
  await openEnd(page, 'person easy easy easy');
  await expect.poll(() => page.locator('h1').innerText()).toBe(VERDICTS[language].toUpperCase());
  await expect.poll(() => page.locator('.end-as.guard').count()).toBe(1);
  await expect.poll(() => page.locator('.end-why').innerText()).toMatch(/: .*1.*, .*1|: .*1.* (and|et|и)\s.*1/);
  await expect.poll(() => page.locator('.cast-list-row').first().getAttribute('class')).toContain('mine');
  // Of a game that this page dealt there is nothing to be checked.
  await expect.poll(() => page.locator('.end-seed a').count()).toBe(0);
  const edges = async (): Promise<readonly number[]> =>
    page.locator('.end-keys .key').evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().bottom));
  await expect.poll(async () => Math.max(...(await edges()))).toBeLessThanOrEqual(768);
  await expect.poll(() => page.locator('.moment-cards-show').count()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect.poll(async () => (await edges())[0]).toBeLessThanOrEqual(844);
  // In one column the masks fall at once.
  const tops = (): Promise<number[]> =>
    page
      .locator('.end-keys, #cast, .moment-cards, .last-picture')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top).sort((one, other) => one - other));
  const cast = async (): Promise<number> => (await page.locator('#cast').boundingBox())!.y;
  await expect.poll(async () => (await tops()).indexOf(await cast())).toBe(1);
});

test('Around one screen the headline is everybody’s, and each has a verdict', async () => {
  const page = await openPage({ isStill: true, settings: { sound: 'off' } });
  await openEnd(page, 'person person easy easy');
  await expect.poll(() => page.locator('h1').innerText()).toBe('THE GUARDS WIN');
  await expect.poll(() => page.locator('.end-as').count()).toBe(0);
  const rows = page.locator('.cast-list-row', { has: page.locator('.cast-list-you') });
  expect((await rows.locator('.cast-list-you').allInnerTexts()).sort()).toEqual(['LOST', 'WON']);
});

test('A link shows where it turned', async () => {
  const page = await openPage({ isStill: true, settings: { sound: 'off' } });
  await openEnd(page, 'person easy easy easy');
  const share = page.locator('.end-keys .key').nth(1);
  const link = await copiedBy(page, () => share.click());
  await expect.poll(() => share.innerText()).toBe('LINK COPIED');
  expect(link, 'with whose eyes it was seen').toMatch(/\/\d+-1$/);
  for (const show of await page.locator('.moment-cards-show').all())
    expect(await show.getAttribute('href')).toMatch(/\/\d+-1$/);
  await page.goto(link);
  await page.locator('.replay-keys').waitFor();
  await expect.poll(() => page.locator('.now-card').innerText()).toContain('Max');
});
