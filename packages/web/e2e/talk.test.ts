/** Phrases of the game: said on rooms, in dossiers and in Talk, seen at the card of whoever says them, answered by bots. */
import { type LanguageCode, loadLanguage } from '@room25/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { IS_NIGHT, READ_IN } from './harness/by-night.ts';
import { GAMES } from './harness/games.ts';
import { knownTable, sitDownAt, tableFrom } from './harness/kept.ts';
import { openPage, useBrowser, type Visit } from './harness/open.ts';

useBrowser();

const HEAD = knownTable('suspicion', 'easy', 'role jennifer guard');

const open = async (visit: Visit = {}): Promise<Page> => {
  const page = await openPage({ isStill: true, settings: { speed: '4', presenter: 'off' }, ...visit });
  await sitDownAt(page, await tableFrom(HEAD, 'talk'));
  await page.locator('.program').waitFor();
  return page;
};

/** A bubble goes by itself: it is waited for from before it comes. */
const showing = async (page: Page, who: string, say: () => Promise<void>): Promise<void> => {
  await Promise.all([page.locator(`.bubbles-one[data-who=${who}]`).waitFor(), say()]);
};

/** The tab, or on a phone the way at the foot. */
const openTalk = async (page: Page, language: LanguageCode = 'en'): Promise<void> => {
  const name = { en: 'Talk', fr: 'Discussion', ru: 'Разговор' }[language];
  await page.getByRole('tab', { name }).or(page.locator('.foot-bar').getByRole('button', { name })).first().click();
  await page.locator('.say-row').waitFor();
};

test('What I say is seen at my card, and bots answer at theirs', async () => {
  const page = await open();
  // A key leads there, wherever the mouse was.
  await page.locator('.action-key').first().click();
  await page.keyboard.press('/');
  await page.locator('.say-row :focus').waitFor();
  await page.getByRole('button', { name: 'I suspect…' }).click();
  await showing(page, 'franck', () => page.getByRole('button', { name: 'I suspect Alice.' }).click());
  await page.locator('.say-standing', { hasText: 'No: Alice' }).waitFor();
  // The plan is still open: nobody has programmed behind my back.
  await expect.poll(() => page.locator('.program').count()).toBe(1);
  await expect.poll(() => page.locator('.cast-ready.yes').count()).toBe(0);

  await page
    .locator('.cast-row', { has: page.locator('.pawn-of-alice') })
    .locator('button')
    .first()
    .click();
  const web = page.locator('.pointers-web');
  await expect.poll(() => web.getAttribute('aria-label')).toBe('You suspect Alice.');
  await expect.poll(() => web.locator('path.suspect.near').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.locator('.dossier-column').waitFor({ state: 'detached' });

  await page.locator('.cell[data-spot=b2]').click();
  await page.getByRole('button', { name: 'Come to b2!' }).click();
  await page.locator('.say-standing', { hasText: 'Come to b2!' }).waitFor();
});

test.each(READ_IN)('The tabs stay as high as they are when there is something to read, in %s', async (language) => {
  const { phrases } = await loadLanguage(language);
  const page = await open({ language });
  await page.setViewportSize({ width: 1366, height: 768 });
  const height = (): Promise<number> =>
    page.locator('.side-tabs').evaluate((tabs) => tabs.getBoundingClientRect().height);
  const before = await height();
  await page.locator('.cell[data-spot=b2]').click();
  await page.getByRole('button', { name: phrases.saying({ saying: 'come', cell: 'b2' }) }).click();
  // As much as an evening brings.
  await page.locator('.side-tabs .unread').evaluate((count) => {
    count.textContent = '12';
  });
  expect(await height()).toBe(before);
});

test.each(READ_IN)('It can be read on a phone and on a desk, in %s', async (language) => {
  for (const size of ['phone', 'tall phone', 'desktop'] as const) {
    const page = await open({ size: size === 'tall phone' ? 'phone' : size, language });
    if (size === 'tall phone') await page.setViewportSize({ width: 390, height: 844 });
    await openTalk(page, language);
    await page.locator('.say-chip').first().click();
    await showing(page, 'franck', () => page.locator('.say-heads .key').first().click());
    // At once: it goes by itself.
    expect(await page.evaluate(brokenBubbles), size).toEqual([]);
    await expect.poll(() => page.evaluate(cutOff)).toEqual([]);
  }
});

test.each(READ_IN)('No word is broken where many play and their cards are low, in %s', async (language) => {
  const page = await openPage({ isStill: true, settings: { speed: '4', presenter: 'off' }, language });
  await showing(page, 'kevin', () => sitDownAt(page, GAMES.adrenaline));
  expect(await page.evaluate(coveredWords)).toEqual([]);
  expect(await page.evaluate(brokenBubbles)).toEqual([]);
});

/** Runs in the page: bubbles beside cards in which a word is broken in two. */
const brokenBubbles = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.bubbles > .bubbles-one')]
    .filter((bubble) => {
      const { width } = bubble.getBoundingClientRect();
      bubble.style.cssText += 'max-inline-size: none; inline-size: min-content';
      return width < bubble.getBoundingClientRect().width;
    })
    .map(({ innerText }) => innerText);

/** Runs in the page: what stands out of the window, and bubbles over the board or over the two lines that a tall phone keeps for the presenter. */
const cutOff = (): string[] => {
  const isTall = innerWidth < 600 && innerHeight >= 760;
  const free = isTall ? document.querySelector('.table-presenter')!.getBoundingClientRect().top + 40 : 0;
  const tiles = [...document.querySelectorAll('.cell')].map((cell) => cell.getBoundingClientRect());
  return [...document.querySelectorAll<HTMLElement>('.say .key, .bubbles-one')].flatMap((each) => {
    const { left, right, top } = each.getBoundingClientRect();
    const isOver =
      each.matches('.bubbles-one') &&
      tiles.some(
        (tile) =>
          right > tile.left &&
          left < tile.right &&
          top < tile.top &&
          each.getBoundingClientRect().bottom > tile.top + 2,
      );
    const isHigh = each.matches('.bubbles-one') && top < free;
    const isCut = left < 0 || right > innerWidth || each.scrollWidth > each.clientWidth + 1;
    return isCut || isOver || isHigh ? [each.innerText] : [];
  });
};

const WINDOWS = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1280, 800],
  [844, 390],
] as const;

test('What is said covers no name and nothing else that is said, neither on a desk nor on a phone', async () => {
  for (const [width, height] of WINDOWS.filter((_, place) => IS_NIGHT || place % 2 === 0)) {
    const page = await open({ size: width < 600 ? 'phone' : 'desktop' });
    await page.setViewportSize({ width, height });
    await openTalk(page);
    await page.getByRole('button', { name: 'I suspect…' }).click();
    // She answers.
    await showing(page, 'alice', () =>
      showing(page, 'franck', () => page.getByRole('button', { name: 'I suspect Alice.' }).click()),
    );
    // Without a column the talk lies over the table: back to it, as long as the bubbles are up.
    if (width < 900) await page.locator('.foot-bar button').first().click();
    expect(await page.evaluate(coveredWords), `${width} × ${height}`).toEqual([]);
    await page.close();
  }
});

test('What is said covers nothing that a teacher says, on a phone', async () => {
  const page = await openPage({ screen: 'learn/signals', size: 'phone', isStill: true });
  await Promise.all([page.locator('.bubbles-one').waitFor(), page.locator('dialog[open] .key.ivory').click()]);
  expect(await page.evaluate(coveredWords)).toEqual([]);
});

/** Runs in the page: names, YOU, tiles, the letters of columns on a phone, and words under a bubble. */
const coveredWords = (): string[] => {
  const bubbles = [...document.querySelectorAll('.bubbles-one')];
  const words = document.querySelectorAll('.cast-name, .cast-words small, .board-well, .coach-line, .bubbles-one');
  const letters = innerWidth < 600 ? [...document.querySelectorAll('.label')] : [];
  return [...words, ...letters]
    .filter((each) => {
      const { left, right, top, bottom, width } = each.getBoundingClientRect();
      const isUnder = bubbles
        .filter((bubble) => bubble !== each)
        .map((bubble) => bubble.getBoundingClientRect())
        .some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top);
      return width > 0 && isUnder;
    })
    .map(({ className, textContent }) => `${className} ${textContent}`);
};
