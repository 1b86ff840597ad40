/** Looking back: the same as it was seen live, from files and links, and playing on from there. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seatViewer, told, type Viewer } from '@room25/engine';
import type { ServerMessage } from '@room25/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ServerThought } from '../src/record/server-recording.ts';
import { Tape } from '../src/record/tape.ts';
import { exportText } from '../src/saves/export.ts';
import { importText, isRefusal } from '../src/saves/import.ts';
import { copiedBy } from './harness/clipboard.ts';
import { GAMES } from './harness/games.ts';
import { keptTables, knownTable, setShelf, sitDownAt, tableFrom } from './harness/kept.ts';
import { ProtocolPlayer, SUSPICION, serve } from './harness/online.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { playOn } from './harness/player.ts';

useBrowser();

/** What stands on the screen: every cell as a reader hears it, apart from what could be chosen, and the rundown. */
const scene = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const board = [...document.querySelectorAll('.board')].at(-1)!;
    const cells = [...board.querySelectorAll('.cell')].map((cell) =>
      (cell.getAttribute('aria-label') ?? '').replace(/ (Chosen|Possible target[^.]*)\./g, ''),
    );
    return cells.join('\n');
  });

const place = async (page: Page): Promise<number> => Number(await page.locator('.transport input').inputValue());

test('A seat sees again what it saw live, also before the end', async () => {
  const page = await openPage({ isStill: true, settings: { speed: '4' } });
  // No room of it kills, so that nobody leaves before enough was seen.
  const harmless = knownTable('suspicion', 'easy').replace(/\((TR|AC|MR)\)/g, '(EM)');
  await sitDownAt(page, await tableFrom(harmless, 'harmless'));
  const live: string[] = [];
  await playOn(page, {
    onSight: async (sight) => {
      // Where it is asked the table is at rest; words may still come in beside it.
      if (sight.scene === 'program' || sight.scene === 'act') live.push(await scene(page));
    },
    until: (sight) => (new Set(live).size > 5 && sight.scene === 'program') || sight.scene === 'end',
  });
  await page.goto(`${page.url().split('#')[0]}#/saves`);
  await page.getByRole('link', { name: /^Replay/ }).click();
  await page.locator('.replay').waitFor();
  await page.getByRole('tab', { name: 'Rundown' }).click();
  // On the tabs, arrows go from tab to tab.
  await page.locator('.now-card').click();
  const again = new Set<string>();
  const end = Number(await page.locator('.transport input').getAttribute('max'));
  for (let at = -1; at < end; at = await place(page)) {
    again.add(await scene(page));
    await page.keyboard.press('ArrowRight');
  }
  again.add(await scene(page));
  expect(new Set(live).size).toBeGreaterThan(5);
  expect(live.filter((each) => !again.has(each))).toEqual([]);
});

test('A file dropped anywhere opens; a bad one is refused in words and changes nothing', async () => {
  const page = await openPage({ isStill: true });
  const record = exportText(GAMES.over);
  for (const screen of ['home', 'saves', 'settings']) {
    await page.goto(`${page.url().split('#')[0]}#/${screen}`);
    await page.locator(`main.${screen}`).waitFor();
    await drop(page, record);
    await page.locator('.replay').waitFor();
  }
  // On the replay itself, too; and it can be opened again from its address alone.
  const before = page.url();
  await drop(page, exportText(GAMES.ultimateOver));
  await page.waitForURL((url) => url.href !== before);
  await page.reload();
  await page.locator('.replay h1', { hasText: 'Ultimate' }).waitFor();
  const address = page.url();
  await drop(page, 'edition second\nmode nonsense\n');
  await page.getByRole('dialog').getByText('Nothing was changed.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  expect(page.url()).toBe(address);
  expect(await keptTables(page)).toEqual([]);
  // What is not over is gone on with.
  await drop(page, exportText(GAMES.programming));
  await page.locator('.program').waitFor();
});

test('A link leads another device to the same moment, where somebody plays on', async () => {
  const page = await openPage({ isStill: true });
  await setShelf(page, [GAMES.over]);
  await page.goto(`${page.url().split('#')[0]}#/replay/over`);
  await page.locator('.replay').waitFor();
  for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('.');
  const at = await place(page);
  const link = await copiedBy(page, () => page.getByRole('button', { name: 'Copy a link to this moment' }).click());

  const other = await openPage({ isStill: true, screen: link.split('#/')[1]!, settings: { speed: '4' } });
  await other.locator('.replay').waitFor();
  await expect.poll(() => place(other)).toBe(at);
  // When the first one has shown to its end what it stepped to.
  const now = (each: Page): Promise<string> => each.locator('.now-card').innerText();
  await expect.poll(async () => (await now(other)) === (await now(page))).toBe(true);

  await other.getByRole('button', { name: 'Play on from here' }).click();
  await other.locator('.play-on-seat').nth(2).click();
  await other.getByRole('button', { name: 'Play on', exact: true }).click();
  await other.locator('.table').waitFor();
  const [table] = await keptTables(other);
  const tape = Tape.of(GAMES.over)!;
  // Bots may have gone on already.
  const before = GAMES.over.commands.slice(0, tape.commandsAt(at));
  expect(table!.commands.slice(0, before.length)).toEqual(before);
  await playOn(other, { until: (sight) => sight.scene === 'program' || sight.scene === 'end' });
});

test('Played by itself it comes to the end; it goes by event, by choice and by turn', async () => {
  const page = await openPage({ isStill: true, settings: { speed: '4' } });
  await setShelf(page, [GAMES.over]);
  const { length } = Tape.of(GAMES.over)!;
  await page.goto(`${page.url().split('#')[0]}#/replay/over/${length - 6}`);
  await page.locator('.replay').waitFor();
  await page.keyboard.press(' ');
  await page.waitForFunction(
    (end) => document.querySelector<HTMLInputElement>('.transport input')?.value === end,
    String(length),
  );
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('Shift+ArrowLeft');
  const turn = await place(page);
  expect(turn).toBeLessThan(length);
  await page.keyboard.press('.');
  await expect.poll(() => place(page)).toBe(turn + 1);
  await page.keyboard.press(',');
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Off' }).click();
  await expect.poll(() => page.locator('.board').count()).toBe(1);
});

test('A game of a server: each seat’s frames again, what was said, and a deal that is right', async () => {
  const server = await serve();
  const [ada, bob] = (await Promise.all(['Ada', 'Bob'].map((name) => ProtocolPlayer.named(server, name)))) as [
    ProtocolPlayer,
    ProtocolPlayer,
  ];
  const { code } = await ada.openTable({ ...SUSPICION, players: 4 });
  await ada.do(code, { do: 'fill', seat: 2, level: 'normal' });
  await ada.do(code, { do: 'fill', seat: 3, level: 'random' });
  await bob.join(code);
  await ada.do(code, { do: 'ready', ready: true });
  await ada.do(code, { do: 'start', entropy: 'ffeeddccbbaa99887766554433221100' });
  await ada.do(code, { do: 'phrase', phrase: 'trust-me' });
  const page = await openPage({ url: `${server.address}/`, isStill: true });
  // A page of its own: that the server refuses is no fault.
  const early = await page.context().newPage();
  await early.goto(`${server.address}/#/replay/${code}`);
  await early.getByRole('heading', { name: 'This game is not over yet' }).waitFor();
  await early.close();

  const players = await Promise.all([ada.play(code), bob.play(code)]);
  await Promise.all(players.map((player) => player.until(() => player.table?.state === 'over')));
  const record = await (await fetch(`${server.address}/api/tables/${code}/record`)).text();
  const saved = await importText(record, { id: code, time: 0 });
  if (isRefusal(saved)) throw new Error(saved.fault);
  const tape = Tape.of(saved)!;
  for (const [seat, player] of players.entries()) expect(misfits(tape, seatViewer(seat), player.heard)).toEqual([]);

  await page.goto(`${server.address}/#/replay/${code}`);
  await page.locator('.replay').waitFor();
  await page.locator('.clip.chat').first().click();
  await page.locator('.clip.chat[title*="Trust me"]').first().waitFor();

  // What the bot that thinks believed when it last searched, as the server tells it; one that plays by rules of its own thinks nothing.
  const { thoughts } = await (await fetch(`${server.address}/api/tables/${code}/thoughts`)).json();
  const { at, explanation } = (thoughts as readonly ServerThought[]).findLast(
    ({ seat, explanation: { samples, guards, rooms } }) =>
      seat === 2 && samples > 0 && guards.length > 0 && rooms.length > 0,
  )!;
  const position = tape.rests[at]! + 1;
  await goTo(page, `replay/${code}/${position}`);
  // The screen before stays until this one is there.
  await expect.poll(() => place(page)).toBe(position);
  await page
    .locator('.camera-key')
    .nth(BEFORE_SEATS + 2)
    .click();
  // As the page rounds it: half a percent is not the same to `Math.round`.
  const chance = new Intl.NumberFormat('en', { style: 'percent' }).format(explanation.chance);
  await page.getByText(`Chance to win: ${chance}`).waitFor();
  for (const part of ['What it weighed', 'Who it took for a guard', 'What it thought the rooms were'])
    await page.locator('.thinking').getByRole('heading', { name: part }).waitFor();
  await expect.poll(() => page.locator('.thinking ul').first().locator('li').count()).toBe(explanation.options.length);
  await page
    .locator('.camera-key')
    .nth(BEFORE_SEATS + 3)
    .click();
  await page.getByText('There is no record of what this player was thinking.').waitFor();

  await page.getByRole('link', { name: 'The proof holds.' }).click();
  await page.getByRole('heading', { name: 'The deal was fair' }).waitFor();
  await expect.poll(() => page.locator('.fairness-checks .right').count()).toBe(5);

  // The file that the page gives out is the server's own, and what bots thought behind it.
  await page.goBack();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = join(mkdtempSync(join(tmpdir(), 'room25-')), 'game.r25');
  await (await download).saveAs(path);
  const file = readFileSync(path, 'utf8');
  expect(file.startsWith(record)).toBe(true);
  expect(file.slice(record.length).match(/^# thought /gm)).toHaveLength(thoughts.length);
});

/** Among the keys of cameras: everything, and what all saw. */
const BEFORE_SEATS = 2;

const goTo = (page: Page, screen: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${screen}`);

/** Frames that show something else than a replay does after as many events. */
const misfits = (tape: Tape, viewer: Viewer, heard: readonly string[]): readonly string[] => {
  let count = 0;
  let compared = 0;
  const found: string[] = [];
  for (const text of heard) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'state' && message.type !== 'news') continue;
    if (message.events) {
      const { from, list } = message.events;
      count = from + list.length;
      const again = tape.frames.slice(from, count).map(({ event }) => told(event, viewer));
      if (JSON.stringify(again) !== JSON.stringify(list)) found.push(`events ${from}: ${JSON.stringify(list)}`);
    }
    // The end shows everything to everybody.
    if (!message.game || message.game.view.outcome) continue;
    compared++;
    const again = tape.viewAt(count, viewer);
    if (JSON.stringify(again) !== JSON.stringify(message.game.view)) found.push(`view after ${count}`);
  }
  if (compared < 6) found.push(`only ${compared} views`);
  return found;
};

const drop = (page: Page, content: string): Promise<void> =>
  page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'game.r25', { type: 'text/plain' }));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, content);
