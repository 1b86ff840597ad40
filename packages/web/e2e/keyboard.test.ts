/** From the first screen to the end of a game without a mouse, and without ever losing the focus. */
import { expect, test } from 'vitest';
import { keptTables, replayed } from './harness/kept.ts';
import { playByKeys, tabTo } from './harness/keyboard.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { planOf } from './harness/tables.ts';

useBrowser();

test('A whole game by keyboard alone', async () => {
  const page = await openPage({ plan: planOf({ mode: 'cooperation', players: 4 }), settings: { speed: '4' } });
  await tabTo(page, '.home-foot a[href="#/setup/alone"]');
  await page.keyboard.press('Enter');
  await page.locator('.setup').waitFor();
  await tabTo(page, '.setup-open .key');
  await page.keyboard.press('Enter');
  // The first question takes the focus to the board, whose `?` is about a room.
  await page.locator('[role=gridcell][data-legal]:focus').waitFor();
  await page.keyboard.press('F6');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await playByKeys(page);
  const [record] = await keptTables(page);
  expect(replayed(record!).game.outcome).toBeDefined();
});

test('The keys of the board', async () => {
  const page = await openPage({ plan: planOf({ mode: 'cooperation', players: 4 }), screen: 'setup/alone' });
  await page.locator('.setup-open .key').click();
  await page.locator('.act').waitFor();
  await tabTo(page, '.cell');
  const here = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-spot') ?? null);
  await expect.poll(here).toBe('c3');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(here).toBe('b3');
  await page.keyboard.press('e');
  await page.keyboard.press('5');
  await expect.poll(here).toBe('e5');
  // The focus is on the key that closes it.
  for (const close of ['Escape', 'Enter']) {
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'e5' }).waitFor();
    await page.keyboard.press(close);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(here).toBe('e5');
  }
  await page.keyboard.press('n');
  await page.locator('.cell[aria-label*="Possible target"]:focus').waitFor();
  await page.keyboard.press('m');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('room25.sound'))).toBe('off');
});
