/** One contract for every store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE, Postgres } from '@room25/test-kit/server';
import Database from 'libsql';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tables } from '../src/store/migrations/001-tables.ts';
import { openStore } from '../src/store/open.ts';
import type { Found, Store, Summary, Written } from '../src/store/store.ts';
import { openRaw } from './raw-database.ts';
import { summaryOf } from './summary.ts';

const KINDS = ['sqlite', 'postgres'] as const;

const found = (id: string, more: Partial<Summary> = {}): Found => ({ ...summaryOf(id, more), people: [] });

/** These guests, in this order, sit at the table. */
const seated = (...guests: string[]): Partial<Written> => ({
  players: guests.map((_, visitor) => visitor),
  newcomers: guests.map((guest, visitor) => ({ visitor, guest, name: guest.toUpperCase() })),
});

/** Notes each person who is written down again. */
const TOUCHING = {
  sqlite: 'CREATE TRIGGER touching AFTER UPDATE ON people BEGIN INSERT INTO touched VALUES (NEW.visitor); END',
  postgres: `CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO touched VALUES (NEW.visitor); RETURN NEW; END $$;
    CREATE TRIGGER touching AFTER UPDATE ON people FOR EACH ROW EXECUTE FUNCTION touch()`,
} as const;
const EXPLAIN = { sqlite: 'EXPLAIN QUERY PLAN', postgres: 'EXPLAIN' } as const;

const idsOf = (summaries: readonly Summary[]): string[] => summaries.map(({ id }) => id);

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

let postgres: Postgres;

beforeAll(async () => {
  postgres = await Postgres.start();
}, PATIENCE);

afterAll(() => postgres.stop(), PATIENCE);

describe.each(KINDS)('%s', (kind) => {
  let folder: string;
  let url: string | undefined;
  let store: Store;
  const opened: Store[] = [];

  /** As the database itself shows it. */
  const rowsOf = async (sql: string): Promise<string> => {
    const database = await openRaw(url, folder);
    const rows = JSON.stringify(await database.all(sql));
    await database.close();
    return rows;
  };

  /** Another process, as far as the store can tell. */
  const openAnother = async (): Promise<Store> => {
    const another = await openStore(url, folder);
    opened.push(another);
    return another;
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'room25-store-'));
    url = kind === 'postgres' ? await postgres.newDatabase() : undefined;
    store = await openAnother();
  }, PATIENCE);

  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    rmSync(folder, { recursive: true });
  });

  describe('the log', () => {
    test('what is appended is read, in order, from any place', async () => {
      expect(await store.append('t', 1, [{ kind: 'created' }, 'two'], summaryOf('t'))).toBe('done');
      expect(await store.append('t', 3, [[3]], summaryOf('t', { updated: 2000 }))).toBe('done');
      expect(await store.read('t', 1)).toEqual([
        { seq: 1, body: { kind: 'created' } },
        { seq: 2, body: 'two' },
        { seq: 3, body: [3] },
      ]);
      expect(await store.read('t', 3)).toEqual([{ seq: 3, body: [3] }]);
      expect(await store.read('t', 4)).toEqual([]);
      expect(await store.read('nobody', 1)).toEqual([]);
    });

    test('how far each table has come is told, for many at once', async () => {
      await store.append('t', 1, ['a', 'b'], summaryOf('t'));
      await store.append('u', 1, ['c'], summaryOf('u'));
      await store.append('v', 1, ['d'], summaryOf('v'));
      expect(await store.lastOf(['u', 'nobody', 't'])).toEqual(
        new Map([
          ['t', 2],
          ['u', 1],
        ]),
      );
      expect(await store.lastOf([])).toEqual(new Map());
    });

    test('any text that JSON can carry comes back as it was', async () => {
      const body = {
        text: '\u0000 \ud800 \u2028 👁 "\\\' ; DROP TABLE entries; -- $1 ?1',
        number: 1e21,
        key: { b: 1, a: 2 },
      };
      await store.append('t', 1, [body], summaryOf('t'));
      const [entry] = await store.read('t', 1);
      expect(JSON.stringify(entry!.body)).toBe(JSON.stringify(body));
    });

    test('of all who have been at a table, only those who come or go are written down or looked at', async () => {
      const all = Array.from({ length: 500 }, (_, n) => `guest ${n}`);
      await store.append('t', 1, ['all come'], summaryOf('t', seated(...all)));
      await store.append('t', 2, ['some stay'], summaryOf('t', { players: [1, 2] }));
      const raw = await openRaw(url, folder);
      await raw.run(`CREATE TABLE touched (visitor INTEGER); ${TOUCHING[kind]}`);
      await store.append('t', 3, ['one goes, one comes'], summaryOf('t', { players: [2, 7] }));
      const touched = await raw.all('SELECT visitor FROM touched ORDER BY visitor');
      expect(touched.map(({ visitor }) => visitor)).toEqual([1, 7]);
      expect((await store.summary('t'))!.people.map(({ guest }) => guest)).toEqual(['guest 2', 'guest 7']);
      const plan = await raw.all(`${EXPLAIN[kind]} SELECT guest FROM people WHERE table_id = 't' AND seated = 1`);
      expect(JSON.stringify(plan)).toContain('people_seated');
      await raw.close();
    });

    test('a number that is taken is late, and changes neither log nor summary', async () => {
      await store.append('t', 1, ['a', 'b'], summaryOf('t'));
      const another = await openAnother();
      expect(await another.append('t', 2, ['x', 'y'], summaryOf('t', { taken: 5, ...seated('thief') }))).toBe('late');
      expect(await another.append('t', 1, ['x'], summaryOf('t', { taken: 5 }))).toBe('late');
      expect((await store.read('t', 1)).map(({ body }) => body)).toEqual(['a', 'b']);
      expect(await store.summary('t')).toEqual(found('t'));
      expect(await store.list({ player: 'thief', limit: 9 })).toEqual([]);
    });

    test('a number that would leave a gap is not written', async () => {
      await store.append('t', 1, ['a'], summaryOf('t'));
      expect(await store.append('t', 3, ['c'], summaryOf('t'))).toBe('late');
      expect(await store.append('u', 2, ['b'], summaryOf('u'))).toBe('late');
      expect(await store.read('t', 2)).toEqual([]);
      expect(await store.read('u', 1)).toEqual([]);
    });

    test('of many who write the same number at once, one is done; all of its entries stand together', async () => {
      const stores = [store, await openAnother(), await openAnother()];
      await store.append('t', 1, ['created'], summaryOf('t'));
      for (let round = 0; round < 10; round++) {
        const from = 2 + 3 * round;
        const writers = Array.from({ length: 12 }, (_, n) => n);
        const answers = await Promise.all(
          writers.map((n) =>
            stores[n % stores.length]!.append('t', from, [`${n} a`, `${n} b`, `${n} c`], summaryOf('t', { taken: n })),
          ),
        );
        expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
        const winner = answers.indexOf('done');
        const written = (await store.read('t', from)).map(({ body }) => body);
        expect(written).toEqual([`${winner} a`, `${winner} b`, `${winner} c`]);
        expect(await store.summary('t')).toMatchObject({ taken: winner });
      }
    });

    test('tables do not disturb each other when many are written at once', async () => {
      const tables = Array.from({ length: 40 }, (_, n) => `t${n}`);
      await Promise.all(tables.map((table) => store.append(table, 1, [table], summaryOf(table))));
      await Promise.all(tables.map((table) => store.append(table, 2, [`${table} again`], summaryOf(table))));
      for (const table of tables)
        expect((await store.read(table, 1)).map(({ body }) => body)).toEqual([table, `${table} again`]);
    });

    test('everything is there when the store is opened again', async () => {
      await store.append('t', 1, ['a'], summaryOf('t', { wakeAt: 5, result: 'guards' }));
      const secret = await store.secret('cookies');
      await store.close();
      const again = await openAnother();
      expect(await again.read('t', 1)).toEqual([{ seq: 1, body: 'a' }]);
      expect(await again.summary('T')).toEqual(found('t', { wakeAt: 5, result: 'guards' }));
      expect(await again.secret('cookies')).toEqual(secret);
    });

    test('what was asked before the store is closed is still written', async () => {
      const asked = store.append('t', 1, ['a'], summaryOf('t'));
      await store.close();
      expect(await asked).toBe('done');
      expect(await (await openAnother()).read('t', 1)).toHaveLength(1);
      await expect(store.read('t', 1)).rejects.toThrow();
    });
  });

  describe('beside the log', () => {
    const saying = (by: number, text: string) => ({ kind: 'act', by, act: { do: 'say', text } });

    test('what is said comes with its entry, and is not in it', async () => {
      const bodies = [saying(0, 'naïve “words”'), { kind: 'act', by: 1, act: { do: 'phrase', phrase: 'yes' } }];
      await store.append('t', 1, ['opened', ...bodies], summaryOf('t', seated('ann', 'bob')));
      await store.append('t', 4, [saying(1, 'more')], summaryOf('t', { players: [0, 1] }));
      expect((await store.read('t', 1)).map(({ body }) => body)).toEqual(['opened', ...bodies, saying(1, 'more')]);
      expect((await store.read('t', 4)).map(({ body }) => body)).toEqual([saying(1, 'more')]);
      expect(await rowsOf('SELECT body FROM entries')).not.toMatch(/words|more/);
      expect(await rowsOf('SELECT seq, visitor, text FROM lines ORDER BY seq')).toContain('naïve “words”');
    });

    test('whoever sits down by another name has that one from then on', async () => {
      await store.append('t', 1, ['a'], summaryOf('t', seated('ann', 'bob')));
      const renamed = { visitor: 1, guest: 'bob', name: 'Robert' };
      await store.append('t', 2, ['b'], summaryOf('t', { players: [0, 1], newcomers: [renamed] }));
      expect(await store.people('t')).toEqual([{ visitor: 0, guest: 'ann', name: 'ANN' }, renamed]);
      // Another guest cannot have the number of somebody who is there.
      const thief = { visitor: 1, guest: 'thief', name: 'Robert' };
      await store.append('t', 3, ['c'], summaryOf('t', { players: [0, 1], newcomers: [thief] }));
      expect((await store.people('t'))[1]).toEqual(renamed);
    });
  });

  describe('summaries', () => {
    test('found by id and by code, as they were last written', async () => {
      await store.append('t', 1, ['a'], summaryOf('t', { wakeAt: 9 }));
      const last = summaryOf('t', { listed: false, state: 'over', result: 'guards', taken: 6, updated: 3000 });
      await store.append('t', 2, ['b'], last);
      expect(await store.summary('t')).toEqual({ ...last, people: [] });
      expect(await store.summary('T')).toEqual({ ...last, people: [] });
      expect(await store.summary('nobody')).toBeUndefined();
    });

    test('no two tables have the same code', async () => {
      await store.append('t', 1, ['a'], summaryOf('t', { code: 'SAME' }));
      expect(await store.append('u', 1, ['b'], summaryOf('u', { code: 'SAME' }))).toBe('taken');
      expect(await store.read('u', 1)).toEqual([]);
      expect(await store.summary('SAME')).toMatchObject({ id: 't' });
      expect(await store.append('u', 1, ['b'], summaryOf('u', { code: 'OTHER' }))).toBe('done');
    });

    test('listed newest first, page by page, by state and by who may see them', async () => {
      for (let n = 1; n <= 7; n++)
        await store.append(
          `t${n}`,
          1,
          [n],
          summaryOf(`t${n}`, { updated: n < 4 ? n : 4, state: n === 6 ? 'over' : 'open' }),
        );
      await store.append('hidden', 1, [0], summaryOf('hidden', { listed: false, updated: 9, state: 'playing' }));
      expect(idsOf(await store.list({ limit: 99 }))).toEqual(['hidden', 't7', 't6', 't5', 't4', 't3', 't2', 't1']);
      const open = { listed: true, states: ['open', 'playing'] as const, limit: 2 };
      const pages = [await store.list(open)];
      while (pages.at(-1)!.length > 0) pages.push(await store.list({ ...open, after: pages.at(-1)!.at(-1)! }));
      expect(pages.map(idsOf)).toEqual([['t7', 't5'], ['t4', 't3'], ['t2', 't1'], []]);
      expect(idsOf(await store.list({ listed: false, limit: 9 }))).toEqual(['hidden']);
      expect(idsOf(await store.list({ states: ['over'], limit: 9 }))).toEqual(['t6']);
    });

    test('a guest finds the tables it sits at, listed or not, until it leaves', async () => {
      await store.append('t', 1, ['a'], summaryOf('t', { ...seated('ann', 'bob'), listed: false }));
      await store.append('u', 1, ['a'], summaryOf('u', { ...seated('bob'), updated: 2000, state: 'over' }));
      expect(idsOf(await store.list({ player: 'bob', limit: 9 }))).toEqual(['u', 't']);
      expect(idsOf(await store.list({ player: 'bob', states: ['open'], limit: 9 }))).toEqual(['t']);
      expect(idsOf(await store.list({ player: 'bob', listed: true, limit: 9 }))).toEqual(['u']);
      const cleo = { visitor: 2, guest: 'cleo', name: 'CLEO' };
      await store.append('t', 2, ['b'], summaryOf('t', { players: [2, 0], newcomers: [cleo] }));
      expect(await store.summary('t')).toMatchObject({
        players: [2, 0],
        people: [{ visitor: 0, guest: 'ann', name: 'ANN' }, cleo],
      });
      expect((await store.people('t')).map(({ name }) => name)).toEqual(['ANN', 'BOB', 'CLEO']);
      expect(idsOf(await store.list({ player: 'bob', limit: 9 }))).toEqual(['u']);
      expect(idsOf(await store.list({ player: 'cleo', limit: 9 }))).toEqual(['t']);
      expect(idsOf(await store.list({ player: 'ann', limit: 9 }))).toEqual(['t']);
    });

    test('tables whose time has come, the longest due first', async () => {
      for (const [id, wakeAt] of Object.entries({ late: 30, early: 10, middle: 20, never: undefined }))
        await store.append(id, 1, ['a'], summaryOf(id, wakeAt === undefined ? {} : { wakeAt }));
      expect(await store.due(9, 9)).toEqual([]);
      expect(await store.due(20, 9)).toEqual(['early', 'middle']);
      expect(await store.due(99, 2)).toEqual(['early', 'middle']);
      await store.append('early', 2, ['b'], summaryOf('early'));
      expect(await store.due(99, 9)).toEqual(['middle', 'late']);
    });
  });

  test('a secret is made once, for all processes, and is one for each name', async () => {
    const stores = [store, await openAnother(), await openAnother()];
    const made = await Promise.all(stores.map((each) => each.secret('cookies')));
    expect(made[0]).toHaveLength(32);
    for (const each of made) expect(each).toEqual(made[0]);
    expect(await store.secret('links')).not.toEqual(made[0]);
  });

  describe('guests', () => {
    test('the first key is one for all processes; a new one leaves the old ones a while', async () => {
      const stores = [store, await openAnother(), await openAnother()];
      await Promise.all(stores.map(({ guests }, n) => guests.firstKey('0', Buffer.from([n]), n)));
      const [first, ...others] = await store.guests.keys();
      expect([first!.id, first!.ends, others]).toEqual(['0', undefined, []]);
      const id = await store.guests.rotate(1000, 5000);
      expect((await stores[1]!.guests.keys()).map((key) => [key.id, key.made, key.ends])).toEqual([
        [id, 1000, undefined],
        ['0', first!.made, 5000],
      ]);
      // What ends sooner does not end later for that.
      const next = await store.guests.rotate(2000, 9000);
      expect((await store.guests.keys()).map((key) => [key.id, key.ends])).toEqual([
        [next, undefined],
        [id, 9000],
        ['0', 5000],
      ]);
      await store.guests.forgetKeys(5000);
      expect((await store.guests.keys()).map((key) => key.id)).toEqual([next, id]);
    });

    test('devices are listed, seen, signed out by their own guest, and forgotten', async () => {
      const { guests } = store;
      await guests.addDevice({ id: 'a', guest: 'ann', kind: 'Firefox, Linux', made: 10 });
      await guests.addDevice({ id: 'b', guest: 'ann', kind: '', made: 20 });
      await guests.addDevice({ id: 'c', guest: 'bob', kind: '', made: 30 });
      await guests.noteDevice('old', 'ann', 5);
      await guests.noteDevice('old', 'ann', 6);
      await guests.sawDevice('a', 40);
      expect(await guests.devicesOf('ann')).toEqual([
        { id: 'a', guest: 'ann', kind: 'Firefox, Linux', made: 10, seen: 40 },
        { id: 'b', guest: 'ann', kind: '', made: 20, seen: 20 },
        { id: 'old', guest: 'ann', kind: '', made: 5, seen: 6 },
      ]);
      await guests.signOut('ann', ['b', 'c'], 50);
      expect(await guests.signedOutSince(50)).toEqual([{ id: 'b' }]);
      expect(await guests.signedOutSince(51)).toEqual([]);
      await guests.forgetDevices(30);
      expect((await guests.devicesOf('ann')).map(({ id }) => id)).toEqual(['a']);
      expect(await guests.signedOutSince(0)).toEqual([]);
    });

    test('a link is taken once, by one, before it ends', async () => {
      const other = await openAnother();
      const link = { id: 'hash', guest: 'ann', name: 'Ann', expires: 100 };
      await store.guests.addLink(link);
      await store.guests.addLink({ ...link, id: 'late' });
      expect(await other.guests.link('hash', 99)).toEqual(link);
      const taken = await Promise.all(
        Array.from({ length: 8 }, (_, n) => [store, other][n % 2]!.guests.takeLink('hash', 99)),
      );
      expect(taken.filter((each) => each !== undefined)).toEqual([link]);
      expect(await store.guests.takeLink('late', 100)).toBeUndefined();
      await store.guests.forgetLinks(100);
      expect(await store.guests.link('late', 0)).toBeUndefined();
    });
  });

  test('an append is hinted at until the listener leaves; one that was late is not', async () => {
    const heard: string[] = [];
    const leave = store.onHint((table, seq) => heard.push(`${table} ${seq}`));
    await store.append('t', 1, ['a', 'b'], summaryOf('t'));
    await store.append('t', 2, ['late'], summaryOf('t'));
    expect(heard).toEqual(['t 2']);
    leave();
    await store.append('t', 3, ['c'], summaryOf('t'));
    expect(heard).toEqual(['t 2']);
  });

  test('processes that start at once migrate once; a newer database is refused and left as it is', async () => {
    const stores = await Promise.all(Array.from({ length: 6 }, openAnother));
    for (const [n, each] of stores.entries())
      expect(await each.append(`t${n}`, 1, [n], summaryOf(`t${n}`))).toBe('done');
    for (const each of opened.splice(0)) await each.close();
    await (kind === 'sqlite' ? writeNewerSqlite(folder) : writeNewerPostgres(url!));
    await expect(openStore(url, folder)).rejects.toThrow('newer Room 25');
    await expect(openStore(url, folder)).rejects.toThrow('newer Room 25');
  });

  test('an older database is brought up to date, and what it holds stays', async () => {
    for (const each of opened.splice(0)) await each.close();
    folder = mkdtempSync(join(tmpdir(), 'room25-store-'));
    url = kind === 'postgres' ? await postgres.newDatabase() : undefined;
    await (kind === 'sqlite' ? writeFirstSqlite(folder) : writeFirstPostgres(url!));
    const again = await openAnother();
    expect(await again.read('old', 1)).toEqual([{ seq: 1, body: 'a' }]);
    const somebody = { visitor: 0, guest: 'guest-1' };
    expect(await again.summary('OLD')).toMatchObject({ id: 'old', state: 'open', players: [0], people: [somebody] });
    expect(idsOf(await again.list({ player: 'guest-1', limit: 9 }))).toEqual(['old']);
    expect(await again.append('old', 2, ['b'], summaryOf('old'))).toBe('done');
    expect(await again.summary('old')).toEqual(found('old'));
  });

  test('knows which other processes are no more; on SQLite there is one at a time', async () => {
    const other = await openAnother();
    const both = [store.process, other.process];
    expect(await store.ended(both)).toEqual(kind === 'sqlite' ? [other.process] : []);
    await other.close();
    // The database may notice a moment later.
    await expect.poll(() => store.ended(both)).toEqual([other.process]);
  });

  test('ready while it is open', async () => {
    expect(await store.isReady()).toBe(true);
    await store.close();
    expect(await store.isReady()).toBe(false);
  });
});

/** As the first version of the database was. */
const FIRST = `INSERT INTO tables (id, seq, code, listed, state, edition, mode, seats, taken, updated, players)
  VALUES ('old', 1, 'OLD', 1, 'open', 'second', 'suspicion', 4, 1, 7, '["guest-1"]');
  INSERT INTO entries (table_id, seq, at, body) VALUES ('old', 1, 7, '"a"');`;

const writeFirstSqlite = async (folder: string): Promise<void> => {
  const database = new Database(join(folder, 'room25.sqlite'));
  database.exec(`${tables.sqlite} ${FIRST} PRAGMA user_version = 1;`);
  database.close();
};

const writeFirstPostgres = async (url: string): Promise<void> => {
  const client = new Client(url);
  await client.connect();
  await client.query(`${tables.postgres} ${FIRST} CREATE TABLE migrations (name TEXT PRIMARY KEY);
    INSERT INTO migrations (name) VALUES ('${tables.name}')`);
  await client.end();
};

const writeNewerSqlite = async (folder: string): Promise<void> => {
  const database = new Database(join(folder, 'room25.sqlite'));
  database.pragma('user_version = 999');
  database.close();
};

const writeNewerPostgres = async (url: string): Promise<void> => {
  const client = new Client(url);
  await client.connect();
  await client.query(`INSERT INTO migrations (name) SELECT 'of the future ' || n FROM generate_series(1, 99) AS n`);
  await client.end();
};

describe('between processes on one PostgreSQL', () => {
  test('appends are hinted at everywhere, many at once too', async () => {
    const url = await postgres.newDatabase();
    const [writer, reader] = [await openStore(url, ''), await openStore(url, '')];
    const heard = new Map<string, number>();
    reader.onHint((table, seq) => heard.set(table, seq));
    const tables = Array.from({ length: 250 }, (_, n) => `a table with quite a long name ${n}`);
    await Promise.all(tables.map((table) => writer.append(table, 1, ['a', 'b'], summaryOf(table))));
    await until(() => heard.size === tables.length);
    expect(new Set(heard.values())).toEqual(new Set([2]));
    await Promise.all([writer.close(), reader.close()]);
  });

  test('a cut connection is made anew; what is no hint is ignored', async () => {
    const url = await postgres.newDatabase();
    const [writer, reader] = [await openStore(url, ''), await openStore(url, '')];
    const heard: string[] = [];
    reader.onHint((table) => heard.push(table));
    await postgres.run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`);
    for (let seq = 1; heard.length === 0; seq++) {
      // What is said while nobody listens is lost, so say it until somebody does.
      expect(await writer.append('t', seq, ['a'], summaryOf('t'))).toBe('done');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const client = new Client(url);
    await client.connect();
    for (const nonsense of ['', 'x', '{}', '{"hints":7}', '[]', 'null'])
      await client.query('SELECT pg_notify($1, $2)', ['room25', nonsense]);
    await client.end();
    heard.length = 0;
    expect(await writer.append('u', 1, ['a'], summaryOf('u'))).toBe('done');
    await until(() => heard.includes('u'));
    await Promise.all([writer.close(), reader.close()]);
  });

  test(
    'a database that crashes loses nothing that was acknowledged, and is used again when it is back',
    async () => {
      const store = await openStore(await postgres.newDatabase(), '');
      let acknowledged = 0;
      const writing = (async () => {
        for (;;) {
          if ((await store.append('t', acknowledged + 1, [acknowledged + 1], summaryOf('t'))) !== 'done') return;
          acknowledged++;
        }
      })().catch(() => 'in trouble');
      await until(() => acknowledged > 50);
      await postgres.crash();
      expect(await writing).toBe('in trouble');
      expect(await store.isReady()).toBe(false);
      await postgres.start();
      expect(await store.isReady()).toBe(true);
      const bodies = (await store.read('t', 1)).map(({ body }) => body);
      // The last one may have been written without anybody having heard of it.
      expect([acknowledged, acknowledged + 1]).toContain(bodies.length);
      expect(bodies).toEqual(bodies.map((_, n) => n + 1));
      expect(await store.append('t', bodies.length + 1, ['goes on'], summaryOf('t'))).toBe('done');
      await store.close();
    },
    PATIENCE,
  );
});
