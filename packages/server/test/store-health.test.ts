/** A store that cannot be written to is noticed, told, and holds up nobody. */
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE, Postgres, ServerProcess } from '@room25/test-kit/server';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { summaryOf } from './summary.ts';
import { openTable } from './table.ts';
import { SETTINGS, TestServer } from './test-server.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'room25-health-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('SQLite', () => {
  test('what it keeps is read by its owner only, wherever it was put and whatever was there', async () => {
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'room25.sqlite'), '', { mode: 0o644 });
    const store = await openStore(undefined, folder);
    await store.secret('guests');
    expect(readdirSync(folder).map((name) => modeOf(join(folder, name)))).toEqual(['600', '600', '600']);
    expect(modeOf(folder)).toBe('700');
    await store.close();
    // A folder that holds other things is left as it is; the files are closed all the same.
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'room25.sqlite'), 0o644);
    writeFileSync(join(folder, 'letter.txt'), 'Dear Ada');
    await (await openStore(undefined, folder)).close();
    expect([modeOf(folder), modeOf(join(folder, 'room25.sqlite'))]).toEqual(['755', '600']);
  });

  test('so is what it archives', async () => {
    const archive = join(folder, 'archive');
    const store = await openStore(undefined, join(folder, 'data'), archive);
    await store.append('t', 1, ['a'], summaryOf('t'));
    await store.close();
    expect(readdirSync(archive).map((name) => modeOf(join(archive, name)))).toEqual(['600']);
    expect(modeOf(archive)).toBe('700');
  });

  test('somebody else who writes holds up nothing but writing, and what was asked is written then', async () => {
    const store = await openStore(undefined, folder);
    await store.append('t', 1, ['a'], summaryOf('t'));
    const other = new Database(join(folder, 'room25.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    let isWritten = false;
    const written = store.append('t', 2, ['b'], summaryOf('t')).then((appended) => {
      isWritten = true;
      return appended;
    });
    expect(await store.read('t', 1)).toHaveLength(1);
    expect(await store.isReady()).toBe(false);
    expect(isWritten).toBe(false);
    other.exec('ROLLBACK');
    expect(await written).toBe('done');
    expect(await store.isReady()).toBe(true);
    other.close();
    await store.close();
  });

  test('while somebody else writes, everybody else has their turn again and again', async () => {
    const store = await openStore(undefined, folder);
    const other = new Database(join(folder, 'room25.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    let turns = 0;
    const taking = setInterval(() => turns++, 1);
    expect(await store.isReady()).toBe(false);
    clearInterval(taking);
    expect(turns).toBeGreaterThan(3);
    other.exec('ROLLBACK');
    other.close();
    await store.close();
  });

  test('that it cannot be written to is seen by whoever asks for the metrics and nothing else', async () => {
    const server = await TestServer.open({}, folder);
    const gauge = async (): Promise<string | undefined> =>
      /^room25_ready (.*)$/m.exec(await (await server.send('GET', '/metrics')).text())?.[1];
    expect(await gauge()).toBe('1');
    const other = new Database(join(folder, 'room25.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    await expect.poll(gauge).toBe('0');
    other.exec('ROLLBACK');
    other.close();
    await expect.poll(gauge).toBe('1');
    await server.close();
  });

  test('a damaged file is noticed when it is read, and nothing is ready any more', async () => {
    const whole = await openStore(undefined, folder);
    for (let n = 0; n < 200; n++) await whole.append(`t${n}`, 1, ['a'.repeat(500)], summaryOf(`t${n}`));
    await whole.close();
    const path = join(folder, 'room25.sqlite');
    const pages = statSync(path).size / 4096;
    const file = openSync(path, 'r+');
    for (let page = 3; page < pages; page += 4) writeSync(file, Buffer.alloc(4096, 0x55), 0, 4096, 4096 * page);
    closeSync(file);
    const store = await openStore(undefined, folder);
    const reads = await Promise.allSettled(Array.from({ length: 200 }, (_, n) => store.read(`t${n}`, 1)));
    expect(reads.some(({ status }) => status === 'rejected')).toBe(true);
    expect(await store.isReady()).toBe(false);
    await store.close();
  });

  test(
    'a full disk: what cannot be written is refused, and the server says that it is not ready',
    async () => {
      const server = await ServerProcess.start({ folder, mostWritten: 800 });
      const { id, tokens } = await openTable(server.address, { ...SETTINGS, clock: { kind: 'none' } });
      const say = (n: number) =>
        fetch(`${server.address}/api/tables/${id}/do`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[0]}` },
          body: JSON.stringify({ id: `say-${n}`, act: { do: 'say', text: 'All work and no play. '.repeat(12) } }),
        });
      let n = 0;
      while ((await say(n)).ok) expect(n++).toBeLessThan(5_000);
      const refused = await say(n);
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      await expect.poll(async () => (await fetch(`${server.address}/readyz`)).status).toBe(503);
      expect((await fetch(`${server.address}/readyz`)).headers.get('retry-after')).toBe('2');
      await server.stop();
    },
    PATIENCE,
  );
});

describe('PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.start();
  }, PATIENCE);
  afterAll(() => postgres.stop(), PATIENCE);

  test(
    'one that hangs is noticed: all are told so, the server can stop, and goes on when it is back',
    async () => {
      const url = await postgres.newDatabase();
      const testServer = await TestServer.open({ store: await openStore(url, '') });
      const another = await ServerProcess.start({ folder, url });
      const { id, tokens } = await testServer.table(SETTINGS, ['Ada', 'Ben']);
      await postgres.hang();
      try {
        const act = (n: number) =>
          testServer.send('POST', `/api/tables/${id}/do`, {
            token: tokens[0]!,
            body: { id: `a${n}`, act: { do: 'say', text: 'Hello?' } },
          });
        // Also those who wait behind others at the same table.
        const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => act(n)));
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
        expect(answers[0]!.headers.get('retry-after')).toBe('2');
        expect((await testServer.send('GET', '/readyz')).status).toBe(503);
        expect((await testServer.send('GET', '/api/tables')).status).toBe(503);
        // While it hangs, SIGTERM ends a process.
        await another.stop();
        expect(another.log).toContain('"msg":"stopped');
      } finally {
        postgres.wake();
      }
      await expect.poll(async () => (await testServer.send('GET', '/readyz')).status).toBe(200);
      await testServer.do(id, tokens[0]!, { do: 'say', text: 'Here you are.' });
      await testServer.close();
    },
    PATIENCE,
  );

  test('one that can only be read is not ready', async () => {
    const store: Store = await openStore(await postgres.newDatabase(), '');
    expect(await store.isReady()).toBe(true);
    await postgres.run('ALTER ROLE room25 SET default_transaction_read_only = on');
    await postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'room25'");
    await expect.poll(() => store.isReady()).toBe(false);
    // Also a connection that was just cut is not ready; what matters is that one that can be read is not.
    await expect.poll(() => store.read('t', 1).catch(() => 'cut')).toEqual([]);
    expect(await store.isReady()).toBe(false);
    await postgres.run('BEGIN READ WRITE; ALTER ROLE room25 RESET default_transaction_read_only; COMMIT');
    await postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'room25'");
    await expect.poll(() => store.isReady()).toBe(true);
    await store.close();
  });
});
