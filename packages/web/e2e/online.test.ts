/** Six people in suspicion, to the end: two of them with a page, four over the protocol, and somebody who looks on. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CALM_ROOMS } from './harness/calm-rooms.ts';
import { expectNothingSecret, expectPublic, framesOf } from './harness/eyes.ts';
import { ProtocolPlayer, serve } from './harness/online.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { finger, type Manners, NOTHING_TO_PRESS, playOn } from './harness/player.ts';
import { lookAt } from './harness/sight.ts';

useBrowser();

const QUICK = { speed: '4', sound: 'off' };

const TERMS = {
  plan: {
    edition: 'second',
    mode: 'suspicion',
    seats: Array.from({ length: 6 }, () => ({ player: 'person' })),
    composition: CALM_ROOMS,
    options: {},
  },
  clock: { kind: 'none' },
  talk: 'chat',
  isListed: true,
};

test('Six people play a game, whatever happens to their connections', async () => {
  const server = await serve();
  const url = `${server.address}/`;

  // From home to an open table.
  const host = await openPage({ url, isStill: true, settings: { ...QUICK, terms: JSON.stringify(TERMS) } });
  await host.getByRole('link', { name: /Play together/ }).click();
  await host.getByRole('link', { name: 'Open a table', exact: true }).click();
  await host.getByLabel('Your name').fill('Noor');
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.locator('.invite-link input').inputValue();
  const code = link.split('/').at(-1)!;

  // The link, a name, two touches: seated and ready.
  const guest = await openPage({
    url,
    screen: `room/${code}`,
    size: 'phone',
    language: 'ru',
    isStill: true,
    settings: QUICK,
  });
  await guest.locator('.name-field input').fill('Илья');
  await guest.locator('.waiting-sit .key.live').tap();
  await guest.locator('.seat-card.mine').waitFor();
  await guest.locator('.seat-card.mine .name-field input').fill('Илья М.');
  await guest.getByRole('button', { name: 'Взять это имя' }).tap();
  await host.getByRole('heading', { name: 'Илья М.' }).waitFor();
  await guest.getByRole('button', { name: 'Я в игре' }).tap();
  const strangers = await Promise.all(['Ada', 'Bob', 'Cyd', 'Dan'].map((name) => ProtocolPlayer.named(server, name)));
  for (const stranger of strangers) await stranger.join(code);
  for (const stranger of strangers) void stranger.play(code);
  await host.getByRole('button', { name: 'Start the show' }).click();

  // Somebody finds the game in the lobby and looks on.
  const spectator = await openPage({ url, screen: 'lobby', language: 'fr', isStill: true, settings: QUICK });
  const heard = framesOf(spectator);
  await spectator.getByRole('link', { name: /^Regarder/ }).click();
  await spectator.locator('.table').waitFor();

  // A phrase is read by each in its own language.
  await host.getByRole('tab', { name: 'Talk' }).click();
  await host.locator('.talk-phrases').getByRole('button', { name: 'Trust me.' }).click();
  await spectator.getByRole('tab', { name: 'Discussion' }).click();
  await spectator.locator('.talk-line', { hasText: 'Faites-moi confiance.' }).waitFor();
  // On a laptop what was written can still be read when a phrase of the game stands below it.
  await host.setViewportSize({ width: 1366, height: 768 });
  await host.getByRole('button', { name: 'I suspect…' }).click();
  await host.locator('.say-heads .key').first().click();
  await host.locator('.say-standing li').first().waitFor();
  expect((await host.locator('.talk-lines').boundingBox())!.height).toBeGreaterThan(60);

  // Cut off in the middle of programming: it says so, sends nothing, and goes on where it was.
  let isGuestWaiting = false;
  const guestPlays = playWhileOthersAreBusy(guest, { hand: finger, until: () => isGuestWaiting });
  // If something else fails first, that is what the test says.
  guestPlays.catch(() => undefined);
  await playOn(host, { until: ({ scene, filled }) => scene === 'program' && filled === 1 });
  await cutOff(host);
  expect((await lookAt(host)).filled).toBe(1);

  // And in the middle of an action.
  await playOn(host, { until: ({ scene, targets }) => scene === 'act' && targets.length > 1 });
  await cutOff(host);

  // While a bot plays for the host, the guest makes all the others wait: the game must not end before the host is back.
  isGuestWaiting = true;
  await guestPlays;

  // A bot sits in; others see it; one click takes the seat back.
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Leave my seat' }).focus();
  await host.keyboard.press('Enter');
  await host.getByRole('button', { name: 'A bot sits in for you until you come back.' }).waitFor();
  await host.keyboard.press('Enter');
  await host.keyboard.press('Escape');
  await host.locator('.link-notice', { hasText: 'You left your seat: a bot sits in for you.' }).waitFor();
  await spectator.locator('.cast-row.absent', { hasText: 'Noor' }).waitFor();
  await host.getByRole('button', { name: 'Take my seat back' }).click();
  await spectator.locator('.cast-row.absent', { hasText: 'Noor' }).waitFor({ state: 'detached' });

  // Two tabs of one seat: the newer has it, until the older takes it back.
  const tab = await openPage({ url, screen: `room/${code}`, context: host.context() });
  await tab.locator('.table').waitFor();
  await host.getByText('open in another window').waitFor();
  await expect.poll(() => host.locator('.program, .act').count()).toBe(0);
  await host.getByRole('button', { name: 'Use it here' }).click();
  await tab.getByText('open in another window').waitFor();
  await tab.close();
  const guestEnds = playWhileOthersAreBusy(guest, { hand: finger });
  guestEnds.catch(() => undefined);

  // A page that is loaded anew shows what it had shown.
  await playOn(host, { until: ({ scene }) => scene === 'program' || scene === 'act' });
  await host.getByRole('tab', { name: 'Rundown' }).click();
  const before = await host.locator('.rundown').innerText();
  await host.reload();
  await host.locator('.rundown').waitFor();
  // Meanwhile somebody may have said something.
  await expect.poll(async () => (await host.locator('.rundown').innerText()).slice(0, before.length)).toBe(before);

  await expectNothingSecret(spectator);
  await Promise.all([playWhileOthersAreBusy(host), guestEnds]);
  await spectator.locator('main.end').waitFor({ timeout: REST_OF_THE_SHOW });

  // What the spectator was told is what it might be told.
  const record = await (await fetch(`${url}api/tables/${code}/record`)).text();
  await expectPublic(heard, record);

  // Each page had added a number after the server's promise, kept both through everything, and has checked by itself.
  for (const page of [host, guest]) await page.locator('.fair-mark.own').waitFor();
  await spectator.locator('.fair-mark.right').waitFor();
  for (const seat of [1, 2]) expect(record).toMatch(new RegExp(`^# fair seat ${seat} [0-9a-f]{32}$`, 'm'));
  await guest.getByRole('link', { name: /^Раздача честная/ }).tap();
  await guest.locator('.fairness-checks .right').nth(7).waitFor();
  await guest.goBack();

  // The same people again.
  await host.getByRole('button', { name: 'Play again together' }).click();
  await host.locator('.waiting').waitFor();
  await guest.getByRole('button', { name: 'Сесть за новый стол' }).tap();
  await guest.locator('.seat-card.mine', { hasText: 'Илья' }).waitFor();
  await expect.poll(() => guest.locator('.seat-card.person').count()).toBe(6);

  // The host leaves: the next one is it.
  await host.getByRole('button', { name: 'Leave the table' }).click();
  await host.locator('.lobby').waitFor();
  await guest.getByRole('button', { name: /^Начать/ }).waitFor();
  await expect.poll(() => guest.locator('.seat-card.person').count()).toBe(5);
});

/** The others may be busy with something else for some minutes. */
const playWhileOthersAreBusy = async (page: Page, manners: Manners<Page> = {}, tries = 5): Promise<void> => {
  try {
    await playOn(page, manners);
  } catch (error) {
    if (tries === 0 || !String(error).includes(NOTHING_TO_PRESS)) throw error;
    await playWhileOthersAreBusy(page, manners, tries - 1);
  }
};

/** In milliseconds: nobody who only looks on is waited for, and nothing of what they have not seen yet is left out. */
const REST_OF_THE_SHOW = 240_000;

/** Pulls the cable out and puts it back in; what could be pressed before can be pressed again. */
const cutOff = async (page: Page): Promise<void> => {
  const before = await lookAt(page);
  // Not of somebody else, beside whose name the same words stand.
  const notice = page.locator('.link-notice.lost', { hasText: 'Connection lost' });
  await page.context().setOffline(true);
  await notice.waitFor();
  expect((await lookAt(page)).targets.filter(({ kind }) => kind !== 'skip')).toEqual([]);
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await page.locator('.program, .act').waitFor();
  // Without what others say of it, which goes on meanwhile.
  const names = ({ targets }: typeof before): readonly string[] => targets.map(({ name }) => name.split(/[,.]/)[0]!);
  await expect.poll(async () => names(await lookAt(page))).toEqual(names(before));
};
