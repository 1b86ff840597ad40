/** After the first visit the page needs no server: it starts, in every language, and plays. */
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { loadWords } from '../src/words/words.ts';
import { EVENINGS } from './harness/evenings.ts';
import { setShelf } from './harness/kept.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { servePage } from './harness/page-server.ts';
import { playOn } from './harness/player.ts';

useBrowser();

/** The first visit is not controlled before the worker has claimed it. */
const takenOver = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
  });

test('The page starts and plays when its server is gone', async () => {
  const server = await servePage(inject('pageFolder'));
  const page = await openPage({ url: server.url, settings: { speed: '4' } });
  await takenOver(page);
  await server.close();

  await page.reload();
  for (const code of ['fr', 'ru', 'en'] as const) {
    await page.locator(`.home-languages [lang=${code}]`).click();
    const { home } = await loadWords(code);
    await page.getByRole('button', { name: home.playNow.name }).waitFor();
  }
  await page.getByRole('button', { name: 'Play now' }).click();
  let answered = 0;
  await playOn(page, {
    onSight: ({ scene }) => {
      if (scene === 'act' || scene === 'program') answered++;
    },
    until: ({ scene }) => scene === 'end' || (scene === 'act' && answered > 6),
  });
  expect(await page.locator('.rundown-line').count()).toBeGreaterThan(5);
});

test('A game of older rules goes on without a server once it was opened', async () => {
  const server = await servePage(inject('pageFolder'));
  const page = await openPage({ url: server.url, settings: { speed: '4' } });
  await takenOver(page);
  const table = EVENINGS.moving;
  expect(table.rules).toBe(1);
  await setShelf(page, [table]);
  await page.goto(`${server.url}#/table/${table.id}`);
  let answered = 0;
  const playSome = (): Promise<number> =>
    playOn(page, {
      onSight: ({ scene }) => {
        if (scene === 'act' || scene === 'program') answered++;
      },
      until: ({ scene }) => scene === 'end' || (scene === 'act' && answered > 3),
    });
  await playSome();
  await server.close();
  await page.reload();
  answered = 0;
  await playSome();
  expect(answered).toBeGreaterThan(0);
});
