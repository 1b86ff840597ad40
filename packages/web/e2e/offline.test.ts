/** After the first visit the page needs no server: it starts, in every language, and plays. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { loadWords } from '../src/words/words.ts';
import { GAMES } from './harness/games.ts';
import { setShelf } from './harness/kept.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { servePage } from './harness/page-server.ts';
import { playOn } from './harness/player.ts';
import type { Sight } from './harness/sight.ts';

useBrowser();

/** The first visit is not controlled before the worker has claimed it. */
const takenOver = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
  });

test('The page starts and plays when its server is gone', async () => {
  const server = await servePage(inject('pageFolder'));
  const page = await openPage({ url: server.url, hasWorker: true, settings: { speed: '4' } });
  await takenOver(page);
  // What the page itself had asked for before the worker took over has come, too.
  await page.waitForLoadState('networkidle');
  await server.close();

  await page.reload();
  for (const code of ['fr', 'ru', 'en'] as const) {
    await page.locator(`.home-languages [lang=${code}]`).click();
    const { home } = await loadWords(code);
    await page.getByRole('button', { name: home.playNow.name }).waitFor();
  }
  await page.getByRole('button', { name: 'Play now' }).click();
  expect(await playSome(page, 6)).toBeGreaterThan(0);
});

/** Programs and acts until there were more than `enough`, or until the end: any deal may end early. How many there were. */
const playSome = async (page: Page, enough: number): Promise<number> => {
  let answered = 0;
  await playOn(page, {
    onSight: ({ scene }) => {
      if (scene === 'act' || scene === 'program') answered++;
    },
    until: ({ scene }) => scene === 'end' || (scene === 'act' && answered > enough),
  });
  return answered;
};

test('A game of older rules goes on without a server once it was opened', async () => {
  const server = await servePage(inject('pageFolder'));
  const page = await openPage({ url: server.url, hasWorker: true, settings: { speed: '4' } });
  await takenOver(page);
  const table = GAMES.programming;
  expect(table.rules).toBe(1);
  await setShelf(page, [table]);
  await page.goto(`${server.url}#/table/${table.id}`);
  // By then bots have programmed by those rules, too.
  await playOn(page, { until: ({ scene }) => scene === 'act' });
  await server.close();
  await page.reload();
  // To the next turn, or to the end: whoever goes anywhere may die.
  let hasActed = false;
  const onSight = ({ scene }: Sight): void => {
    hasActed ||= scene === 'act';
  };
  await playOn(page, { onSight, until: ({ scene }) => hasActed && (scene === 'program' || scene === 'end') });
});
