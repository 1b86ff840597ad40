/**
 * The opening of a game: who one is, the card that one turns, the goal, and then the first question. Two worlds that differ in one's
 * role alone look the same, to the letter, until the card is turned, and again once it is left.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedTable } from '../src/saves/saved-table.ts';
import { firsts as enFirsts } from '../src/words/en/firsts.ts';
import { opening as en } from '../src/words/en/opening.ts';
import { table as enTable } from '../src/words/en/table.ts';
import { firsts as frFirsts } from '../src/words/fr/firsts.ts';
import { opening as fr } from '../src/words/fr/opening.ts';
import { table as frTable } from '../src/words/fr/table.ts';
import type { OpeningWords } from '../src/words/opening.ts';
import { firsts as ruFirsts } from '../src/words/ru/firsts.ts';
import { opening as ru } from '../src/words/ru/opening.ts';
import { table as ruTable } from '../src/words/ru/table.ts';
import { READ_IN } from './harness/by-night.ts';
import { expectSamePages } from './harness/eyes.ts';
import { knownTable, sitDownAt, tableFrom } from './harness/kept.ts';
import { openTelevision, serve } from './harness/online.ts';
import { openPage, useBrowser, type Visit } from './harness/open.ts';
import { openTable } from './harness/tables.ts';

useBrowser();

const WORDS = { en, fr, ru };
const TABLE = { en: enTable, fr: frTable, ru: ruTable };
/** Still, so that nothing goes on by itself. */
const WITH = { isStill: true, settings: { opening: 'on', firsts: '' } } as const;
const FIRSTS = { en: enFirsts, fr: frFirsts, ru: ruFirsts };

const CASES = READ_IN.flatMap((language) => (['phone', 'desktop'] as const).map((size) => ({ language, size })));

test.for(CASES)('In $language on a $size it leads from one’s name to one’s clue', async ({ language, size }) => {
  const said = WORDS[language];
  const page = await openTable({ mode: 'suspicion', players: 6 }, { ...WITH, language, size });
  await page.locator('.opening-tonight h1').waitFor();
  await expect.poll(() => page.locator('.opening-strap').innerText()).toContain(said.greeting(6));
  await expectToFit(page);
  await page.keyboard.press('Enter');

  const turn = page.getByRole('button', { name: said.turn });
  await turn.waitFor();
  await expect.poll(() => page.locator('.opening-back').count()).toBe(1);
  await expect.poll(() => page.locator('.opening-front').count()).toBe(0);
  await expectToFit(page);
  await turn.click();
  await page.locator('.opening-front').waitFor();
  const lines = await page.locator('.opening-line').allInnerTexts();
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain('10');
  expect(lines[2]).toContain('5');
  await expectToFit(page);

  // Whoever leaves the page leaves a card that lies face down.
  await page.evaluate(() => void dispatchEvent(new Event('blur')));
  await expect.poll(() => page.locator('.opening-front').count()).toBe(0);
  await turn.click();
  // Odette's strap goes by itself.
  await Promise.all([
    page.locator('.presenter-strap', { hasText: FIRSTS[language].clue }).waitFor(),
    page.getByRole('button', { name: said.to.clues }).click(),
  ]);
  await page.getByRole('heading', { name: TABLE[language].act.clue[0] }).waitFor();
  await expect.poll(() => page.locator('.opening').count()).toBe(0);
  if (size === 'desktop') await expect.poll(() => page.locator('.header-goal').innerText()).toContain(goalOf(said));

  // Once a game; and what Odette has explained she does not explain again.
  await page.reload();
  await page.getByRole('heading', { name: TABLE[language].act.clue[0] }).waitFor();
  await expect.poll(() => page.locator('.opening').count()).toBe(0);
  await expect.poll(() => page.getByText(FIRSTS[language].clue).count()).toBe(0);
  await page.locator('.header-menu').click();
  await expect.poll(() => page.locator('.menu .goal-line').innerText()).toContain(goalOf(said));
});

test('Escape skips it, and no role is shown', async () => {
  const page = await openTable({ mode: 'suspicion', players: 6 }, WITH);
  await page.locator('.opening').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.act').waitFor();
  await expect.poll(() => page.locator('.role-card.open').count()).toBe(0);
});

test('With the keyboard alone, each key once, and H for as long as it is held', async () => {
  const page = await openTable({ mode: 'suspicion', players: 6 }, WITH);
  await page.locator('.opening-tonight h1').waitFor();
  await page.keyboard.down('Enter');
  await page.locator('.opening-back').waitFor();
  // Still held: it must not turn the card by itself.
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(() => page.locator('.opening-front').count()).toBe(0);
  // Whoever hears the key hears what it is about to show, and to whom.
  expect(await describedBy(page)).toContain(en.shoulder);
  await page.keyboard.down('h');
  await page.locator('.opening-front').waitFor();
  await page.keyboard.up('h');
  await page.locator('.opening-back').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.opening-front').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.act').waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[role=gridcell][data-legal]'));
});

/** What the focused key is described by. */
const describedBy = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-describedby');
    return id && document.getElementById(id)?.textContent;
  });

test('Nobody lies in cooperation, and nobody looks over a shoulder', async () => {
  const page = await openTable({ mode: 'cooperation', players: 4 }, WITH);
  await page.locator('.opening-tonight h1').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: en.turn }).click();
  await expect.poll(() => page.locator('.opening-front').innerText()).toContain(en.parts.together.sentence);
  await expect.poll(() => page.getByText(en.shoulder).count()).toBe(0);
});

test('Around one screen each holds their own card, behind their own curtain', async () => {
  const page = await openTable({ mode: 'suspicion', players: 4, people: 2 }, WITH);
  const openCurtain = async (): Promise<void> => {
    await page.locator('.curtain .hold-key').press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('.curtain').waitFor({ state: 'detached' });
  };
  await openCurtain();
  await page.locator('.opening-tonight h1').waitFor();
  await page.keyboard.press('Enter');
  const { x, y, width, height } = (await page.locator('.opening-turn').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.locator('.opening-front').waitFor();
  await page.mouse.up();
  await page.locator('.opening-back').waitFor();
  // The device is put down.
  await page.evaluate(() => void dispatchEvent(new Event('blur')));
  await openCurtain();
  await page.locator('.opening-tonight h1').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.act').waitFor();
});

test('Around one tablet the finger that has held the card leaves it there', async () => {
  const page = await openTable({ mode: 'suspicion', players: 4, people: 2 }, { ...WITH, size: 'tablet' });
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: readonly { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  await page.locator('.curtain .hold-key').press('Enter');
  await page.keyboard.press('Enter');
  await page.locator('.opening-tonight .key').tap();
  const { x, y, width, height } = (await page.locator('.opening-turn').boundingBox())!;
  await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
  await page.locator('.opening-front').waitFor();
  await page.locator('.opening-on').waitFor();
  await touch('touchEnd', []);
  await page.locator('.opening-back').waitFor();
  // A click would come right after it.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await expect.poll(() => page.locator('.opening-back').count()).toBe(1);
  await page.locator('.opening-on').tap();
  await page.locator('.act').waitFor();
});

test('A television introduces everybody, and each phone its own player', async () => {
  const server = await serve();
  const visit = { ...WITH, url: `${server.address}/` };
  const television = await openPage({ ...visit, screen: 'open' });
  const code = await openTelevision(television);
  const phone = await openPage({ ...visit, screen: `hand/${code}`, size: 'phone' });
  await phone.getByLabel('Your name').fill('Mina');
  await phone.getByRole('button', { name: 'Sit down' }).tap();
  await phone.getByRole('button', { name: 'I’m ready' }).tap();
  // By then the television has its line to the table, and what is pressed there is done.
  await television.getByRole('heading', { name: 'Mina' }).waitFor();
  for (const seat of [2, 3, 4]) {
    await television.getByLabel(`Level: Seat ${seat}`).selectOption('random');
    await television.getByRole('button', { name: `Add a bot: Seat ${seat}` }).click();
  }
  // It goes by itself.
  const introduction = television.waitForFunction((heading) => {
    const shown = document.querySelector('.opening-television');
    return (
      shown?.textContent.includes(heading) &&
      /mina/i.test(shown.textContent) &&
      shown.querySelectorAll('li').length === 4
    );
  }, en.phones);
  await Promise.all([introduction, television.getByRole('button', { name: 'Start the show' }).click()]);
  await phone.locator('.opening-tonight .key').tap();
  await television.locator('.table.television').waitFor();
  await phone.getByRole('button', { name: en.turn }).tap();
  await phone.locator('.opening-front').waitFor();
  await expect.poll(() => television.locator('.opening-front, .role-card').count()).toBe(0);
  await phone.locator('.opening-on').tap();
  await phone.locator('.act').waitFor();
});

test('A lesson begins without it', async () => {
  const page = await openPage({ ...WITH, screen: 'learn/colours' });
  await page.locator('.exercise-goal').waitFor();
  await expect.poll(() => page.locator('.opening').count()).toBe(0);
});

test('Until the card is turned a guard’s screen is a prisoner’s, to the letter, and its card is as large', async () => {
  const pages = await Promise.all(['prisoner', 'guard'].map((role) => openWorld(role, WITH)));
  const inBoth = async <T>(act: (page: Page) => Promise<T>): Promise<readonly T[]> => Promise.all(pages.map(act));
  await inBoth((page) => page.locator('.opening-tonight h1').waitFor());
  await inBoth((page) => page.waitForFunction(() => document.title.startsWith('●')));
  await expectSamePages(pages, 'tonight');
  await inBoth((page) => page.keyboard.press('Enter'));
  await inBoth((page) => page.locator('.opening-back').waitFor());
  await expectSamePages(pages, 'the card lies face down');
  await inBoth((page) => page.locator('.opening-turn').click());
  const [prisoner, guard] = await inBoth(async (page) => ({
    words: await page.locator('.opening-front').innerText(),
    sizes: await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
      return ['.opening-card', '.opening-front > .icon', '.opening-words', '.opening-line', '.opening-on'].map(
        (each) => {
          const { left, top, width, height } = document.querySelector(each)!.getBoundingClientRect();
          return [left, top, width, height].map(Math.round);
        },
      );
    }),
    nodes: await page.evaluate(() => document.querySelectorAll('.opening *').length),
  }));
  expect(prisoner!.words).not.toBe(guard!.words);
  expect(prisoner!.sizes).toEqual(guard!.sizes);
  expect(prisoner!.nodes).toBe(guard!.nodes);
  await inBoth((page) => page.locator('.opening-on').click());
  await inBoth((page) => page.locator('.program').waitFor());
  await expectSamePages(pages, 'at the table');
});

/** What the guards want, which all may read. */
const goalOf = (said: OpeningWords): string => said.goals('suspicion', false)[1]![1];

const openWorld = async (role: string, visit: Visit): Promise<Page> => {
  const page = await openPage({ ...visit, settings: { ...visit.settings, presenter: 'off' } });
  await sitDownAt(page, await tableWith(role));
  return page;
};

const tableWith = async (role: string): Promise<SavedTable> => {
  const roles = `role franck ${role}\nrole alice ${role === 'guard' ? 'prisoner' : 'guard'}`;
  return tableFrom(knownTable('suspicion', 'random', roles), 'worlds');
};

const expectToFit = async (page: Page): Promise<void> => {
  const [width, height, seenWidth, seenHeight] = await page.locator('.opening').evaluate((opening) => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = opening;
    return [scrollWidth, scrollHeight, clientWidth, clientHeight];
  });
  expect(width).toBeLessThanOrEqual(seenWidth!);
  expect(height).toBeLessThanOrEqual(seenHeight!);
};
