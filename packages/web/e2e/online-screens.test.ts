/** The screens of tables on a server: nothing that axe objects to in dark and light, nothing that stands out at the side. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { Stranger, SUSPICION, serve } from './harness/online.ts';
import { openPage, SIZES, useBrowser } from './harness/open.ts';

useBrowser();

const SLOW = { ...SUSPICION, players: 4, clock: { kind: 'live', program: 3600, action: 3600 } } as const;

test('Before the show: invitation, waiting room, lobby, television', { timeout: 120_000 }, async () => {
  const server = await serve();
  const ada = await Stranger.named(server, 'Ada');
  const { code, id } = await ada.openTable(SLOW);
  const page = await openPage({ url: `${server.address}/`, screen: `room/${code}`, isStill: true, language: 'fr' });
  const found: string[] = [];
  const check = async (name: string, sign: string): Promise<void> => {
    await page.locator(sign).first().waitFor();
    for (const fault of [...(await violationsOn(page)), ...(await overflows(page))]) found.push(`${name}, ${fault}`);
  };
  await check('an invitation', '.sit-form .key.live');
  await page.locator('.name-field input').fill('Bea');
  await page.locator('.sit-form .key.live').click();
  await page.locator('.mirror.mine').waitFor();
  await ada.do(id, { do: 'handOver', seat: 1 });
  await check('the host’s waiting room', '.mirror.free select');
  await goTo(page, 'open');
  await check('opening a table', '.setup .name-field');
  await goTo(page, 'lobby');
  await check('the lobby', '.table-line');
  await goTo(page, `television/${code}`);
  await check('the television', '.television-join');
  await goTo(page, `carry/${code}:abc`);
  await check('a link to another device', '.table-trouble .key.live');
  expect(found).toEqual([]);
});

test('At the table: clock, talk, menu, hand, television', { timeout: 120_000 }, async () => {
  const server = await serve();
  const ada = await Stranger.named(server, 'Ada');
  const { code, id } = await ada.openTable(SLOW);
  const page = await openPage({ url: `${server.address}/`, screen: `room/${code}`, isStill: true });
  const found: string[] = [];
  /** `part`: what a table on a server has besides. */
  const check = async (name: string, sign: string, part: string): Promise<void> => {
    await page.locator(sign).first().waitFor();
    for (const violation of await violationsOn(page, part)) found.push(`${name}, ${violation}`);
  };
  await page.locator('.name-field input').fill('Bea');
  await page.locator('.sit-form .key.live').click();
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await page.getByRole('button', { name: 'Not yet' }).waitFor();
  for (const seat of [2, 3]) await ada.do(id, { do: 'fill', seat, level: 'random' });
  await ada.do(id, { do: 'start' });
  await check('the clock', '.table-clock', '.table-desk');
  await page.locator('#tab-talk').click();
  await page.locator('.talk-form input').fill('Hello');
  await page.locator('.talk-form .key').click();
  await check('talk', '.talk-line', '.side-panel');
  await page.locator('.show-header .icon-key').last().click();
  await page.locator('.online-menu .key').first().click();
  await check('the menu', '.online-menu .qr', 'dialog');
  await page.keyboard.press('Escape');
  await goTo(page, `hand/${code}`);
  await check('a hand', '.table.hand', '.table');
  await goTo(page, `television/${code}`);
  await check('the television', '.television-code', '.table-desk');
  expect(found).toEqual([]);
});

const goTo = (page: Page, screen: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${screen}`);

/** What does not fit a phone, a tablet or a desktop. */
const overflows = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > size.width) faults.push(`${name}: ${width} pixels wide`);
  }
  return faults;
};
