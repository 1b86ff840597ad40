/** Whatever the network does, a client ends up with what it would have seen on a good one. */
import { randomFrom } from '@room25/engine';
import type { Settings } from '@room25/protocol';
import { anyOf, awaitedOf, everybody, isOver, Player } from '@room25/test-kit/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FAULTS, FaultyProxy, type Weather } from './faulty-proxy.ts';
import { TestServer } from './test-server.ts';

const PATIENCE = 600_000;
const WAITING = { timeout: PATIENCE, interval: 10 };

/** Two people with two characters each. */
const DUEL: Settings = {
  edition: 'second',
  mode: 'competition',
  players: 2,
  listed: false,
  clock: { kind: 'none' },
  talk: 'chat',
};

let server: TestServer;
let proxy: FaultyProxy;
const players: Player[] = [];

beforeEach(async () => {
  server = await TestServer.open();
  proxy = await FaultyProxy.start(() => server.url);
});

afterEach(async () => {
  for (const player of players.splice(0)) player.close();
  proxy.close();
  await server.close();
});

const join = (address: string, table: string, token?: string): Player => {
  const player = new Player({ address: () => address, table, ...(token !== undefined && { token }), patience: 250 });
  players.push(player);
  return player;
};

/** What a client sees that asks for everything at once, and has no connection that could have been cut. */
const truthFor = async (table: string, token?: string): Promise<object> => {
  const path = `/api/tables/${table}/state?as=${token === undefined ? 'watch' : 'seat'}`;
  const { now: _, ...truth } = await server.get<{ now: number }>(path, token);
  return truth;
};

const seenBy = ({ table, game, events, chat }: Player): object => ({
  type: 'state',
  n: 1,
  table,
  game,
  events: { from: 0, list: events },
  chat: { from: 0, list: chat },
});

/** When the client has what there is, it must be the same in every part. Both are looked at again: either may be behind. */
const expectTruth = async (player: Player, table: string, token?: string): Promise<void> => {
  await vi.waitFor(async () => expect(seenBy(player)).toEqual(await truthFor(table, token)), WAITING);
};

describe('a client whose connection', () => {
  test(
    'is cut at each message, before it and after it, sees the same as one that was never cut',
    async () => {
      const { id, tokens } = await server.started(DUEL, ['Ann', 'Bob']);
      const random = randomFrom('cut', 'test');
      const [ann, bob, cutWatcher, watcher] = [
        join(proxy.address, id, tokens[0]!),
        join(server.url, id, tokens[1]!),
        join(proxy.address, id),
        join(server.url, id),
      ];
      await everybody(players, ({ game }) => game !== undefined);
      let cuts = 0;
      for (let step = 0; !isOver(bob) && step < 60; step++) {
        // Once in each step, at the first message that comes by, the second …: of its request, its answer, its greeting.
        const at = proxy.count + ((step % 8) >> 1);
        proxy.weather = (n) => {
          if (n !== at) return undefined;
          cuts++;
          return step % 2 === 0 ? 'cut before' : 'cut after';
        };
        const player = anyOf(awaitedOf([ann, bob]), random);
        expect(await player.do({ do: 'play', command: anyOf(player.answers, random) })).toBeUndefined();
        if (step % 7 === 3) expect(await ann.do({ do: 'say', text: `line ${step}` })).toBeUndefined();
        if ((await server.get<{ table: { state: string } }>(`/api/tables/${id}/state`)).table.state === 'over') break;
        await expectTruth(ann, id, tokens[0]!);
        await expectTruth(bob, id, tokens[1]!);
        await expectTruth(cutWatcher, id);
        await expectTruth(watcher, id);
      }
      expect(cuts).toBeGreaterThan(25);
      expect(ann.connections).toBeGreaterThan(3);
    },
    PATIENCE,
  );

  test.each([1, 2, 3])(
    'loses, doubles, reorders, delays and cuts at random sees the same in the end, game %i',
    async (number) => {
      const { id, tokens } = await server.started(DUEL, ['Ann', 'Bob']);
      const random = randomFrom(`weather ${number}`, 'test');
      const seated = tokens.map((token) => join(proxy.address, id, token));
      const watcher = join(proxy.address, id);
      const storm: Weather = () => (random.below(6) === 0 ? anyOf(FAULTS, random) : undefined);
      proxy.weather = storm;
      const expectTruths = async (): Promise<void> => {
        proxy.weather = () => undefined;
        for (const [seat, token] of tokens.entries()) await expectTruth(seated[seat]!, id, token);
        await expectTruth(watcher, id);
        proxy.weather = storm;
      };
      await everybody(players, ({ game }) => game !== undefined);
      const sent: number[] = [];
      while (!seated.some(isOver)) {
        const awaited = awaitedOf(seated);
        if (awaited.length === 0) {
          await Promise.race(seated.map((player) => player.until(() => player.answers.length > 0 || isOver(player))));
          continue;
        }
        const player = anyOf(awaited, random);
        const command = anyOf(player.answers, random);
        const before = player.events.length;
        // What it saw may be old by now: then it is refused, and nothing has changed.
        if ((await player.do({ do: 'play', command })) === undefined) sent.push(command);
        await player.until(() => player.events.length > before || !player.answers.includes(command) || isOver(player));
        if (sent.length % 5 === 0 && !seated.some(isOver)) await expectTruths();
      }
      await expectTruths();
      const record = await (await fetch(`${server.url}/api/tables/${id}/record`)).text();
      const played = record.split('\n').filter((line) => /^\w+: /.test(line));
      expect(played).toHaveLength(sent.length);
    },
    PATIENCE,
  );
});

describe('two processes that never hear each other', () => {
  test(
    'play one game all the same: a hint that is missed costs only time',
    async () => {
      // Two stores on one file send each other no hints.
      const other = await TestServer.open({}, server.folder);
      const { id, tokens } = await server.started(DUEL, ['Ann', 'Bob']);
      const [ann, bob] = [join(server.url, id, tokens[0]!), join(other.url, id, tokens[1]!)];
      const random = randomFrom('deaf', 'test');
      await everybody([ann, bob], ({ game }) => game !== undefined);
      while (!isOver(ann) && !isOver(bob)) {
        const [player] = awaitedOf([ann, bob]);
        expect(await player!.do({ do: 'play', command: anyOf(player!.answers, random) })).toBeUndefined();
        await vi.waitFor(async () => {
          await Promise.all([server.later(2_000), other.later(2_000)]);
          for (const [seat, player] of [ann, bob].entries())
            expect(seenBy(player)).toEqual(await truthFor(id, tokens[seat]));
        }, WAITING);
      }
      await other.stop();
    },
    PATIENCE,
  );
});
