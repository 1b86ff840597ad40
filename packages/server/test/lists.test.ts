/** Lists of tables: what they show, whom they wait for, and that they stay true while somebody looks. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListAnswer } from '@room25/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../src/index.ts';
import { summaryOf } from './summary.ts';
import { SETTINGS, TestServer, temporaryFolder } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const CLOCK = { kind: 'live', program: 90, action: 45 } as const;

describe('a list of tables', () => {
  it('shows who plays what, and no id of a guest', async () => {
    const { id, tokens } = await server.table({ ...SETTINGS, clock: CLOCK }, ['Ada', 'Ben']);
    await server.do(id, tokens[0]!, { do: 'handOver', seat: 1 });
    const response = await server.send('GET', '/api/tables?state=open');
    const text = await response.text();
    const shown = (JSON.parse(text) as ListAnswer).tables.find((table) => table.id === id);
    expect(shown).toMatchObject({ edition: 'second', seats: 4, taken: 4, clock: CLOCK, talk: 'chat' });
    expect(shown!.people).toEqual(['Ben', 'Ada']);
    for (const token of tokens) {
      const [, guest] = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as [string, string];
      expect(text).not.toContain(guest);
    }
  });

  it('says which of my games wait for me, and puts these first', async () => {
    const ada = await server.guest('Ada');
    const open = async (more: object): Promise<string> => {
      const { id } = await server.post<{ id: string }>(
        '/api/tables',
        { id: `t-${Math.random().toString(36).slice(2)}`, settings: { ...SETTINGS, ...more } },
        ada,
      );
      for (const seat of [1, 2, 3]) await server.do(id, ada, { do: 'fill', seat, level: 'easy' });
      return id;
    };
    const slow = await open({ clock: { kind: 'correspondence', hours: 48 } });
    const fast = await open({ clock: CLOCK });
    await server.do(slow, ada, { do: 'start' });
    await server.do(fast, ada, { do: 'start' });
    const lobby = await open({});
    const { tables } = await server.get<ListAnswer>('/api/tables/mine', ada);
    expect(tables.map(({ id, awaited }) => [id, awaited])).toEqual([
      [fast, true],
      [slow, true],
      [lobby, undefined],
    ]);
    expect(tables[0]!.deadline).toBeLessThan(tables[1]!.deadline!);
    // Whose turn it is at others' tables is theirs to know.
    const listed = (await server.get<ListAnswer>('/api/tables?state=playing')).tables.find(({ id }) => id === fast);
    expect(listed).toBeDefined();
    expect(listed).not.toHaveProperty('awaited');
  });

  it('holds up nobody who stops the server', async () => {
    const log: string[] = [];
    const store = await openStore(undefined, mkdtempSync(join(tmpdir(), 'room25-lists-')));
    const asked = vi.spyOn(store, 'list');
    const own = await TestServer.open({ store, log: 'debug', logTo: { write: (line) => log.push(line) } });
    const tag = (await own.send('GET', '/api/tables')).headers.get('etag')!;
    const waiting = own.send('GET', '/api/tables?wait=30', { headers: { 'if-none-match': tag } }).catch(() => 'cut');
    // And perhaps again: it looks once a second.
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThanOrEqual(2);
    await own.close();
    expect(await waiting).toBe('cut');
    // Both requests are at their end, and nothing failed on the way there.
    await expect.poll(() => log.filter((line) => line.includes('/api/tables'))).toHaveLength(2);
    expect(log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });

  it('is waited for as it comes; any other page is told at once, so that nobody has hundreds of them looked up', async () => {
    const store = await openStore(undefined, mkdtempSync(join(tmpdir(), 'room25-lists-')));
    const asked = vi.spyOn(store, 'list');
    const own = await TestServer.open({ store });
    for (const page of ['limit=7', 'after=99-aaaa', 'limit=100&after=99-aaaa']) {
      const path = `/api/tables?${page}&wait=30`;
      const tag = (await own.send('GET', path)).headers.get('etag')!;
      asked.mockClear();
      expect((await own.send('GET', path, { headers: { 'if-none-match': tag } })).status).toBe(304);
      expect(asked).toHaveBeenCalledTimes(1);
    }
    await own.close();
  });

  it('of one’s own is told to nobody who was signed out while waiting for it', async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada', 'Ben']);
    const [ada, ben] = tokens as [string, string];
    const path = '/api/tables/mine';
    const tag = (await server.send('GET', path, { token: ben })).headers.get('etag')!;
    const waiting = server.send('GET', `${path}?wait=20`, { token: ben, headers: { 'if-none-match': tag } });
    await server.post('/api/guest/sign-out', { devices: 'all' }, ben);
    await server.do(id, ada, { do: 'say', text: 'Hello?' });
    expect((await waiting).status).toBe(401);
  });

  it('is answered when it is another one', async () => {
    const first = await server.send('GET', '/api/tables?state=open');
    const tag = first.headers.get('etag')!;
    const ask = (wait: number): Promise<Response> =>
      server.send('GET', `/api/tables?state=open&wait=${wait}`, { headers: { 'if-none-match': tag } });
    expect((await ask(0)).status).toBe(304);
    const waiting = [ask(30), ask(30)];
    const { id } = await server.table(SETTINGS, ['Cleo']);
    for (const answer of await Promise.all(waiting)) {
      expect(answer.status).toBe(200);
      expect(((await answer.json()) as ListAnswer).tables.map((table) => table.id)).toContain(id);
    }
  });

  it('costs as much as stands there', async () => {
    const folder = temporaryFolder();
    const store = await openStore(undefined, folder);
    for (let n = 0; n < 100; n++) await store.append(`table-${n}`, 1, [{}], summaryOf(`table-${n}`));
    const own = await TestServer.open({ store, limits: 1, now: () => 0 }, folder);
    const statusOf = async (limit: number): Promise<number> =>
      (await own.send('GET', `/api/tables?limit=${limit}`)).status;
    for (let n = 0; n < 100; n++) expect(await statusOf(1)).toBe(200);
    for (let n = 0; n < 100; n++) await statusOf(100);
    expect(await statusOf(1)).toBe(429);
    await own.close();
  });
});
