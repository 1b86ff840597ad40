/** One table on several screens and servers: a television, hands, another device of mine; games that wait for me. */

import { type Player, Postgres } from '@room25/test-kit/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALM_ROOMS } from './harness/calm-rooms.ts';
import { expectNothingSecret, expectPublic, framesOf } from './harness/eyes.ts';
import { openTelevision, ProtocolPlayer, SUSPICION, serve } from './harness/online.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { finger, playOn } from './harness/player.ts';

useBrowser();

const QUICK = { speed: '4', sound: 'off' };

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.stop());

test('A television shows what all may see, a phone holds a hand, others play from elsewhere: on two servers', async () => {
  const database = await postgres.newDatabase();
  const [one, other] = await Promise.all([serve(database), serve(database)]);

  // The big screen opens the table and takes no seat.
  const television = await openPage({ url: `${one.address}/`, screen: 'open', isStill: true, settings: QUICK });
  const heard = framesOf(television);
  const code = await openTelevision(television);

  // A phone joins by the other server: only its hand.
  const url = `${other.address}/`;
  const phone = await openPage({ url, screen: `hand/${code}`, size: 'phone', isStill: true, settings: QUICK });
  await phone.getByLabel('Your name').fill('Mina');
  await phone.getByRole('button', { name: 'Sit down' }).tap();
  await phone.getByRole('button', { name: 'I’m ready' }).tap();
  const stranger = await ProtocolPlayer.named(other, 'Zoe');
  await stranger.join(code);
  void stranger.play(code);
  await television.getByRole('heading', { name: 'Zoe' }).waitFor();
  for (const seat of [3, 4]) {
    await television.getByLabel(`Level: Seat ${seat}`).selectOption('random');
    await television.getByRole('button', { name: `Add a bot: Seat ${seat}` }).click();
  }
  await television.getByRole('button', { name: 'Start the show' }).click();
  await television.setViewportSize({ width: 1920, height: 1080 });
  await television.locator('.table.television').waitFor();

  // The board stands on the television; the phone has it only to point at.
  await playOn(phone, { hand: finger, until: ({ scene }) => scene === 'act' });
  await phone.locator('[role=grid]').waitFor();
  await playOn(phone, { hand: finger, until: ({ scene }) => scene === 'program' });
  await phone.locator('.hand-panel').waitFor();
  await expect.poll(() => phone.locator('[role=grid]').count()).toBe(0);
  await phone.locator('.role-card').waitFor();
  await expectNothingSecret(television);
  await expect.poll(() => television.evaluate(tooSmallForSofas, '.table')).toEqual([]);

  await playOn(phone, { hand: finger });
  const end = television.locator('main.far-end');
  // Nobody has waited for it: where the one with the phone has died, it has yet to show all that came after.
  await end.locator('.strap').waitFor({ timeout: REST_OF_THE_SHOW });
  await expect.poll(() => end.locator('h1').innerText()).toMatch(/^the (guards|prisoners) win$/i);
  await expect.poll(() => end.locator('.far-end-role').count()).toBe(4);
  await expect.poll(() => end.locator('a, button, summary, input').count(), { message: 'nothing to press' }).toBe(0);
  await expect.poll(() => television.evaluate(tooSmallForSofas, '.far-end')).toEqual([]);
  await expect.poll(() => television.evaluate(outOfSight)).toEqual([]);
  await expectPublic(heard, await (await fetch(`${url}api/tables/${code}/record`)).text());

  // It goes where the next show is.
  await phone.getByRole('button', { name: 'Play again together' }).tap();
  await television.locator('.television-join .qr-code').waitFor();
  expect(await television.locator('.invite-code').innerText()).not.toBe(code);
});

/** In milliseconds. */
const REST_OF_THE_SHOW = 240_000;

/** Runs in the page: what does not stand wholly in the window. */
const outOfSight = (): (string | null)[] =>
  [...document.querySelectorAll('.far-end :is(h1, p, li, header)')]
    .filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left < -60 || top < 0 || right > innerWidth || bottom > innerHeight;
    })
    .map(({ textContent }) => textContent);

/** Runs in the page: what is set in less than 24 pixels. */
const tooSmallForSofas = (root: string): string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.querySelector(root)!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement as HTMLElement & { readonly currentCSSZoom: number };
    const words = texts.currentNode.textContent!.trim();
    if (words === '' || parent.closest('.unseen, svg') || !parent.checkVisibility()) continue;
    const pixels = Number.parseFloat(getComputedStyle(parent).fontSize) * parent.currentCSSZoom;
    if (pixels < 23.9) found.push(`${parent.className} ${words}: ${pixels}`);
  }
  return found;
};

/** A room that jams the talk, and none in which Ada could die. */
const { FL: _, ...HARMLESS_ROOMS } = CALM_ROOMS;
const JAMMING_ROOMS = { ...HARMLESS_ROOMS, JA: 1 } as const;

test('My seat goes with me to another device, which tells me what I missed; where the game is jammed, nobody talks', async () => {
  const server = await serve();
  const url = `${server.address}/`;
  const ada = await ProtocolPlayer.named(server, 'Ada');

  // Tables with bots, each played on until somebody jams the talk while Ada is asked, who has some turns left.
  const tables: string[] = [];
  let jammed: string | undefined;
  while (jammed === undefined) {
    const { code } = await ada.openTable({
      ...SUSPICION,
      edition: 'ultimate',
      players: 4,
      composition: JAMMING_ROOMS,
      clock: { kind: 'correspondence', hours: 24 },
    });
    for (const seat of [1, 2, 3]) await ada.do(code, { do: 'fill', seat, level: 'random' });
    await ada.do(code, { do: 'start' });
    const player = await ada.play(code, isJammedEarly);
    if (isJammedEarly(player)) jammed = code;
    tables.push(code);
    expect(tables.length).toBeLessThan(40);
  }

  const page = await openPage({
    url,
    screen: `carry/${jammed}:${await ada.personalToken()}`,
    isStill: true,
    settings: QUICK,
  });
  await page.getByRole('button', { name: 'Continue as Ada' }).click();
  await page.locator('.table').waitFor();
  expect(page.url()).toContain(`#/room/${jammed}`);
  await page.getByRole('tab', { name: 'Talk' }).click();
  await page.locator('.talk.jammed', { hasText: 'Jammed' }).waitFor();
  await expect.poll(() => page.locator('.talk-form').count()).toBe(0);

  // The list says where I am awaited, before all that is over.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await page
    .locator('.table-line')
    .nth(tables.length - 1)
    .waitFor();
  await expect.poll(() => page.locator('.table-line').count()).toBe(tables.length);
  await expect.poll(() => page.locator('.table-line').first().innerText()).toMatch(/your move/i);

  // Meanwhile Ada plays on elsewhere; back here, she is told.
  let steps = 0;
  await ada.play(jammed, () => ++steps > 2);
  await page.locator('.table-line .key').first().click();
  await page.getByText(/things? happened while you were away/).waitFor();
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect.poll(() => page.locator('.missed-list li').count()).toBeGreaterThan(1);
});

/** Not just before the end: Ada plays on. */
const isJammedEarly = ({ game, table }: Player): boolean =>
  table?.state === 'playing' && game?.view.jammed === true && game.view.turnsLeft > 2;
