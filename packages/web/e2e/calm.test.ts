/** Nothing jumps, nothing stutters, nothing is cut off, and whoever wants stillness gets it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { IS_NIGHT } from './harness/by-night.ts';
import { GAMES } from './harness/games.ts';
import { setShelf } from './harness/kept.ts';
import { openPage, SIZES, type Size, useBrowser } from './harness/open.ts';
import { SCREENS, visit } from './harness/screens.ts';

useBrowser();

const namesOf = (...names: readonly string[]) => SCREENS.filter(({ name }) => names.includes(name));
const MAIN = namesOf(
  'home',
  'home-resume',
  'setup',
  'saves',
  'settings',
  'programming',
  'moving',
  'ultimate',
  'curtain',
  'end',
);

/** By day the narrowest and the widest. */
const LOADED_ON = (Object.keys(SIZES) as Size[]).filter((size) => IS_NIGHT || size !== 'tablet');

test.for(LOADED_ON)('Nothing shifts while fonts and drawings load, on a %s', async (size) => {
  for (const address of ['', 'table/programming', 'table/over']) {
    const page = await openPage({ size, screen: 'saves', isStill: true });
    await setShelf(page, [GAMES.programming, GAMES.over]);
    await page.goto(`${page.url().split('#')[0]}?${size}#/${address}`);
    await page.locator('main').first().waitFor();
    await page.waitForFunction(isDrawn);
    const { sum, moved } = await shiftOn(page);
    expect(sum, `${address}: ${moved.join(', ')}`).toBeLessThan(0.01);
    await page.close();
  }
});

/** Runs in the page: letters and drawings have come. */
const isDrawn = async (): Promise<boolean> => {
  await document.fonts.ready;
  return [...document.querySelectorAll('[id^=sprite-]')].every((sprite) => sprite.innerHTML !== '');
};

interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/** The sum that browsers call cumulative layout shift: 0 is none, 0.1 is felt. */
const shiftOn = (page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let sum = 0;
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as unknown as readonly Shift[]) {
            sum += value;
            moved.push(...sources.map(({ node }) => (node instanceof Element ? node.className : '?')));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // What has shifted so far is told in a task of its own, after the picture that is being drawn now.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done({ sum, moved }))));
      }),
  );

test('The board keeps its place while the presenter speaks, on a tablet', async () => {
  const page = await openPage({ size: 'tablet', screen: 'saves', settings: { firsts: '' } });
  await setShelf(page, [GAMES.programming]);
  await page.goto(`${page.url().split('#')[0]}?speaks#/table/programming`);
  await page.locator('.presenter-strap').waitFor();
  const place = () => page.locator('.cell[data-spot=a1]').boundingBox();
  const before = await place();
  await page.keyboard.press('Escape');
  await page.locator('.presenter-strap').waitFor({ state: 'detached' });
  expect(await place()).toEqual(before);
});

test('At 200 % nothing runs out at the side, and everything can be reached', async () => {
  const page = await openPage({ isStill: true });
  // What a window of 1440 × 900 has left when its page is shown twice as large.
  await page.setViewportSize({ width: 720, height: 450 });
  for (const screen of MAIN) {
    await visit(page, screen);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, screen.name).toBeLessThanOrEqual(720);
  }
});

test('Whoever wants stillness sees nothing move but fades', async () => {
  const page = await openPage({ isStill: true, settings: { speed: '1' } });
  await setShelf(page, [GAMES.programming]);
  await page.evaluate(() => {
    location.hash = '#/table/programming';
  });
  await page.locator('.program').waitFor();
  await page.evaluate(watchMotion);
  await page.locator('.action-key').nth(1).click();
  await page.locator('.program-lock-in').click();
  await page.locator('.act').waitFor({ timeout: 60_000 });
  const moved = await page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved]);
  expect(moved).toEqual([]);
});

/** Collects what any animation changes besides how much one sees of it. */
const watchMotion = (): void => {
  const moved = new Set<string>();
  Object.assign(globalThis, { moved });
  const look = (): void => {
    for (const { effect, playState } of document.getAnimations()) {
      // What is over before it can be seen does not move.
      const isSeen = Number(effect?.getComputedTiming().duration) > 1;
      if (playState !== 'running' || !isSeen || !(effect instanceof KeyframeEffect)) continue;
      for (const frame of effect.getKeyframes())
        for (const name of Object.keys(frame))
          if (['transform', 'translate', 'scale', 'rotate', 'left', 'top'].includes(name))
            moved.add(`${effect.target?.className}: ${name} ${frame[name]}`);
    }
    requestAnimationFrame(look);
  };
  look();
};

test('While sharp bots think, the page itself hardly works', async () => {
  const { seats, ...table } = GAMES.programming;
  const page = await openPage({ isStill: true });
  await setShelf(page, [
    { ...table, seats: seats.map(({ player }) => ({ player: player === 'person' ? player : 'hard' })) },
  ]);
  await page.evaluate(() => {
    location.hash = '#/table/programming';
  });
  await page.locator('.program').waitFor();
  await page.waitForFunction(isDrawn);
  // By the time that its thread had a core, so that a busy machine does not matter.
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const before = await busy();
  const started = Date.now();
  await page.waitForTimeout(2000);
  expect((await busy()) - before).toBeLessThan(((Date.now() - started) / 1000) * 0.5);
});
