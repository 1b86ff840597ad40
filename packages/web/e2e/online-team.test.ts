/** What only some may hear, and somebody whose time runs out. */
import type { Player } from '@room25/test-kit/server';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CALM_ROOMS } from './harness/calm-rooms.ts';
import { framesOf } from './harness/eyes.ts';
import { ProtocolPlayer, SUSPICION, serve } from './harness/online.ts';
import { openPage, useBrowser, type Visit } from './harness/open.ts';

useBrowser();

const QUICK = { speed: '4', sound: 'off' };
const SECRET = 'Vanilla behind the third door';
const OPEN = 'Good luck to everybody';

test('What is said to a team is heard by the partner and by nobody else', async () => {
  const server = await serve();
  const url = `${server.address}/`;
  const zed = await ProtocolPlayer.named(server, 'Zed');
  const { code } = await zed.openTable({ ...SUSPICION, mode: 'team', players: 4, talk: 'team' });
  const visit = { url, isStill: true, settings: QUICK };
  const visits: readonly Visit[] = [visit, visit, { ...visit, size: 'phone' }];
  const [ann, foe, partner] = (await Promise.all(visits.map(arrived))) as [Guest, Guest, Guest];
  // Partners sit opposite each other.
  for (const [name, { page }] of Object.entries({ Ann: ann, Fay: foe, Pat: partner })) await sitDown(page, code, name);
  await zed.do(code, { do: 'start' });

  await ann.page.getByRole('tab', { name: 'Talk' }).click();
  await ann.page.getByLabel('Team only').check();
  await say(ann.page, SECRET);
  await ann.page.getByLabel('Team only').uncheck();
  await say(ann.page, OPEN);

  // On a phone the talk is in the bar below, which says how much is new there.
  await partner.page.getByRole('button', { name: 'Talk 2 unread messages' }).tap();
  await partner.page.locator('.talk-line.team', { hasText: SECRET }).waitFor();
  await partner.page.getByRole('button', { name: 'Table', exact: true }).tap();
  await partner.page.getByRole('button', { name: 'Talk', exact: true }).waitFor();

  // The later line has come: the one before it never will.
  await foe.page.getByRole('tab', { name: 'Talk 1 unread message' }).click();
  await foe.page.locator('.talk-line', { hasText: OPEN }).waitFor();
  expect(isAmong(partner.heard)).toBe(true);
  expect(isAmong(foe.heard)).toBe(false);
  expect(await foe.page.content()).not.toContain(SECRET);
  expect(await foe.page.evaluate(() => JSON.stringify(localStorage))).not.toContain(SECRET);
});

test('Whose time runs out is replaced by a bot, is told so, and takes the seat back with one click', async () => {
  const server = await serve();
  const ada = await ProtocolPlayer.named(server, 'Ada');
  const { code } = await ada.openTable({
    ...SUSPICION,
    players: 4,
    composition: CALM_ROOMS,
    // Longer than a busy machine takes to show a table.
    clock: { kind: 'live', program: 30, action: 300 },
  });
  for (const seat of [2, 3]) await ada.do(code, { do: 'fill', seat, level: 'random' });
  const visit = { url: `${server.address}/`, isStill: true, settings: QUICK };
  const [page, other] = (await Promise.all([openPage(visit), openPage({ ...visit, screen: `watch/${code}` })])) as [
    Page,
    Page,
  ];
  await sitDown(page, code, 'Noor');
  // What comes and goes by itself is waited for before it can come.
  const warned = Promise.all([
    page.locator('.clock', { hasText: 'then a bot takes over' }).waitFor(),
    page.waitForFunction(() => document.title.includes('Time is running out')),
  ]);
  warned.catch(() => undefined);
  await ada.do(code, { do: 'start' });
  // Once Noor is replaced, Ada keeps the table waiting for an action: the game must not end before Noor is back.
  const isReplaced = ({ table }: Player): boolean =>
    table?.seats.some((seat) => seat.kind === 'person' && seat.away !== undefined) ?? false;
  const waiting = ada.play(code, (player) => isReplaced(player) && player.game?.view.phase === 'acting');

  await warned;
  await page.locator('.link-notice', { hasText: 'Your time ran out: a bot sits in for you.' }).waitFor();
  const replaced = other.getByRole('button', { name: /Noor.*\. Out of time: a bot sits in/ });
  await replaced.waitFor();
  await waiting;
  await Promise.all([
    page.getByRole('button', { name: 'Take my seat back' }).click(),
    page.locator('.link-notice').waitFor({ state: 'detached' }),
    replaced.waitFor({ state: 'detached' }),
  ]);
});

interface Guest {
  readonly page: Page;
  /** Everything that it is ever sent. */
  readonly heard: ReturnType<typeof framesOf>;
}

const arrived = async (visit: Visit): Promise<Guest> => {
  const page = await openPage(visit);
  return { page, heard: framesOf(page) };
};

/** Comes by the invitation, says a name, is ready. */
const sitDown = async (page: Page, code: string, name: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/room/${code}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await page.getByRole('button', { name: 'Not yet' }).waitFor();
};

const isAmong = (heard: Guest['heard']): boolean => heard.some((message) => JSON.stringify(message).includes(SECRET));

const say = async (page: Page, words: string): Promise<void> => {
  await page.locator('.talk-form input').fill(words);
  await page.locator('.talk-form .key').click();
  await page.locator('.talk-line', { hasText: words }).waitFor();
};
