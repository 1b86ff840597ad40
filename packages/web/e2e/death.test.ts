/** My own death is a moment of the whole table, and then a choice; a ghost sees everything, and only then. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { importText, isRefusal } from '../src/saves/import.ts';
import { setShelf } from './harness/kept.ts';
import { openPage, useBrowser } from './harness/open.ts';

useBrowser();

/** Franck is to act, and there is nothing around him but what kills. */
const RECORD = `# players person random random random
edition second
mode suspicion
order franck jennifer max alice
board
  (EM) (EM) (VI) (EM) (25)
  (EM) (EM) (MR) (EM) (EM)
  (EM) (MR) CE   (MR) (EM)
  (EM) (EM) (MR) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
role alice guard

franck: program move
rest: program look
`;

const die = async (size: 'desktop' | 'phone', language: 'en' | 'fr' | 'ru' = 'en'): Promise<Page> => {
  const page = await openPage({ size, language, isStill: true, settings: { speed: '4', sound: 'off' } });
  const record = await importText(RECORD, { id: 'death', time: Date.UTC(2026, 10, 15) });
  if (isRefusal(record)) throw new Error(`line ${record.line}: ${record.fault}`);
  await setShelf(page, [record]);
  await page.evaluate(() => {
    location.hash = '#/table/death';
  });
  await page.locator('[data-spot=b3][data-legal]').click();
  // A finger chooses first, and then plays.
  const live = page.locator('.act-keys .key.live');
  await live.or(page.locator('.beats-death')).first().waitFor();
  if (await live.isVisible()) await live.click();
  await page.locator('.beats-keys').waitFor();
  return page;
};

const seen = (page: Page) => page.locator('.tile-known').count();

test.each(['desktop', 'phone'] as const)('Whoever dies chooses how to go on, on a %s', async (size) => {
  const page = await die(size);
  expect(await page.locator('.beats-choice').allInnerTexts()).toHaveLength(3);
  // Nothing runs on meanwhile, and no key makes it.
  const log = await page.locator('.beats-death').innerText();
  expect(log).toContain('b3');
  await page.keyboard.press('>');
  await page.keyboard.press('k');
  expect(await page.locator('.beats-death').count()).toBe(1);
  expect(await seen(page)).toBeLessThan(3);
  expect(await page.locator('.cast-role').count()).toBe(0);
  await page.locator('.beats-choice').first().click();
  await expect.poll(() => seen(page)).toBeGreaterThan(10);
  await expect.poll(() => page.locator('.cast-role').count()).toBe(4);
});

test.each(['en', 'fr', 'ru'] as const)('The end can be skipped to, in %s', async (language) => {
  const page = await die('desktop', language);
  await page.locator('.beats-choice').nth(1).click();
  await page.locator('main.end').waitFor({ timeout: 60_000 });
});

test('Another game can be begun at once', async () => {
  const page = await die('desktop');
  await page.locator('.beats-choice').nth(2).click();
  await page.locator('.beats-death').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('#/table/death');
});
