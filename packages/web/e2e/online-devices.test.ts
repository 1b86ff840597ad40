/** One table on several screens and servers: a television, hands, another device of mine; games that wait for me. */

import { Postgres } from '@room25/test-kit/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNothingSecret, expectPublic, framesOf } from './harness/eyes.ts';
import { ProtocolPlayer, SUSPICION, serve } from './harness/online.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { finger, playOn } from './harness/player.ts';

useBrowser();

const QUICK = { speed: '4', sound: 'off' };

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.stop());

test('A television shows what all may see, a phone holds a hand, others play from elsewhere: on two servers', {
  timeout: 240_000,
}, async () => {
  const database = await postgres.newDatabase();
  const [one, other] = await Promise.all([serve(database), serve(database)]);

  // The big screen opens the table and takes no seat.
  const television = await openPage({ url: `${one.address}/`, screen: 'open', isStill: true, settings: QUICK });
  const heard = framesOf(television);
  await television.getByLabel('Your name').fill('Living room');
  await television.getByRole('radio', { name: /^The television/ }).check({ force: true });
  await television.getByRole('radio', { name: /^No clock/ }).check({ force: true });
  await television.getByRole('radio', { name: '4 players' }).check({ force: true });
  await television.getByRole('button', { name: 'Open the table' }).click();
  await television.locator('.television-join .qr-code').waitFor();
  const code = await television.locator('.invite-code').innerText();

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
  await television.locator('.table.television').waitFor();

  // The board stands on the television; the phone has it only to point at.
  await playOn(phone, { hand: finger, until: ({ scene }) => scene === 'act' });
  await phone.locator('[role=grid]').waitFor();
  await playOn(phone, { hand: finger, until: ({ scene }) => scene === 'program' });
  await phone.locator('.hand-panel').waitFor();
  expect(await phone.locator('[role=grid]').count()).toBe(0);
  await phone.locator('.role-card').waitFor();
  await expectNothingSecret(television);

  await playOn(phone, { hand: finger });
  await television.locator('main.end').waitFor();
  await expectPublic(heard, await (await fetch(`${url}api/tables/${code}/record`)).text());
});

test('My seat goes with me to another device, which tells me what I missed; where the game is jammed, nobody talks', {
  timeout: 240_000,
}, async () => {
  const server = await serve();
  const url = `${server.address}/`;
  const ada = await ProtocolPlayer.named(server, 'Ada');

  // Tables with bots, each played on until somebody jams the talk while Ada is asked.
  const tables: string[] = [];
  let jammed: string | undefined;
  while (jammed === undefined) {
    const { code } = await ada.openTable({
      ...SUSPICION,
      edition: 'ultimate',
      players: 4,
      clock: { kind: 'correspondence', hours: 24 },
    });
    for (const seat of [1, 2, 3]) await ada.do(code, { do: 'fill', seat, level: 'random' });
    await ada.do(code, { do: 'start' });
    const { game } = await ada.play(code, (player) => player.game?.view.jammed === true);
    if (game?.view.jammed && game.view.phase !== 'over') jammed = code;
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
  expect(await page.locator('.talk-form').count()).toBe(0);

  // The list says where I am awaited, before all that is over.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect.poll(() => page.locator('.table-line').count()).toBe(tables.length);
  expect(await page.locator('.table-line').first().innerText()).toMatch(/your move/i);

  // Meanwhile Ada plays on elsewhere; back here, she is told.
  let steps = 0;
  await ada.play(jammed, () => ++steps > 2);
  await page.locator('.table-line .key').first().click();
  await page.getByText(/things? happened while you were away/).waitFor();
  await page.getByRole('button', { name: 'Tell me' }).click();
  expect(await page.locator('.missed-list li').count()).toBeGreaterThan(1);
});
