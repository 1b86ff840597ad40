/**
 * Tables of the time when logs held names, guests and talk. `older-logs/step-4.jsonl` was written by that server: every row of its
 * database, and what it answered to everybody.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@room25/protocol';
import { PATIENCE, Postgres } from '@room25/test-kit/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restore } from '../src/store/archive.ts';
import { tables } from '../src/store/migrations/001-tables.ts';
import { details } from '../src/store/migrations/002-details.ts';
import { jobs } from '../src/store/migrations/003-jobs.ts';
import { guests } from '../src/store/migrations/004-guests.ts';
import { openStore } from '../src/store/open.ts';
import { inShort } from './older-logs/in-short.ts';
import { openRaw, type RawDatabase, type Row } from './raw-database.ts';
import { TestServer } from './test-server.ts';

const SLEEPERS = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep'";

const STEPS = [tables, details, jobs, guests];

interface Ask {
  readonly path: string;
  readonly as?: string;
  readonly status: number;
  readonly answer: unknown;
}

const lines = readFileSync(new URL('older-logs/step-4.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { tokens?: Record<string, string>; table?: string; row?: Row; ask?: Ask });
const tokens = lines[0]!.tokens!;
const rows = lines.flatMap(({ table, row }) => (table !== undefined && row ? [{ table, row }] : []));
const asks = lines.flatMap(({ ask }) => (ask ? [ask] : []));
const entries = rows.filter(({ table }) => table === 'entries').map(({ row }) => row);
/** A moment after the last of them. */
const NOW = Math.max(...entries.map(({ at }) => at as number)) + 1_000;

const spoken = entries.flatMap(({ body }) => {
  const { act } = JSON.parse(body as string) as { act?: { do: string; text?: string } };
  return act?.do === 'say' ? [act.text!] : [];
});
const called = ['Ada', 'Ben', 'Benedikt', 'Cleo', 'Dan', 'Eve'];
const guestIds = Object.values(tokens).map(
  (token) => (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as string[])[1]!,
);

/** Whoever sits down by another name has it at this table from then on, also for what they said before. */
const renamed = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll('"seat":1,"name":"Ben"', '"seat":1,"name":"Benedikt"'));

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, PATIENCE);
afterAll(() => postgres.stop(), PATIENCE);

describe.each(['sqlite', 'postgres'] as const)('an older database in %s', (kind) => {
  let folder: string;
  let url: string | undefined;
  let raw: RawDatabase;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'room25-older-'));
    url = kind === 'postgres' ? await postgres.newDatabase() : undefined;
    raw = await openRaw(url, folder);
    for (const step of STEPS) await raw.run(step[kind]);
    if (kind === 'sqlite') await raw.run(`PRAGMA user_version = ${STEPS.length}`);
    else {
      await raw.run('CREATE TABLE migrations (name TEXT PRIMARY KEY)');
      for (const { name } of STEPS) await raw.all('INSERT INTO migrations (name) VALUES ($1)', [name]);
    }
    await raw.run('BEGIN');
    for (const { table, row } of rows) await write(table, row);
    await raw.run('COMMIT');
  }, PATIENCE);

  afterEach(async () => {
    await raw.close();
    rmSync(folder, { recursive: true });
  });

  const write = async (table: string, row: Row): Promise<void> => {
    const places = Object.keys(row).map((_, n) => `$${n + 1}`);
    await raw.all(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${places})`, Object.values(row));
  };

  const serve = async (): Promise<TestServer> =>
    TestServer.open({ store: await openStore(url, folder), now: () => NOW }, join(folder, 'server'));

  const logOf = (id: string) => raw.all('SELECT seq, at, body FROM entries WHERE table_id = $1 ORDER BY seq', [id]);

  test('answers everybody as it did before, and its games are still proved', { timeout: PATIENCE }, async () => {
    const server = await serve();
    for (const { path, as, status, answer } of asks) {
      const response = await server.send('GET', path, as === undefined ? {} : { token: tokens[as]! });
      const where = `${path} as ${as}`;
      expect([where, response.status]).toEqual([where, status]);
      // A later version may say more, not less.
      expect([where, inShort(await response.text())]).toMatchObject([where, renamed(answer)]);
    }
    const over = rows.find(({ table, row }) => table === 'tables' && row['state'] === 'over')!.row['id'];
    const record = await (await server.send('GET', `/api/tables/${over}/record`, { token: tokens['Ada']! })).text();
    expect(await verify(record)).toMatchObject({ kind: 'right' });
    await server.stop();
  });

  test('has no name, guest or word in its logs any more, and not a line more or less', async () => {
    await (await openStore(url, folder)).close();
    const ids = new Set(entries.map(({ table_id: id }) => id as string));
    for (const id of ids) {
      const log = await logOf(id);
      const before = entries.filter((entry) => entry['table_id'] === id);
      expect(log.map(({ seq, at }) => [seq, at])).toEqual(before.map(({ seq, at }) => [seq, at]));
      const text = JSON.stringify(log);
      for (const secret of [...called, ...guestIds, ...spoken])
        expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
    }
    const said = await raw.all('SELECT text FROM lines');
    expect(said.map(({ text }) => text).sort()).toEqual([...spoken].sort());
    expect(spoken.length).toBeGreaterThan(6);
    const state = JSON.stringify(await raw.all('SELECT players, details FROM tables'));
    for (const secret of [...called, ...guestIds]) expect(state).not.toContain(secret);
  });

  test('that cannot be moved as a whole stays as it was, and is moved when it can', async () => {
    const last = [...entries].sort((one, other) =>
      (one['table_id'] as string) < (other['table_id'] as string) ? 1 : -1,
    )[0]!;
    await raw.all('UPDATE entries SET body = $1 WHERE table_id = $2 AND seq = $3', [
      '{',
      last['table_id']!,
      last['seq']!,
    ]);
    const before = JSON.stringify(await raw.all('SELECT * FROM entries ORDER BY table_id, seq'));
    await expect(openStore(url, folder)).rejects.toThrow();
    expect(JSON.stringify(await raw.all('SELECT * FROM entries ORDER BY table_id, seq'))).toBe(before);
    await raw.all('UPDATE entries SET body = $1 WHERE table_id = $2 AND seq = $3', [
      last['body']!,
      last['table_id']!,
      last['seq']!,
    ]);
    for (let round = 0; round < 2; round++) await (await openStore(url, folder)).close();
    expect(await raw.all('SELECT text FROM lines')).toHaveLength(spoken.length);
    expect(JSON.stringify(await raw.all('SELECT body FROM entries'))).not.toContain('Benedikt');
  });

  test('is moved once, though whoever moved it was killed in the middle', { timeout: PATIENCE }, async () => {
    // Somebody who gets there stands still.
    for (const sql of HALTS[kind].set) await raw.run(sql);
    const moving = spawn(process.execPath, [...FROM_SOURCE, openingOf(url, folder)], { stdio: 'ignore' });
    await expect.poll(() => HALTS[kind].isThere(raw), { timeout: PATIENCE }).toBe(true);
    const gone = once(moving, 'exit');
    moving.kill('SIGKILL');
    await gone;
    for (const sql of HALTS[kind].lift) await raw.run(sql);
    expect(JSON.stringify(await raw.all('SELECT body FROM entries'))).toContain('Benedikt');
    await (await openStore(url, folder)).close();
    expect(await raw.all('SELECT text FROM lines')).toHaveLength(spoken.length);
    expect(await raw.all('SELECT seq FROM entries')).toHaveLength(entries.length);
    expect(JSON.stringify(await raw.all('SELECT body FROM entries'))).not.toContain('Benedikt');
  });
});

test('what an older server has archived is brought back as it was', { timeout: PATIENCE }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'room25-older-'));
  const summaries = rows.filter(({ table }) => table === 'tables').map(({ row }) => row);
  const archived = summaries.flatMap(
    ({ id, code, listed, state, edition, mode, seats, taken, updated, players, details, result }) =>
      entries
        .filter((entry) => entry['table_id'] === id)
        .map(({ seq, at, body }) => ({
          ...{ at, table: id, from: seq, bodies: [JSON.parse(body as string)] },
          summary: {
            ...{ id, code, listed: listed === 1, state, edition, mode, seats, taken, updated },
            ...{ players: JSON.parse(players as string), ...JSON.parse(details as string) },
            ...(result !== null && { result }),
          },
        })),
  );
  const archive = join(folder, 'archive');
  mkdirSync(archive);
  writeFileSync(join(archive, '2026-11-16.jsonl'), archived.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const store = await openStore(undefined, folder);
  expect(await restore(store, archive, NOW)).toEqual({ appended: archived.length, missing: 0 });
  for (const { table, row } of rows)
    if (table === 'secrets' && row['name'] === 'guests')
      await store.guests.firstKey('0', Buffer.from(row['value'] as string, 'hex'), 0);
  const server = await TestServer.open({ store, now: () => NOW }, join(folder, 'server'));
  const told = asks.filter(({ path, as }) => as === 'Cleo' && /\/(state|chat|record|result|mine.*)$/.test(path));
  expect(told.length).toBeGreaterThan(10);
  for (const { path, answer } of told) {
    const response = await server.send('GET', path, { token: tokens['Cleo']! });
    expect([path, inShort(await response.text())]).toMatchObject([path, renamed(answer)]);
  }
  await server.stop();
  rmSync(folder, { recursive: true });
});

const FROM_SOURCE = ['--import', 'tsx', '--conditions=room25-source', '--input-type=module', '--eval'];
const openingOf = (url: string | undefined, folder: string): string =>
  `const { openStore } = await import(${JSON.stringify(new URL('../src/store/open.ts', import.meta.url).href)});
  await openStore(${JSON.stringify(url)}, ${JSON.stringify(folder)});`;

interface Halt {
  readonly set: readonly string[];
  readonly isThere: (raw: RawDatabase) => Promise<boolean>;
  readonly lift: readonly string[];
}

const HALTS: Readonly<Record<'sqlite' | 'postgres', Halt>> = {
  sqlite: {
    set: [
      `CREATE TRIGGER halt BEFORE UPDATE ON entries WHEN OLD.seq = 100 BEGIN
         INSERT INTO links (id, guest, name, expires)
         WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count) SELECT 'x', '', '', max(n) FROM count;
       END`,
    ],
    async isThere(raw) {
      try {
        await raw.run('PRAGMA busy_timeout = 0; BEGIN IMMEDIATE; ROLLBACK');
        return false;
      } catch {
        return true;
      }
    },
    lift: ['DROP TRIGGER halt'],
  },
  postgres: {
    set: [
      `CREATE FUNCTION halt() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(600); RETURN NEW; END $$;
       CREATE TRIGGER halt BEFORE UPDATE ON entries FOR EACH ROW WHEN (OLD.seq = 100) EXECUTE FUNCTION halt()`,
    ],
    isThere: async (raw) => (await raw.all(SLEEPERS)).length > 0,
    lift: [
      `SELECT pg_terminate_backend(pid) FROM (${SLEEPERS}) AS sleepers`,
      'DROP TRIGGER halt ON entries; DROP FUNCTION halt()',
    ],
  },
};
