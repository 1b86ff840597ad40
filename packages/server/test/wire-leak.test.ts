/**
 * The leak law on the wire: in two worlds that differ only in what a viewer may not know, every byte that it gets, over the
 * socket and over HTTP, news, answers and refusals, in their order, is the same.
 */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EDITION_RULES, EDITIONS, MODES, randomFrom } from '@room25/engine';
import type { Settings } from '@room25/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Guest } from '../src/table/entry.ts';
import { TestServer } from './test-server.ts';
import {
  differences,
  playOther,
  playReal,
  RecordingPool,
  ReplayingPool,
  ScriptClock,
  VIEWERS,
  type World,
  WorldGame,
} from './worlds.ts';

/** Pairs of each kind of game and viewer. */
const PAIRS = Number(process.env['WIRE_LEAK_PAIRS'] ?? 3);
const TURNS = 3;
const HOUR = 3_600_000;
const DAWN = new ScriptClock().now;

const PLACES = EDITIONS.flatMap((edition) =>
  MODES.flatMap((mode) => {
    const numbers = Object.keys(EDITION_RULES[edition].modes[mode]?.seating ?? {}).map(Number);
    const players = numbers.filter((number) => number > 1 && number <= 6).at(-1);
    return players === undefined ? [] : [{ edition, mode, players }];
  }),
);
const KINDS = PLACES.flatMap((place) => VIEWERS.map((viewer) => ({ ...place, viewer })));

let real: World & { pool: RecordingPool };
let other: World & { pool: ReplayingPool };
const tables = new Map<string, string>();

beforeAll(async () => {
  const lobby = await TestServer.open({ now: () => new ScriptClock().now });
  const [token, second] = [await lobby.guest('Ada'), await lobby.guest('Ben')];
  const people = [guestOf(token), guestOf(second)] as const;
  const { node } = lobby.running;
  for (const kind of KINDS)
    for (let pair = 0; pair < PAIRS; pair++) {
      const settings = settingsOf(kind, pair);
      const live = await node.open(people[0], nameOf(kind, pair), { settings });
      if ('code' in live) throw new Error(JSON.stringify(live));
      await node.act(live, { by: people[1] }, { id: 'sit', act: { do: 'sit' } });
      await node.act(live, { by: people[1] }, { id: 'ready', act: { do: 'ready', ready: true } });
      for (let seat = 2; seat < kind.players; seat++)
        await node.act(
          live,
          { by: people[0] },
          {
            id: `bot-${seat}`,
            act: { do: 'fill', seat, level: pair % 3 === 2 ? 'random' : 'easy' },
          },
        );
      tables.set(nameOf(kind, pair), live.table.id);
    }
  await lobby.stop();
  const copy = mkdtempSync(join(tmpdir(), 'room25-other-world-'));
  cpSync(lobby.folder, copy, { recursive: true });
  const recording = new RecordingPool();
  const replaying = new ReplayingPool(recording.decisions);
  real = { ...(await worldOf(lobby.folder, recording)), people, token, pool: recording };
  other = { ...(await worldOf(copy, replaying)), people, token, pool: replaying };
});
afterAll(async () => {
  await Promise.all([real.server.close(), other.server.close()]);
});

describe('the leak law on the wire', () => {
  it.each(KINDS)(
    '$edition $mode, seen by a $viewer',
    async (kind) => {
      let differing = 0;
      for (let pair = 0; pair < PAIRS; pair++) differing += (await comparePair(kind, pair)) ? 1 : 0;
      // Two worlds that are the same would show nothing.
      expect(differing).toBeGreaterThan(0);
    },
    600_000,
  );
});

/** True if the worlds differed at all. */
const comparePair = async (kind: Kind, pair: number): Promise<boolean> => {
  const seed = nameOf(kind, pair);
  const id = tables.get(seed)!;
  const random = randomFrom(seed, 'pair');
  // An hour for each pair; the later part of the real game has taken time that the other world has not seen.
  for (const { clock } of [real, other]) clock.now = DAWN + (1 + [...tables.keys()].indexOf(seed)) * HOUR;
  real.pool.times.length = 0;
  const one = await WorldGame.begin(real, id, kind.viewer);
  const script = await playReal(one, seed, TURNS);
  one.end();
  const moment = script.moments[random.below(script.moments.length)];
  if (!moment) return false;
  const from = random.below(moment.after);
  const { pool } = other;
  pool.otherwise = { turn: moment.turn, random };
  pool.changed = 0;
  pool.strangers = [];
  pool.times.length = 0;
  const two = await WorldGame.begin(other, id, kind.viewer);
  await playOther(two, script, { from, moment, viewer: kind.viewer, seed });
  two.end();
  expect(pool.strangers, 'bots that were asked in one world only').toEqual([]);
  expect(pool.times, 'as much time for each bot').toEqual(real.pool.times.slice(0, moment.asked));
  const heard = one.socket.heard.slice(0, moment.heard);
  expect(two.socket.heard.length, 'as many messages').toBe(heard.length);
  for (const [at, text] of heard.entries()) expect(two.socket.heard[at], `message ${at}`).toBe(text);
  return pool.changed > 0 || differences(two.game, moment.game) > 0;
};

type Kind = (typeof KINDS)[number];

const nameOf = ({ edition, mode, viewer }: Kind, pair: number): string => `${edition}-${mode}-${viewer}-${pair}`;

/** Some with a clock, some rated, some with less talk. */
const settingsOf = ({ edition, mode, players }: Kind, pair: number): Settings => ({
  edition,
  mode,
  players,
  listed: pair < 2,
  ...(pair === 1 && { rated: true }),
  clock: pair % 2 === 0 ? { kind: 'none' } : { kind: 'live', program: 3600, action: 3600 },
  talk: mode === 'team' ? 'team' : 'chat',
});

const worldOf = async (folder: string, pool: RecordingPool | ReplayingPool) => {
  const clock = new ScriptClock();
  const server = await TestServer.open({ now: () => clock.now, pool, limits: 1_000_000 }, folder);
  return { server, clock };
};

const guestOf = (token: string): Guest => {
  const [, id, name] = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as [
    string,
    string,
    string,
  ];
  return { id, name };
};
