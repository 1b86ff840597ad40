/** Quick game: one key, and one sits with whoever is there; somebody who comes late has the seat of a bot. */
import type { TableView } from '@room25/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from './harness/online.ts';
import { openPage, useBrowser } from './harness/open.ts';

useBrowser();

/** Longer than anybody waits for company, on a busy machine. */
const COMING = { timeout: 60_000 };

test('Two meet by one key, bots fill in, and a third takes the seat of one of them', async () => {
  // Its 45 seconds last a quarter of an hour, however busy the machine is.
  const server = await serve(undefined, undefined, { options: { 'trust-proxy': true }, pace: 0.05 });
  const visit = { url: `${server.address}/`, isStill: true, settings: { speed: '4', sound: 'off' } };
  const pages = [openPage(visit), openPage({ ...visit, size: 'phone' as const, screen: 'lobby' }), openPage(visit)];
  const [ada, ben, cleo] = (await Promise.all(pages)) as [Page, Page, Page];
  // Whoever comes late comes from elsewhere.
  await cleo.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.3' });

  await ada.locator('.entry', { hasText: 'Quick game' }).click();
  await ben.locator('.quick-door .key').tap();
  await cleo.locator('.entry', { hasText: 'Quick game' }).click();
  for (const [name, page] of Object.entries({ Ada: ada, Ben: ben, Cleo: cleo }))
    await page.locator('.name-field input').fill(name, COMING);
  await sitDown(ada);
  await ada.locator('.waiting-fills', { hasText: /Bots take the empty seats in \d+ s/ }).waitFor(COMING);
  await sitDown(ben);
  await ben.locator('.waiting-fills').waitFor(COMING);
  await ada.locator('.seat-card', { hasText: 'Ben' }).waitFor(COMING);
  const [, id] = /#\/room\/(.+)$/.exec(ada.url())!;
  const table = async (): Promise<TableView> =>
    (await (await fetch(`${server.address}/api/tables/${id}`)).json()) as TableView;
  const seats = async (): Promise<string[]> =>
    (await table()).seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind)).sort();
  // Nobody has said anything yet, but both pages have added their numbers to the deal.
  const marks = async (): Promise<number> =>
    (await table()).seats.filter((seat) => seat.kind === 'person' && seat.mark !== undefined).length;
  await expect.poll(marks, COMING).toBe(2);
  for (const page of [ada, ben]) await startNow(page);
  for (const page of [ada, ben]) await page.locator('.table-desk').waitFor(COMING);
  await expect.poll(seats, COMING).toEqual(['Ada', 'Ben', 'bot', 'bot', 'bot']);

  await sitDown(cleo);
  await cleo.locator('.table-desk').waitFor(COMING);
  expect(cleo.url()).toBe(ada.url());
  await ada.getByRole('button', { name: /Cleo/ }).first().waitFor(COMING);
  await expect.poll(seats, COMING).toEqual(['Ada', 'Ben', 'Cleo', 'bot', 'bot']);
});

const sitDown = (page: Page): Promise<void> => page.locator('.quick-screen-form .key.live').click();

const startNow = (page: Page): Promise<void> => page.locator('.waiting-sit .key.live').click(COMING);
