/** After the first visit the page needs no server: it starts, in every language, and plays. */
import { expect, inject, test } from 'vitest';
import { loadWords } from '../src/words/words.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { servePage } from './harness/page-server.ts';
import { playOn } from './harness/player.ts';

useBrowser();

test('The page starts and plays when its server is gone', async () => {
  const server = await servePage(inject('pageFolder'));
  const page = await openPage({ url: server.url, settings: { speed: '4' } });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // The first visit is not controlled before the worker has claimed it.
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
  });
  await server.close();

  await page.reload();
  for (const code of ['fr', 'ru', 'en'] as const) {
    await page.locator(`.language-keys [lang=${code}]`).click();
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
