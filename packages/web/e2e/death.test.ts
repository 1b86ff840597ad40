/** My own death is a moment of the whole table, and then a choice; a ghost sees everything, and only then. A mask that falls is one, too. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEADLY_DOORS } from '../test/table/deadly-doors.ts';
import { READ_IN } from './harness/by-night.ts';
import { sitDownAt, tableFrom } from './harness/kept.ts';
import { openPage, useBrowser, type Visit } from './harness/open.ts';
import { pauseAt } from './harness/pause.ts';

useBrowser();

const die = async (
  size: 'desktop' | 'phone',
  language: 'en' | 'fr' | 'ru' = 'en',
  manner: Visit = { isStill: true, settings: { speed: '4', sound: 'off' } },
): Promise<Page> => {
  const page = await openPage({ size, language, ...manner });
  const record = await tableFrom(DEADLY_DOORS, 'death');
  await sitDownAt(page, record);
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
  await expect.poll(() => page.locator('.beats-choice').allInnerTexts()).toHaveLength(3);
  // Nothing runs on meanwhile, and no key makes it.
  const log = await page.locator('.beats-death').innerText();
  expect(log).toContain('b3');
  expect(await page.locator('.strap').count(), 'one farewell').toBe(1);
  await page.keyboard.press('>');
  await page.keyboard.press('k');
  await expect.poll(() => page.locator('.beats-death').count()).toBe(1);
  await expect.poll(() => seen(page)).toBeLessThan(3);
  await expect.poll(() => page.locator('.cast-role').count()).toBe(0);
  // Bots are quick: the game would soon be over. One's own role, in the first row, is shown before those of the others.
  await pauseAt(page, '.cast-row + .cast-row .cast-role');
  await page.locator('.beats-choice').first().click();
  await expect.poll(() => seen(page)).toBeGreaterThan(10);
  await expect.poll(() => page.locator('.cast-role').count()).toBe(4);
});

test.each(READ_IN)('The end can be skipped to, in %s', async (language) => {
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

test('The dead have something to do: a bet, of which the end tells', async () => {
  const page = await die('phone', 'en', { settings: { speed: '1', sound: 'off' } });
  // In the turn of the death.
  await pauseAt(page, '.table:not(:has(.beats-death)) .bet-keys');
  await page.locator('.beats-choice').first().click();
  await page.locator('.watch-keys').getByRole('button', { name: 'Continue' }).waitFor();
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('.bet-keys').waitFor();
    await expect.poll(() => page.evaluate(outOfDesk), { message: `${width} × ${height}` }).toEqual([]);
  }
  await page.getByRole('button', { name: 'They stay inside' }).click();
  await page.getByText('Your bet: “They stay inside”. The end will tell.').waitFor();
  // Much happens in one moment.
  await page.locator('.watch-now').evaluate((now) => {
    now.textContent = 'Emmett says a4 is red: mortal danger. Alice enters c4. Revealed in c4: Trapped room.';
  });
  await expect.poll(() => page.evaluate(outOfDesk)).toEqual([]);
  await expect.poll(() => page.locator('.bet-keys').count()).toBe(0);
  // Whoever skips does not stay paused.
  await page.locator('.watch-skip').click();
  await page.locator('main.end').waitFor({ timeout: 60_000 });
  await expect
    .poll(() => page.locator('.end-bet').innerText())
    .toMatch(/^You bet on turn 1: “They stay inside”\. You were (right|wrong)\.$/);
});

/** Franck looks; the others are to go into what kills. */
const WATCHING = DEADLY_DOORS.replace('franck: program move', 'franck: program look').replace(
  'rest: program look',
  'rest: program move',
);

test('The living have something to do: one press for whoever lies, of which the end tells', async () => {
  const page = await openPage({ size: 'phone', settings: { speed: '1', sound: 'off' } });
  await sitDownAt(page, await tableFrom(WATCHING, 'watching'));
  const live = page.locator('.act-keys .key.live');
  await page.locator('[data-spot=b3][data-legal]').click();
  await live.or(page.locator('.tell')).first().waitFor();
  if (await live.isVisible()) await live.click();
  await page.locator('.tell').waitFor();
  // What comes next waits.
  await page.keyboard.press('k');
  await page.locator('.tell-silent').click();
  const bet = page.getByRole('button', { name: 'Bet: Who is lying?' });
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await bet.waitFor();
    await expect.poll(() => page.evaluate(outOfDesk), { message: `${width} × ${height}` }).toEqual([]);
    await bet.click();
    await page.locator('.liar-key-heads').getByRole('button', { name: 'Alice' }).waitFor();
    await expect.poll(() => page.evaluate(outOfDesk), { message: `${width} × ${height}` }).toEqual([]);
    if (height < 844) await page.keyboard.press('Escape');
  }
  await page.locator('.liar-key-heads').getByRole('button', { name: 'Alice' }).click();
  await page.getByLabel('Your bet: “Alice is lying”. The end will tell.').waitFor();
  await expect.poll(() => bet.count()).toBe(0);
  await page.locator('.watch-keys').getByRole('button', { name: 'Continue' }).waitFor();
  await page.locator('.watch-skip').click();
  await page.locator('main.end').waitFor({ timeout: 60_000 });
  await expect
    .poll(() => page.locator('.end-bet').innerText())
    .toBe('You bet on turn 1: “Alice is lying”. You were wrong.');
});

/** Runs in the page. */
const outOfDesk = (): (string | null)[] => {
  const desk = document.querySelector('.desk')!.getBoundingClientRect();
  return [...document.querySelectorAll('.watch :is(p, button, select)')]
    .filter((each) => {
      const { left, right, top, bottom, width } = each.getBoundingClientRect();
      const isOut = left < desk.left || right > desk.right || top < desk.top || bottom > desk.bottom;
      return width > 1 && isOut;
    })
    .map(({ textContent, className }) => `${className} ${textContent}`);
};

/** Franck, who is a guard, is to act. */
const UNMASKING = DEADLY_DOORS.replace('role alice guard', 'role franck guard\nrole alice guard');

test.each(['desktop', 'phone'] as const)('A mask that falls is felt by the whole table, on a %s', async (size) => {
  const page = await openPage({ size, settings: { speed: '0.5', sound: 'off' } });
  await sitDownAt(page, await tableFrom(UNMASKING, 'unmasking'));
  await page.locator('.act').waitFor();
  expect(await page.locator('.table.unmasks, .cast-row.unmasked, .beats-unmasked').count()).toBe(0);
  // It does not last: it is stopped, and all of it is looked at in one moment.
  await pauseAt(page, '.table.unmasks');
  const felt = page.waitForFunction(() => {
    const headline = document.querySelector<HTMLElement>('.table.unmasks .beats-unmasked');
    const board = document.querySelector('.table-board')!.getBoundingClientRect();
    if (!headline || !document.querySelector('.cast-row.mine.unmasked')) return undefined;
    return { words: headline.innerText, under: headline.getBoundingClientRect().top - board.bottom };
  });
  await page.locator('.role-card').hover();
  await page.mouse.down();
  await page.locator('button.role-reveal').hover();
  const { words, under } = (await (await felt).jsonValue())!;
  await page.mouse.up();
  expect(words).toMatch(/^The mask falls\s+FRANCK: GUARD$/);
  expect(under, 'it does not cover the board').toBeGreaterThanOrEqual(-1);
  await page.keyboard.press('k');
  await page.locator('.table.unmasks').waitFor({ state: 'detached' });
  await page.locator('.act').waitFor();
});
