/** What a server meets that runs for long: endless logs, games of other rules, being told to stop. */
import { join } from 'node:path';
import { MOST_ENTRIES } from '@room25/protocol';
import { describe, expect, it } from 'vitest';
import { startServer } from '../src/server.ts';
import { openStore } from '../src/store/open.ts';
import type { Body, Opened } from '../src/table/entry.ts';
import { foldAll } from '../src/table/fold.ts';
import { summaryOf } from '../src/table/summary.ts';
import { SETTINGS, TestServer } from './test-server.ts';

describe('a server that runs for long', () => {
  it('tells who is connected that it stops, and knows everything when it is back', async () => {
    const server = await TestServer.open();
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben', 'Cleo', 'Dan']);
    const socket = await server.socket();
    socket.say({ type: 'hello', table: id, as: 'seat', token: tokens[0]! });
    const before = await socket.next('state');
    await server.running.stop();
    expect(await socket.closed).toBe(1012);
    expect(JSON.parse(socket.heard.at(-1)!)).toMatchObject({ type: 'refused', code: 'closing' });
    const again = await TestServer.open({}, server.folder);
    const other = await again.socket();
    other.say({ type: 'hello', table: id, as: 'seat', token: tokens[0]! });
    expect(await other.next('state')).toEqual({ ...before, now: expect.any(Number) });
    await again.close();
  });

  it('leaves nothing open if its port is taken', async () => {
    const server = await TestServer.open();
    const store = await openStore(undefined, join(server.folder, 'other'));
    await expect(startServer({ store, port: server.running.port })).rejects.toThrow('EADDRINUSE');
    expect(await store.isReady()).toBe(false);
    await server.close();
  });

  it('does not let a log grow without end, and still lets the game go on', async () => {
    const server = await TestServer.open();
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben', 'Cleo', 'Dan']);
    await server.stop();
    // As if Ben had come and gone for days.
    const store = await openStore(undefined, server.folder);
    const bodies = (await store.read(id, 1)).map(({ body }) => body as Body);
    const table = foldAll(undefined, bodies)!;
    const many: Body[] = Array.from({ length: MOST_ENTRIES - bodies.length }, (_, line) => ({
      kind: 'came',
      at: table.at,
      seat: 1,
      line: String(line),
    }));
    await store.append(id, table.seq + 1, many, summaryOf(table));
    await store.close();
    const again = await TestServer.open({}, server.folder);
    expect((await again.refusal(id, tokens[0]!, { do: 'say', text: 'one more' })).code).toBe('not-now');
    for (const token of tokens) {
      const player = again.player(id, token);
      await player.until(() => player.connections === 1);
      const { seq } = (await again.running.node.tables.find(id))!.table;
      player.cut();
      await player.until(() => player.connections === 2);
      await again.later(6_000);
      expect((await again.running.node.tables.find(id))!.table.seq).toBe(seq);
      await player.until(() => player.answers.length > 0);
      expect(await player.do({ do: 'play', command: player.answers[0]! })).toBeUndefined();
    }
    await again.close();
  });

  it('leaves games of other rules alone, says so, and plays all others', async () => {
    const server = await TestServer.open();
    const { id, tokens } = await server.started({ ...SETTINGS, clock: { kind: 'live', program: 60, action: 60 } }, [
      'Ada',
      'Ben',
    ]);
    const other = await server.started({ ...SETTINGS, clock: { kind: 'live', program: 60, action: 60 } }, ['Cleo']);
    await server.stop();
    const store = await openStore(undefined, server.folder);
    const [opening, ...rest] = (await store.read(id, 1)).map(({ body }) => body as Body);
    const table = foldAll(undefined, [opening!, ...rest])!;
    const foreign = { ...(opening as Opened), rules: 99, id: 'a-table-of-other-rules', code: 'ZZZZZZ' };
    const newcomers = await store.people(id);
    const summary = { ...summaryOf(table), newcomers, id: foreign.id, code: foreign.code, wakeAt: 1 };
    await store.append(foreign.id, 1, [foreign, ...rest], summary);
    await store.close();

    const again = await TestServer.open({}, server.folder);
    const answer = await again.send('GET', `/api/tables/${foreign.id}/state`, { token: tokens[0]! });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'rules-version', reason: expect.stringContaining('99') });
    const socket = await again.socket();
    socket.say({ type: 'hello', table: foreign.id, as: 'seat', token: tokens[0]! });
    expect(await socket.next('refused')).toMatchObject({ code: 'rules-version' });
    // The clock of another game runs out all the same.
    await again.later(61_000);
    expect(await again.get(`/api/tables/${other.id}`)).toMatchObject({ state: 'paused' });
    await again.close();
  });
});
