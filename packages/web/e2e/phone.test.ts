/** A whole game in a window of 360 × 640, with a finger: nothing is cut off at the side, and what is pressed is large enough. */
import { expect, test } from 'vitest';
import { keptTables, replayed } from './harness/kept.ts';
import { useBrowser } from './harness/open.ts';
import { finger, playOn } from './harness/player.ts';
import { openTable } from './harness/tables.ts';

useBrowser();

test('A whole game with a finger on a small phone', async () => {
  const page = await openTable({ mode: 'suspicion', players: 4 }, { size: 'phone' });
  // A point, whichever screen was there before.
  await expect.poll(() => page.locator('.header-lamp').boundingBox()).toMatchObject({ width: 10, height: 10 });
  const overflows = new Set<string>();
  const small = new Set<string>();
  await playOn(page, {
    hand: finger,
    onSight: async ({ scene }) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 360) overflows.add(`${scene}: ${width}`);
      for (const key of await page.evaluate(smallKeys)) small.add(key);
    },
  });
  expect([...overflows]).toEqual([]);
  expect([...small]).toEqual([]);
  const [record] = await keptTables(page);
  expect(replayed(record!).game.outcome).toBeDefined();
});

/** WCAG 2.2, target size: 24 px, unless it stands in a line of text. */
const smallKeys = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button, a, select, [role=gridcell]')].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && element.checkVisibility();
    return isSeen && Math.min(width, height) < 24 ? [`${element.className} ${width} × ${height}`] : [];
  });
