/** What is kept only for a while goes by itself, and nothing else does. */
import { afterEach, expect, test } from 'vitest';
import { Operator } from '../src/operator/operator.ts';
import type { Keeping } from '../src/retention.ts';
import { onBothStores } from './both-stores.ts';
import { SETTINGS, type TestServer } from './test-server.ts';

const DAY = 24 * 3_600_000;

onBothStores((place) => {
  let server: TestServer;

  const open = async (keeping?: Partial<Keeping>): Promise<void> => {
    server = await place.openServer({ ...(keeping && { keeping }) });
  };
  afterEach(() => server.stop());

  const rows = async <T>(sql: string): Promise<readonly T[]> => {
    const raw = await place.openRaw();
    const all = await raw.all(sql);
    await raw.close();
    return all as readonly T[];
  };
  const office = async <T>(work: (operator: Operator, now: number) => Promise<T>, now: number): Promise<T> => {
    const store = await place.openStore();
    const done = await work(new Operator(store, () => now), now);
    await store.close();
    return done;
  };
  const said = async (): Promise<readonly string[]> =>
    (await rows<{ text: string }>('SELECT text FROM lines ORDER BY text')).map(({ text }) => text);
  const textOf = async (path: string): Promise<string> => (await server.send('GET', path)).text();

  test('what was said goes 90 days after the end, unless it was reported; the game stays as it was', async () => {
    await open();
    const calm = await server.started(SETTINGS, ['Ada', 'Ben']);
    const rough = await server.started(SETTINGS, ['Cleo', 'Dan']);
    for (const { id, tokens } of [calm, rough]) {
      await server.do(id, tokens[1]!, { do: 'say', text: `said at ${id}` });
      await server.playOut(id, tokens);
    }
    await server.post(`/api/tables/${rough.id}/report`, { seat: 1, reason: 'talk' }, rough.tokens[0]);
    const record = await textOf(`/api/tables/${calm.id}/record`);
    expect(await textOf(`/api/tables/${calm.id}/replay/everyone`)).toContain('said at');
    await server.later(89 * DAY);
    expect(await said()).toHaveLength(2);
    await server.later(2 * DAY);
    expect(await said()).toEqual([`said at ${rough.id}`]);
    expect(await server.get(`/api/tables/${calm.id}/chat`)).toEqual({ chat: [] });
    expect(await textOf(`/api/tables/${calm.id}/replay/everyone`)).not.toContain('said at');
    expect(await textOf(`/api/tables/${calm.id}/record`)).toBe(record);
    await office(
      async (operator) => {
        const [report] = await operator.reports();
        await operator.settle(report!.id, 'they made up');
      },
      Date.now() + 91 * DAY,
    );
    await server.later(179 * DAY);
    expect(await said()).toHaveLength(1);
    await server.later(2 * DAY);
    await server.later(DAY);
    expect(await said()).toEqual([]);
  });

  test('a table where nobody played goes 30 days after it was closed, with its log', async () => {
    await open();
    const played = await server.started(SETTINGS, ['Ada', 'Ben']);
    await server.playOut(played.id, played.tokens);
    const going = await server.started(SETTINGS, ['Cleo', 'Dan']);
    const { id } = await server.table(SETTINGS, ['Eve']);
    const tables = async () => (await rows<{ id: string }>('SELECT DISTINCT table_id AS id FROM entries')).length;
    await server.later(DAY + 1);
    expect(await server.get(`/api/tables/${id}`)).toMatchObject({ state: 'over' });
    await server.later(29 * DAY);
    expect(await tables()).toBe(3);
    await server.later(2 * DAY);
    await server.later(2_100);
    expect((await server.send('GET', `/api/tables/${id}`)).status).toBe(404);
    expect(await tables()).toBe(2);
    for (const other of [played, going]) expect((await server.send('GET', `/api/tables/${other.id}`)).status).toBe(200);
  });

  test('a game that nobody goes on with is closed after 30 days, and goes like a table where nobody played', async () => {
    await open();
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    await server.do(id, tokens[0]!, { do: 'say', text: 'until tomorrow' });
    for (const token of tokens) await server.do(id, token, { do: 'leave' });
    const stateOf = async () => (await server.get<{ state: string }>(`/api/tables/${id}`)).state;
    await server.later(29 * DAY);
    expect(await stateOf()).toBe('paused');
    await server.later(2 * DAY);
    expect(await stateOf()).toBe('over');
    expect(await said()).toEqual(['until tomorrow']);
    await server.later(31 * DAY);
    await server.later(2_100);
    expect((await server.send('GET', `/api/tables/${id}`)).status).toBe(404);
    expect(await said()).toEqual([]);
  });

  test('what was said goes after 90 days also where a game is not over', async () => {
    await open({ empty: 0 });
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    await server.do(id, tokens[0]!, { do: 'say', text: 'until tomorrow' });
    for (const token of tokens) await server.do(id, token, { do: 'leave' });
    await server.later(89 * DAY);
    expect(await said()).toHaveLength(1);
    await server.later(2 * DAY);
    expect(await said()).toEqual([]);
    expect(await server.get(`/api/tables/${id}`)).toMatchObject({ state: 'paused' });
    await server.do(id, tokens[0]!, { do: 'back' });
  });

  test('whoever has not been here for 400 days is forgotten; whoever has, or is under a sanction, is not', async () => {
    await open();
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben', 'Cleo']);
    await server.playOut(id, tokens);
    const names = async () =>
      (await rows<{ name: string | null }>('SELECT name FROM people ORDER BY visitor')).map(({ name }) => name);
    await server.later(300 * DAY);
    expect(await names()).toEqual(['Ada', 'Ben', 'Cleo']);
    await server.get('/api/guest', tokens[1]);
    const ban = { kind: 'ban', days: 365, reason: 'insults' } as const;
    await office((operator) => operator.sanction({ table: id, seat: 3 }, ban), Date.now() + 300 * DAY);
    await server.later(101 * DAY);
    expect(await names()).toEqual([null, 'Ben', 'Cleo']);
    expect((await rows<{ guest: string }>('SELECT DISTINCT guest FROM devices')).length).toBe(2);
    expect(await server.get(`/api/tables/${id}`)).toMatchObject({ seats: [{ name: '' }, { name: 'Ben' }, {}, {}] });
  });

  test('all of it stays for ever where the operator wants it so', async () => {
    await open({ talk: 0, empty: 0, people: 0 });
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    await server.do(id, tokens[0]!, { do: 'say', text: 'for ever' });
    await server.playOut(id, tokens);
    const waiting = await server.table(SETTINGS, ['Cleo']);
    await server.later(2 * DAY);
    await server.later(900 * DAY);
    await server.later(2 * DAY);
    expect(await said()).toEqual(['for ever']);
    expect((await server.send('GET', `/api/tables/${waiting.id}`)).status).toBe(200);
    expect((await rows('SELECT guest FROM people WHERE guest IS NOT NULL')).length).toBe(3);
  });
});
