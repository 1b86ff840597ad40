/** What a page that only looks on is sent, draws and keeps: nothing but what everybody may know. */
import { type Event, engineNow, isComplaints, SPECTATOR } from '@room25/engine';
import type { ServerMessage } from '@room25/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { importText, isRefusal } from '../../src/saves/import.ts';

/** Everything that a page is sent over its sockets. */
export const framesOf = (page: Page): readonly ServerMessage[] => {
  const heard: ServerMessage[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as ServerMessage)),
  );
  return heard;
};

/** Neither drawn nor kept: a role, a programme, a room that was looked at, anything to choose. */
export const expectNothingSecret = async (page: Page): Promise<void> => {
  expect(await page.locator('.role, .watch-program, .program, .act, .tile-known, .rundown-secret').count()).toBe(0);
  const stored = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(stored.filter((name) => !SETTINGS.test(name))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBeLessThanOrEqual(1);
};

/** What a device remembers of its owner's wishes. */
const SETTINGS =
  /^visited$|^room25\.(language|theme|motion|sound(\.\w+)?|presenter|opening|firsts|confirm|speed|terms|name|hosts\.[\w-]+)$/;

/** Each event as a spectator is told it, each view one that a spectator could have. */
export const expectPublic = async (heard: readonly ServerMessage[], record: string): Promise<void> => {
  const saved = await importText(record, { id: 'x', time: 0 });
  if (isRefusal(saved)) throw new Error(`an unreadable record: ${saved.fault}`);
  const events: Event[] = [];
  const game = engineNow(saved.rules)!.setUp(saved.sheet, (event) => events.push(event));
  if (isComplaints(game)) throw new Error('no table');
  const views = new Set([canonical(game.view(SPECTATOR))]);
  for (const command of saved.commands) {
    game.apply(command);
    views.add(canonical(game.view(SPECTATOR)));
  }
  const toldToAll = events.map((event) => game.told(event, SPECTATOR));
  let seen = 0;
  for (const message of heard) {
    if (message.type !== 'state' && message.type !== 'news') continue;
    const { game: shown, events: tail, table } = message;
    if (tail) expect(tail.list).toEqual(toldToAll.slice(tail.from, tail.from + tail.list.length));
    if (!shown || shown.view.phase === 'over') continue;
    expect(table?.you).toBeUndefined();
    expect([shown.answers, shown.asides, shown.locked]).toEqual([[], [], []]);
    expect(views.has(canonical(shown.view))).toBe(true);
    seen++;
  }
  expect(seen).toBeGreaterThan(5);
};

/** The same text for the same view. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
