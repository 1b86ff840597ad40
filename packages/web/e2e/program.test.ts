/** Programming in three languages, with four actions and with five, in windows of every width: words fit, and nothing moves as slots fill. */
import type { Edition } from '@room25/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { IS_NIGHT, READ_IN } from './harness/by-night.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { playOn } from './harness/player.ts';
import { SCREENS, visit } from './harness/screens.ts';
import type { Sight } from './harness/sight.ts';
import { openTable } from './harness/tables.ts';

useBrowser();

const ALL_WINDOWS = [
  [360, 640],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const WINDOWS = ALL_WINDOWS.filter((_, place) => IS_NIGHT || place % 2 === 0);

test.each(READ_IN)('What is programmed can be read in %s', async (language) => {
  const faults: string[] = [];
  for (const edition of ['second', 'ultimate'] satisfies Edition[]) {
    const page = await openTable({ edition, mode: 'cooperation', players: 4 }, { language });
    await playOn(page, { until: ({ scene }) => scene === 'program' });
    for (const [width, height] of WINDOWS) {
      await resize(page, width, height);
      const before = await deskHeight(page);
      for (const place of [3, 1]) {
        await page.locator('.action-key').nth(place).click();
        for (const fault of await page.evaluate(findCutOff)) faults.push(`${edition} ${width}: ${fault}`);
        const now = await deskHeight(page);
        // A pixel is lost by rounding.
        if (Math.abs(now - before) > 1) faults.push(`${edition} ${width}: the desk was ${before} and is ${now} high`);
      }
      for (const place of [1, 0]) await page.locator('.program-slot').nth(place).click();
    }
  }
  expect(faults).toEqual([]);
});

test('Whoever presses twice has pressed once', async () => {
  const page = await openTable({ mode: 'cooperation', players: 4 });
  await playOn(page, { until: ({ scene }) => scene === 'program' });
  await page.locator('.action-key').first().click();
  await page.locator('.program-lock-in').evaluate((key: HTMLElement) => {
    key.click();
    key.click();
  });
  await page.locator('.watch, .act').first().waitFor();
  await expect.poll(() => page.locator('.desk-refusal').count()).toBe(0);
});

test('Whoever watches sees who acts, and hears when it is their turn', async () => {
  const page = await openPage({ settings: { speed: '0.5' } });
  await visit(page, SCREENS.find(({ name }) => name === 'watching')!);
  // Paused, it steps to where somebody else is on.
  await page.keyboard.press('.');
  await page.locator('.watch-wait', { hasText: /Then .*you|you again in round 2/i }).waitFor();
  await expect.poll(() => page.locator('.watch-head .pawn').count()).toBe(1);
});

test.each([
  [1366, 768],
  [1024, 768],
])('The board is as large while others play as while one plans, at %i × %i', async (width, height) => {
  const page = await openTable({ mode: 'suspicion', players: 6 });
  await resize(page, width, height);
  const sizes: Partial<Record<Sight['scene'], number>> = {};
  const isMeasured = (): boolean => [sizes.program, sizes.act, sizes.watch].every((size) => size !== undefined);
  const onSight = async ({ scene }: Sight): Promise<void> => {
    sizes[scene] = await boardWidth(page);
  };
  await playOn(page, { onSight, until: isMeasured });
  expect([sizes.act, sizes.watch]).toEqual([sizes.program, sizes.program]);
});

/** Until the page has laid itself out for it: what it shows in such a window it hears of a frame later. */
const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [width, height] as const);
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
};

const boardWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('.board-tray')!.getBoundingClientRect().width);

const deskHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('.desk')!.getBoundingClientRect().height);

/** Runs in the page: words that stand out of their key or slot, and keys that lie over one another. */
const findCutOff = (): string[] => {
  const faults: string[] = [];
  const boxes = [
    ...document.querySelectorAll<HTMLElement>(
      '.program .action-key, .program-slot, .program-slot-adrenaline, .program-lock-in',
    ),
  ];
  for (const [place, box] of boxes.entries()) {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    for (const word of box.querySelectorAll('b, small, span:not(.unseen):not(:has(*))')) {
      const range = document.createRange();
      range.selectNodeContents(word);
      const own = range.getBoundingClientRect();
      if (own.left < left - 1 || own.right > right + 1 || own.top < top - 1 || own.bottom > bottom + 1)
        faults.push(`“${word.textContent}” does not fit`);
    }
    for (const other of boxes.slice(place + 1)) {
      const next = other.getBoundingClientRect();
      if (left < next.right - 1 && next.left < right - 1 && top < next.bottom - 1 && next.top < bottom - 1)
        faults.push(`“${box.innerText}” and “${other.innerText}” overlap`);
    }
  }
  return faults;
};
