/** Ratings on a server: each rated game counts exactly once, whatever happens between its end and that; and nothing is told before. */
import { randomUUID } from 'node:crypto';
import { decide } from '@room25/bots';
import { randomFrom, whoOf } from '@room25/engine';
import type { ChangesAnswer, DataAnswer, GameView, Settings, StandingAnswer, TableView } from '@room25/protocol';
import { anyOf, awaitedOf, everybody, isOver, PATIENCE, Player, ServerProcess, settled } from '@room25/test-kit/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Pool } from '../src/node/thinker.ts';
import type { Contest, RatedGame, RatedSeat } from '../src/ratings/rated-game.ts';
import { merging } from '../src/store/merging.ts';
import { ratingGame, rebuildRatings } from '../src/store/rating-book.ts';
import type { Store } from '../src/store/store.ts';
import { onBothStores } from './both-stores.ts';
import type { RawDatabase } from './raw-database.ts';
import { openTable } from './table.ts';
import { SETTINGS, type TestServer } from './test-server.ts';

const RATED: Settings = { ...SETTINGS, rated: true, clock: { kind: 'live', program: 3600, action: 3600 } };
const COMPLEX: Settings = { ...RATED, mode: 'cooperation' }; /** The last step of rating. */
const LAST_STEP = 'INSERT ON rated';
/** Once at least: it is tried again after a while. */
const HAS_FAILED = /^room25_errors_total\{what="table"\} [1-9]/m;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onBothStores((place) => {
  describe('at tables', () => {
    let server: TestServer;
    beforeEach(async () => {
      server = (await place.openServer({ trustProxy: true })).comeApart();
    }, PATIENCE);
    afterEach(() => server.stop());

    const standing = (token: string, at = server): Promise<StandingAnswer> => at.get('/api/guest/ratings', token);
    const counted = (token: string, at = server): Promise<void> =>
      expect
        .poll(
          async () => {
            await at.later(1_100);
            return (await standing(token, at)).reliability.games;
          },
          { timeout: PATIENCE, interval: 50 },
        )
        .toBeGreaterThan(0);

    test('a rated game changes the ratings of those who played, when it is over, and once', {
      timeout: PATIENCE,
    }, async () => {
      const { id, tokens } = await server.started(RATED, ['Ada', 'Ben']);
      const [ada, ben] = tokens as [string, string];
      expect((await server.get<TableView>(`/api/tables/${id}`)).rated).toBe(true);
      expect(await server.get(`/api/tables/${id}/ratings`, ada)).toMatchObject({ code: 'not-now' });
      await server.playOut(id, tokens);
      await counted(ada);
      const mine = await server.get<ChangesAnswer>(`/api/tables/${id}/ratings`, ada);
      expect(mine).toMatchObject({ rated: true, kind: 'suspicion', changes: [{ seat: 0, before: 1500, games: 1 }] });
      const [{ points, deviation } = { points: 1500, deviation: 0 }] = mine.rated ? mine.changes : [];
      expect(points).not.toBe(1500);
      expect(await standing(ada)).toMatchObject({
        shown: false,
        kinds: [{ kind: 'suspicion', points, deviation, games: 1, settled: false }],
        reliability: { finished: 1, games: 1 },
      });
      expect((await standing(ben)).kinds).toMatchObject([{ kind: 'suspicion', games: 1 }]);
      // Others see what somebody shows, and nothing else.
      expect(await server.get(`/api/tables/${id}/ratings`)).toMatchObject({ changes: [] });
      await server.post('/api/guest/ratings', { shown: true }, ada);
      expect(await server.get(`/api/tables/${id}/ratings`)).toMatchObject({ changes: [{ seat: 0, points }] });
      // What is said afterwards does not count it again.
      await server.do(id, ada, { do: 'say', text: 'well played' });
      await server.later(1_100);
      expect((await standing(ada)).kinds).toMatchObject([{ games: 1 }]);
      // It is theirs to take, and to have erased.
      expect((await server.get<DataAnswer>('/api/guest/data', ada)).ratings.kinds).toMatchObject([{ points }]);
      await server.post('/api/guest/forget', { name: 'Ada' }, ada);
      const raw = await place.openRaw();
      expect(await raw.all("SELECT kind, games FROM ratings WHERE kind = 'suspicion'")).toHaveLength(1);
      expect(await raw.all('SELECT * FROM ranked')).toEqual([]);
      await raw.close();
      expect((await standing(ben)).kinds).toMatchObject([{ games: 1 }]);
    });

    test('a game counts only where its host said so before, all could see it, and two people played', {
      timeout: PATIENCE,
    }, async () => {
      const { id, tokens } = await server.started(RATED, ['Cleo']);
      await server.playOut(id, tokens);
      await counted(tokens[0]!);
      expect((await standing(tokens[0]!)).kinds).toEqual([]);
      expect(await server.get(`/api/tables/${id}/ratings`)).toEqual({ rated: false, why: 'unrated' });
      const isRated = async (settings: Settings, level: 'easy' | 'random'): Promise<boolean | undefined> =>
        (await server.get<TableView>(`/api/tables/${(await server.table(settings, ['Ada', 'Ben'], level)).id}`)).rated;
      expect(await isRated(RATED, 'easy')).toBe(true);
      expect(await isRated(SETTINGS, 'easy')).toBeUndefined();
      expect(await isRated(RATED, 'random')).toBeUndefined();
      // Of the Complex only such as it was measured: any other may be easier than it seems.
      expect(await isRated(COMPLEX, 'easy')).toBe(true);
      expect(await isRated({ ...COMPLEX, edition: 'first' }, 'easy')).toBeUndefined();
      expect(await isRated({ ...COMPLEX, edition: 'prototype' }, 'easy')).toBeUndefined();
      const { table: quick } = await server.post<{ table: string }>('/api/quick', {}, await server.guest('Gus'));
      expect((await server.get<TableView>(`/api/tables/${quick}`)).rated).toBe(true);
      const host = await server.guest('Fay');
      const open = (settings: Settings, password?: string): Promise<TableView> =>
        server.post('/api/tables', { id: randomUUID(), settings, ...(password && { password }) }, host);
      await expect(open({ ...RATED, listed: false })).rejects.toThrow('terms');
      await expect(open({ ...RATED, unwatched: true })).rejects.toThrow('terms');
      // Whoever is losing could let it stand for ever.
      await expect(open({ ...RATED, clock: { kind: 'none' } })).rejects.toThrow('a rated table has a clock');
      expect((await open(RATED)).rated).toBe(true);
      expect((await open(RATED, 'sesame')).rated).toBeUndefined();
    });

    test('a game with two people from one address does not count, nor does its rematch; only they are told why', {
      timeout: PATIENCE,
    }, async () => {
      await server.stop();
      server = await place.openServer({ trustProxy: true });
      const { id, tokens } = await server.started(RATED, ['Ada', 'Ben']);
      const cleo = await server.guest('Cleo');
      await server.playOut(id, tokens);
      await counted(tokens[0]!);
      const why = (table: string, token?: string): Promise<ChangesAnswer> =>
        server.get(`/api/tables/${table}/ratings`, token);
      expect((await standing(tokens[0]!)).kinds).toEqual([]);
      for (const token of tokens) expect(await why(id, token)).toEqual({ rated: false, why: 'address' });
      expect(await why(id, cleo)).toEqual({ rated: false, why: 'unrated' });
      await server.do(id, tokens[0]!, { do: 'rematch' });
      const again = (await server.get<TableView>(`/api/tables/${id}`)).rematch!;
      await server.do(again, tokens[1]!, { do: 'ready', ready: true });
      await server.do(again, tokens[0]!, { do: 'start' });
      await server.playOut(again, tokens);
      const gamesOf = async (): Promise<number> => {
        await server.later(1_100);
        return (await standing(tokens[0]!)).reliability.games;
      };
      await expect.poll(gamesOf, { timeout: PATIENCE }).toBe(2);
      expect(await why(again, tokens[1])).toEqual({ rated: false, why: 'address' });
    });

    test('a rated game that all have left is played to its end by bots, and counts', {
      timeout: PATIENCE,
    }, async () => {
      const { id, tokens } = await server.started(COMPLEX, ['Ada']);
      const ada = tokens[0]!;
      await server.do(id, ada, { do: 'leave' });
      const stateOf = async (): Promise<string> => (await server.get<TableView>(`/api/tables/${id}`)).state;
      await server.later(9 * MINUTE);
      expect(await stateOf()).toBe('paused');
      await server.later(MINUTE + 1_000);
      await expect.poll(stateOf, { timeout: PATIENCE }).toBe('over');
      await counted(ada);
      expect(await standing(ada)).toMatchObject({
        kinds: [{ kind: 'complex', games: 1 }],
        reliability: { finished: 0, games: 1 },
      });
      // Where nothing is counted, nothing is played without anybody.
      const { id: other, tokens: others } = await server.started(SETTINGS, ['Ben']);
      await server.do(other, others[0]!, { do: 'leave' });
      await server.later(DAY);
      expect((await server.get<TableView>(`/api/tables/${other}`)).state).toBe('paused');
    });

    test('so is one whose people have gone without a word while bots were to answer', {
      timeout: PATIENCE,
    }, async () => {
      await server.stop();
      let think = (): void => {};
      const thinking = new Promise<void>((resolve) => {
        think = resolve;
      });
      const decideLate: Pool['decide'] = async (task) => {
        await thinking;
        return decide(task, { steps: 1 });
      };
      server = await place.openServer({ trustProxy: true, pool: { decide: decideLate, close: async () => {} } });
      const soon: Settings = { ...COMPLEX, clock: { kind: 'live', program: 90, action: 45 } };
      const { id, tokens } = await server.started(soon, ['Ada']);
      const { game } = await server.get<{ game: GameView }>(`/api/tables/${id}/state`, tokens[0]!);
      await server.do(id, tokens[0]!, { do: 'play', command: game.answers[0]! });
      // Nobody is there any more when they have thought, and nobody asks them again.
      await server.later(2 * MINUTE);
      think();
      await expect.poll(() => server.running.node.thinker.busy).toBe(0);
      for (let minutes = 2; minutes < 20; minutes++) await server.later(MINUTE);
      const stateOf = async (): Promise<string> => {
        // However late they come to it, their time goes on.
        await server.later(MINUTE);
        return (await server.running.node.tables.byId(id))!.table.play!.ended ? 'over' : 'not yet';
      };
      await expect.poll(stateOf, { timeout: PATIENCE }).toBe('over');
    });

    test('a game that could not be counted is tried again by the same process', { timeout: PATIENCE }, async () => {
      const raw = await place.openRaw();
      const { id, tokens } = await server.started(COMPLEX, ['Ada']);
      const lift = await raw.hinder(LAST_STEP);
      await server.playOut(id, tokens);
      const errors = async (): Promise<string> => (await server.send('GET', '/metrics')).text();
      const tried = async (): Promise<boolean> => {
        await server.later(1_100);
        return HAS_FAILED.test(await errors());
      };
      await expect.poll(tried, { timeout: PATIENCE }).toBe(true);
      expect(await raw.all('SELECT * FROM rated')).toEqual([]);
      await lift();
      const rated = async () => {
        await server.later(10_000);
        return raw.all('SELECT table_id FROM rated');
      };
      await expect.poll(rated, { timeout: PATIENCE }).toEqual([{ table_id: id }]);
      await raw.close();
    });

    // What is told is made of the same answers on both.
    test.runIf(place.kind === 'sqlite')(
      'all that is told of ratings is the same, byte by byte, from before the deal until the end',
      {
        timeout: PATIENCE,
      },
      async () => {
        const { id, tokens } = await server.table(RATED, ['Ada', 'Ben']);
        for (const token of tokens) await server.post('/api/guest/ratings', { shown: true }, token);
        const told = async (): Promise<string> => {
          const paths = [
            '/api/guest/ratings',
            '/api/guest/file',
            '/api/ratings?kind=suspicion',
            '/api/ratings?kind=rivals',
          ];
          const all = [];
          for (const token of tokens)
            for (const path of paths) all.push(await (await server.send('GET', path, { token })).text());
          return all.join('\n');
        };
        const before = await told();
        await server.do(id, tokens[0]!, { do: 'start' });
        const refused = await (await server.send('GET', `/api/tables/${id}/ratings`, { token: tokens[0]! })).text();
        let looks = 0;
        for (let step = 0; ; step++) {
          const token = tokens[step % tokens.length]!;
          const texts = [await told(), await (await server.send('GET', `/api/tables/${id}/ratings`, { token })).text()];
          const { table, game } = await server.get<{ table: TableView; game: GameView }>(
            `/api/tables/${id}/state?events=99999`,
            token,
          );
          // Whoever sees it going on now was told that before its end.
          if (table.state === 'over') break;
          expect(texts).toEqual([before, refused]);
          looks++;
          const locked = game.locked.map(whoOf);
          const answer = game.answers.find((command) => !locked.includes(whoOf(command)));
          if (answer !== undefined) await server.do(id, token, { do: 'play', command: answer });
          await server.later(1_100);
        }
        expect(looks).toBeGreaterThan(5);
        await counted(tokens[0]!);
        expect(await told()).not.toBe(before);
      },
    );
  });

  test('a server that is killed between the end of a game and its rating leaves it to the next, and it counts once', {
    timeout: PATIENCE,
  }, async () => {
    const options = { 'trust-proxy': true } as const;
    const server = await ServerProcess.start({ folder: place.folder, url: place.url, options });
    const { id, tokens } = await openTable(server.address, RATED);
    const players = tokens.map((token) => new Player({ address: () => server.address, table: id, token }));
    await everybody(players, ({ game: its }) => its !== undefined);
    const raw = await place.openRaw();
    const lift = await raw.hinder(LAST_STEP);
    const random = randomFrom('rated', 'test');
    while (!players.some(isOver)) {
      const player = anyOf(awaitedOf(players), random);
      expect(await player.do({ do: 'play', command: anyOf(player.answers, random) })).toBeUndefined();
      await settled(players, player);
    }
    for (const player of players) player.close();
    await expect
      .poll(async () => (await fetch(`${server.address}/metrics`)).text(), { timeout: PATIENCE })
      .toMatch(HAS_FAILED);
    expect(await raw.all('SELECT * FROM rated')).toEqual([]);
    expect(await raw.all('SELECT * FROM ratings')).toEqual([]);
    await server.kill();
    await lift();
    await server.start();
    await expect.poll(() => raw.all('SELECT table_id FROM rated'), { timeout: PATIENCE }).toEqual([{ table_id: id }]);
    expect((await raw.all("SELECT games FROM ratings WHERE kind = 'suspicion'")).map(({ games }) => games)).toEqual(
      tokens.map(() => 1),
    );
    await raw.close();
    await server.stop();
  });

  describe('in the store', () => {
    let store: Store;
    let other: Store;
    let raw: RawDatabase;
    let tables = 0;
    beforeEach(async () => {
      store = await place.openStore();
      other = place.kind === 'postgres' ? await place.openStore() : store;
      raw = await place.openRaw();
    }, PATIENCE);
    afterEach(async () => {
      await raw.close();
      if (other !== store) await other.close();
      await store.close();
    });

    /** Of two people, the first won. */
    const game = async (guests: readonly string[], contest: Partial<Contest> = {}): Promise<[string, RatedGame]> => {
      const id = `table-${tables++}`;
      for (const [visitor, guest] of guests.entries())
        await raw.run(
          `INSERT INTO people (table_id, visitor, guest, name, seated) VALUES ('${id}', ${visitor}, '${guest}', '${guest}', 1)`,
        );
      const seat = (visitor: number): RatedSeat => ({ visitor, bot: 'normal', weight: 1, share: 1 });
      const contests: Contest[] = [
        { setup: 'second competition 2', side: guests.length, sign: -1, winner: 0, ...contest },
      ];
      return [id, { kind: 'rivals', sides: [...guests.map((_, at) => [seat(at)]), []], contests }];
    };
    const everything = async () => ({
      people: await raw.all('SELECT guest, kind, mean, variance, games, at, score FROM ratings ORDER BY guest, kind'),
      setups: await raw.all('SELECT name, mean, variance, games FROM setups ORDER BY name'),
    });

    test('a game that several processes count at once counts once, and all games count', {
      timeout: PATIENCE,
    }, async () => {
      const games = [];
      for (let n = 0; n < 12; n++) games.push(await game([`a${n % 3}`, `b${n % 4}`]));
      await Promise.all(
        games.flatMap(([id, each], n) =>
          [store, other, store].map((one) => one.transact(() => ratingGame(id, n * DAY, each))),
        ),
      );
      expect(await raw.all('SELECT table_id FROM rated')).toHaveLength(12);
      const { people, setups } = await everything();
      expect(people.map((one) => [one['guest'], one['games']])).toEqual([
        ...['a0', 'a1', 'a2'].map((guest) => [guest, 4]),
        ...['b0', 'b1', 'b2', 'b3'].map((guest) => [guest, 3]),
      ]);
      expect(setups).toMatchObject([{ games: 12 }]);
      // Anew from the games it is the same, to the last bit.
      const before = JSON.stringify(await everything());
      expect(await rebuildRatings(store)).toBe(12);
      expect(JSON.stringify(await everything())).toBe(before);
      // Whoever is forgotten was a stranger.
      await store.forget('a0', 12 * DAY);
      expect((await everything()).people.map(({ guest }) => guest)).not.toContain('a0');
      await rebuildRatings(store);
      expect((await everything()).people.map(({ guest }) => guest)).not.toContain('a0');
    });

    test('whoever fails in the middle has counted nothing', { timeout: PATIENCE }, async () => {
      const [id, one] = await game(['ada', 'ben']);
      const lift = await raw.hinder(LAST_STEP);
      await expect(store.transact(() => ratingGame(id, DAY, one))).rejects.toThrow();
      expect(await everything()).toEqual({ people: [], setups: [] });
      await lift();
      await store.transact(() => ratingGame(id, DAY, one));
      expect((await everything()).people).toHaveLength(2);
    });

    test('a pair that plays all day counts five times; the next day again', { timeout: PATIENCE }, async () => {
      const play = async (guests: readonly string[], at: number): Promise<void> => {
        const [id, one] = await game(guests);
        await store.transact(() => ratingGame(id, at, one));
      };
      const gamesOf = async (guest: string) => (await store.ratings.of(guest, 3 * DAY))[0]?.games;
      for (let n = 0; n < 9; n++) await play(['ada', 'ben'], DAY + n * 1000);
      expect(await gamesOf('ada')).toBe(5);
      await play(['ada', 'ben', 'cleo'], DAY + 10_000);
      expect(await gamesOf('ada')).toBe(6);
      await play(['ben', 'ada'], 2 * DAY + 60_000);
      expect(await gamesOf('ben')).toBe(7);
      const before = JSON.stringify(await everything());
      await rebuildRatings(store);
      expect(JSON.stringify(await everything())).toBe(before);
    });

    test('two guests who become one are known as well as both were', { timeout: PATIENCE }, async () => {
      const play = async (guests: readonly string[], winner: number): Promise<void> => {
        const [id, one] = await game(guests, { winner });
        await store.transact(() => ratingGame(id, DAY, one));
      };
      for (const [guest, winner] of [
        ['phone', 0],
        ['phone', 1],
        ['laptop', 0],
      ] as const)
        await play([guest, 'ben'], winner);
      const [phone, laptop] = [(await store.ratings.of('phone', DAY))[0]!, (await store.ratings.of('laptop', DAY))[0]!];
      await store.ratings.show('phone', true);
      await store.transact(() => merging({ guest: 'phone', into: 'laptop' }, 'Ada', DAY));
      const [one] = await store.ratings.of('laptop', DAY);
      expect(one!.games).toBe(3);
      expect(one!.variance).toBeLessThan(Math.min(phone.variance, laptop.variance));
      expect(one!.mean).toBeGreaterThan(Math.min(phone.mean, laptop.mean));
      expect(await store.ratings.of('phone', DAY)).toEqual([]);
      // Whether one is seen is for the one to say who stays.
      expect(await store.ratings.isShown('laptop')).toBe(false);
      await rebuildRatings(store);
      expect((await store.ratings.of('laptop', DAY))[0]!.games).toBe(3);
    });

    test('the best are those who want to be seen and are settled, by what is certain; banned people are not', {
      timeout: PATIENCE,
    }, async () => {
      for (let n = 0; n < 80; n++) {
        const [id, one] = await game(n % 2 === 0 ? ['ada', 'ben'] : ['cleo', 'ben'], { winner: n % 3 === 0 ? 1 : 0 });
        await store.transact(() => ratingGame(id, n * DAY, one));
      }
      const [id, one] = await game(['dora', 'emil']);
      await store.transact(() => ratingGame(id, 79 * DAY, one));
      const names = async (now = 80 * DAY) => (await store.ratings.best('rivals', now, 10)).map(({ guest }) => guest);
      expect(await names()).toEqual([]);
      for (const guest of ['ada', 'ben', 'cleo', 'dora']) await store.ratings.show(guest, true);
      // Of those who have not kept their names nobody would know next week who they were.
      expect(await names()).toEqual([]);
      for (const guest of ['ada', 'ben', 'dora'])
        await raw.run(`INSERT INTO kept_names (guest, name) VALUES ('${guest}', '${guest}')`);
      expect(await names()).toEqual(['ada', 'ben']);
      expect(await store.ratings.best('suspicion', 80 * DAY, 10)).toEqual([]);
      // Whoever is not settled takes nobody's place in a short list, however good they seem.
      await raw.run(`UPDATE ratings SET score = 9 WHERE guest = 'dora'`);
      expect((await store.ratings.best('rivals', 80 * DAY, 1)).map(({ guest }) => guest)).toEqual(['ada']);
      // Somebody who has not been here for years is not known any more.
      expect(await names(4000 * DAY)).toEqual([]);
      await raw.run(
        `INSERT INTO sanctions (id, guest, kind, reason, made, ends) VALUES ('s', 'ada', 'ban', 'x', 0, ${81 * DAY})`,
      );
      expect(await names()).toEqual(['ben']);
      await store.ratings.show('ben', false);
      expect(await names()).toEqual([]);
    });
  });
});
