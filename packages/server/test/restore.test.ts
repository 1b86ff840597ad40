/** Back to a moment, with a copy of the database and the archive since then. */
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableView } from '@room25/protocol';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Archive, restore } from '../src/store/archive.ts';
import { openStore } from '../src/store/open.ts';
import { SETTINGS, TestServer } from './test-server.ts';

let folder: string;
beforeEach(() => {
  // It is noon, and stays so: a day ends in no test, and what is named in the log once in a while is named once.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(12, 0, 0, 0) });
  folder = mkdtempSync(join(tmpdir(), 'room25-archive-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

const within = (name: string): string => join(folder, name);

test('a table is what it was at that moment, line by line; whoever played is still who they were', async () => {
  const server = await TestServer.open(
    { store: await openStore(undefined, within('data'), within('archive')) },
    within('data'),
  );
  const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben', 'Cleo', 'Dan']);
  const say = (text: string) => server.do(id, tokens[0]!, { do: 'say', text });
  await say('before the copy');
  const database = new Database(within('data/room25.sqlite'));
  database.exec(`VACUUM INTO '${within('copy.sqlite')}'`);
  database.close();
  await say('before the moment');
  const path = within(`archive/${readdirSync(within('archive'))[0]}`);
  const moment = (JSON.parse(readFileSync(path, 'utf8').trim().split('\n').at(-1)!) as { at: number }).at;
  // What is said in the same millisecond belongs to the moment.
  vi.setSystemTime(moment + 1);
  await say('after the moment');
  await server.close();
  expect(statSync(path).mode & 0o777).toBe(0o600);
  // The machine went down in the middle of a line.
  appendFileSync(path, '{"at":');

  const saidAfter = async (until: number): Promise<unknown[]> => {
    const name = within(`restored-${until}`);
    const empty = await openStore(undefined, name);
    await empty.close();
    for (const each of readdirSync(name)) rmSync(join(name, each));
    copyFileSync(within('copy.sqlite'), join(name, 'room25.sqlite'));
    const store = await openStore(undefined, name);
    expect((await restore(store, within('archive'), until)).missing).toBe(0);
    // Once more changes nothing.
    expect(await restore(store, within('archive'), until)).toEqual({ appended: 0, missing: 0 });
    const again = await TestServer.open({ store }, name);
    const state = await again.get<{ table: TableView; chat: { list: { text: string }[] } }>(
      `/api/tables/${id}/state`,
      tokens[0],
    );
    expect(state.table).toMatchObject({ you: 0, state: 'playing' });
    await again.close();
    return state.chat.list.map(({ text }) => text);
  };
  expect(await saidAfter(0)).toEqual(['before the copy']);
  expect(await saidAfter(moment)).toEqual(['before the copy', 'before the moment']);
  expect(await saidAfter(Number.POSITIVE_INFINITY)).toEqual([
    'before the copy',
    'before the moment',
    'after the moment',
  ]);
});

test('a copy that is older than the archive is told from a whole one', async () => {
  const line = { at: 1, table: 't', from: 3, bodies: ['c'], summary: { players: [], code: 'T', id: 't' } };
  const store = await openStore(undefined, within('data'), within('archive'));
  writeFileSync(within('archive/2026-01-01.jsonl'), `${JSON.stringify(line)}\n`);
  expect(await restore(store, within('archive'), 2)).toEqual({ appended: 0, missing: 1 });
  await store.close();
});

describe('an archive that cannot be written', () => {
  /** A folder where the file of the day would be. */
  const block = (): string => {
    const path = within(`archive/${new Date().toISOString().slice(0, 10)}.jsonl`);
    rmSync(path, { force: true });
    mkdirSync(path, { recursive: true });
    return path;
  };
  const linesOf = (path: string): string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1);
  const whole = (path: string): { table?: string; forgotten?: string }[] =>
    linesOf(path).flatMap((line) => {
      try {
        return [JSON.parse(line) as object];
      } catch {
        return [];
      }
    });
  const wish = (table: string) => ({ table, from: 1, bodies: ['{}'], lines: [], summary: { id: table } as never });

  test('is named in the log and counted, and what was done meanwhile is in it once it can be written', async () => {
    const path = block();
    const log: string[] = [];
    const server = await TestServer.open(
      {
        store: await openStore(undefined, within('data'), within('archive')),
        log: 'error',
        logTo: { write: (line) => log.push(line) },
      },
      within('data'),
    );
    const { id } = await server.table(SETTINGS, ['Ada']);
    expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([{ what: 'archive' }]);
    const metrics = await (await server.send('GET', '/metrics')).text();
    expect(Number(/^room25_errors_total\{what="archive"\} (.*)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
    rmSync(path, { recursive: true });
    await server.close();
    expect(whole(path)[0]).toMatchObject({ table: id });
  });

  test('leaves no half line that the next one would join', () => {
    let time = Date.now();
    const troubles: unknown[] = [];
    const archive = new Archive(within('archive'), { now: () => time, failed: (error) => troubles.push(error) });
    const path = block();
    archive.note([wish('a')]);
    expect(troubles).toHaveLength(1);
    // The disk took a part of it.
    rmSync(path, { recursive: true });
    writeFileSync(path, '{"at":1,"ta');
    time += 2_000;
    archive.note([wish('b')]);
    expect(whole(path).map(({ table }) => table)).toEqual(['a', 'b']);
    // Nor does the machine going down in the middle of a line.
    appendFileSync(path, '{"at":2,"ta');
    new Archive(within('archive')).note([wish('c')]);
    expect(whole(path).map(({ table }) => table)).toEqual(['a', 'b', 'c']);
  });

  test('keeps what it can hold, in whole lines, and whoever was forgotten in any case', () => {
    const archive = new Archive(within('archive'), { most: 400, failed: () => {} });
    const path = block();
    archive.forget('hash');
    for (const table of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) archive.note([wish(table)]);
    rmSync(path, { recursive: true });
    archive.close();
    const kept = whole(path);
    expect(kept).toHaveLength(linesOf(path).length);
    expect(kept[0]).toMatchObject({ forgotten: 'hash' });
    expect(kept.at(-1)).toMatchObject({ table: 'i' });
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.length).toBeLessThan(10);
  });
});
