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

/** In milliseconds: so long nothing is announced that belongs to what was. The page waits for half of it before it speaks. */
const SILENCE = 100;

/** Everything that somebody at the device could find on it, by eye or with the tools of a browser. */
export const everythingOn = (page: Page): Promise<string> =>
  page.evaluate(async (silence) => {
    for (const animation of document.getAnimations()) animation.cancel();
    const isDrawn = (): boolean =>
      [...document.querySelectorAll('[id^=sprite-]')].every((sprite) => sprite.innerHTML !== '');
    const announced = (): Promise<void> =>
      new Promise((done) => {
        const end = (): void => {
          observer.disconnect();
          done();
        };
        let timer = setTimeout(end, silence);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, silence);
        });
        for (const region of document.querySelectorAll('[aria-live]'))
          observer.observe(region, { subtree: true, childList: true, characterData: true });
      });
    // Drawings come when they come.
    do await announced();
    while (!isDrawn());
    // Which parts of the page are fetched, and when, depends on how long something public was on: that is compared by itself.
    const page = document.documentElement.cloneNode(true) as HTMLElement;
    for (const link of page.querySelectorAll('head link')) link.remove();
    return [document.title, location.href, page.outerHTML].join('\n');
  }, SILENCE);

/** The parts of the page that were fetched so far. */
export const fetchedOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('head link')].map(({ href }) => href).sort());

/** Pages that hold the same to the letter, once both are at rest: bots take their time, and on each page a time of its own. */
export const expectSamePages = async (pages: readonly Page[], where: string): Promise<void> => {
  let [one, other]: (string | undefined)[] = [];
  const areSame = async (): Promise<boolean> => {
    [one, other] = await Promise.all(pages.map(everythingOn));
    return one === other;
  };
  await expect
    .poll(areSame)
    .toBe(true)
    .catch(() => expect(one, where).toBe(other));
  expect(one!.length, where).toBeGreaterThan(1000);
};

/** Neither drawn nor kept: a role, a program, a room that was looked at, anything to choose. */
export const expectNothingSecret = async (page: Page): Promise<void> => {
  expect(await page.locator('.role, .watch-program, .program, .act, .tile-known, .rundown-secret').count()).toBe(0);
  const stored = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(stored.filter((name) => !SETTINGS.test(name))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBeLessThanOrEqual(1);
};

/** What a device remembers of its owner's wishes. */
const SETTINGS =
  /^visited$|^room25\.(language|theme|motion|sound(\.\w+)?|presenter|opening|naming|firsts|confirm|speed|terms|name|hosts\.[\w-]+)$/;

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
