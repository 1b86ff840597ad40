/** Somebody's file: a game that ends is in it though it be deleted, and every game can be watched again; on a laptop and on a phone. */
import { readdirSync, readFileSync } from 'node:fs';
import { CELLS, RULES_VERSION, type Square } from '@room25/engine';
import { statisticsOf, tallyOf } from '@room25/protocol';
import { expect, test } from 'vitest';
import type { SavedTable } from '../src/saves/saved-table.ts';
import { violationsOn } from './harness/axe.ts';
import { IS_NIGHT, READ_IN } from './harness/by-night.ts';
import { setShelf, sitDownAt, tableFrom } from './harness/kept.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { finger, mouse, playOn } from './harness/player.ts';

useBrowser();

const WINDOWS = {
  laptop: { size: 'desktop', hand: mouse, window: { width: 1366, height: 768 } },
  phone: { size: 'phone', hand: finger, window: { width: 390, height: 844 } },
} as const;

const CORPUS = new URL(`../../server/test/corpus/rules-${RULES_VERSION}/`, import.meta.url);

/** Games that bots have played, as if somebody here had sat at the first seat. */
const played = await Promise.all(
  readdirSync(CORPUS)
    .sort()
    .slice(-18)
    .map(async (name, at): Promise<SavedTable> => {
      const table = await tableFrom(readFileSync(new URL(name, CORPUS), 'utf8'), `game-${at}`);
      const seats = table.seats.map((_, seat) => ({ player: seat === 0 ? 'person' : 'normal' }) as const);
      return { ...table, seats, time: Date.UTC(2026, 9, 1 + at, 20), isDealtHere: true };
    }),
);

/** Nobody is near the way out, and this is the last turn. */
const lastTurn: SavedTable = {
  id: 'last-turn',
  rules: RULES_VERSION,
  sheet: {
    ...{ edition: 'second', mode: 'solo', turnsLeft: 1 },
    order: ['franck', 'jennifer', 'max', 'alice'],
    board: CELLS.map((cell): Square => {
      if (cell === 'c3') return { room: 'CE', hidden: false };
      return { room: cell === 'a1' ? '25' : 'EM', hidden: true };
    }),
  },
  commands: [],
  seats: [{ player: 'person' }],
  turn: 1,
  turnsLeft: 1,
  time: Date.UTC(2026, 9, 30, 20),
  isDealtHere: true,
};

/** What a server tells Noor: a game, older than the others, and whom they have played with. */
const SERVED = {
  '/api/guest/file': {
    list: [
      {
        ...{ table: 'served', code: 'QX4TR7', edition: 'second', mode: 'suspicion', players: 6, result: 'guards' },
        ...{ ended: Date.UTC(2026, 8, 1), won: true, claims: 3, lies: 2, believed: 1, misled: 0, saved: ['max'] },
        ...{ characters: [{ name: 'alice', role: 'guard', survived: true }], replay: '' },
      },
    ],
  },
  '/api/guest/ratings': {
    ...{ kinds: [{ kind: 'suspicion', points: 1564, deviation: 71, games: 44, settled: true }], shown: false },
    reliability: { finished: 19, games: 20 },
  },
  '/api/guest/people': {
    seen: false,
    people: ['Maximiliane', 'Konstantin', 'Bob'].map((name, at) => ({
      ...{ name, games: 7 - 3 * at, last: Date.UTC(2026, 8, 1 - 9 * at), table: 'served', visitor: at + 1 },
      ...(at === 0 && { here: true }),
      ...(at === 1 && { muted: true }),
    })),
  },
} as const;

const CASES = (IS_NIGHT ? (['laptop', 'phone'] as const) : (['phone'] as const)).flatMap((window) =>
  READ_IN.map((language) => [window, language] as const),
);

test.for(CASES)('A file tells what was played, on a %s in %s', async ([name, language]) => {
  const { size, hand, window } = WINDOWS[name];
  const settings = { speed: '4', name: 'Noor' };
  const page = await openPage({ size, language, isStill: true, screen: 'settings', settings });
  for (const [path, json] of Object.entries(SERVED))
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ json }),
    );
  await page.route(/\/api\/tables/, (route) => route.fulfill({ json: { tables: [] } }));
  await page.route(/\/api\/quick/, (route) => route.fulfill({ json: { here: 12, waiting: 3 } }));
  await page.route(page.url().split('#')[0]!, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html', '<html data-server=""') });
  });
  await page.reload();
  await page.setViewportSize(window);
  await sitDownAt(page, lastTurn);
  await playOn(page, { hand });
  // The game itself is gone: what it came to is not.
  await setShelf(page, played);
  await page.goto(`${page.url().split('#')[0]}#/`);
  await page.locator('.home-foot a[href="#/file"]').click();
  const figures = page.locator('.figures b');
  await figures.first().waitFor();
  const results = played.map((table) => ({
    ...tallyOf(table)![0]!,
    ...{ edition: table.sheet.edition, mode: table.sheet.mode, ended: table.time },
  }));
  const { games, won } = statisticsOf(results);
  // One more was lost just now, and one won on the server.
  expect((await figures.allTextContents()).slice(0, 2)).toEqual([String(games + 2), String(won + 1)]);
  await page.locator('.people-line').nth(2).waitFor();
  await page.locator('.people-line summary').first().click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  const lines = page.locator('.game-list-line');
  await page.locator('.game-list + .key').click();
  await expect.poll(() => lines.count()).toBe(games + 2);
  await lines.first().getByRole('link').click();
  await page.locator('.replay').waitFor();
  await page.goBack();
  await figures.first().waitFor();
});
