/** People whom one has played with; who of them is here is seen only where they let it be seen. */
import type { DataAnswer, PeopleAnswer } from '@room25/protocol';
import { PATIENCE } from '@room25/test-kit/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBothStores } from './both-stores.ts';
import { SETTINGS, type TestServer } from './test-server.ts';

onBothStores((place) => {
  let server: TestServer;

  beforeEach(async () => {
    server = await place.openServer();
  }, PATIENCE);
  afterEach(() => server.stop());

  const peopleOf = async (token: string) =>
    (await server.get<PeopleAnswer>('/api/guest/people', token)).people.map(
      ({ name, games, here }) => `${name} ${games}${here ? ' here' : ''}`,
    );

  test('are those of finished games, the latest first; never those who only sit beside one now', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = tokens as [string, string, string];
    expect(await peopleOf(ada)).toEqual([]);
    await server.playOut(id, tokens);
    await server.later(1_000);
    const again = await server.table(SETTINGS, ['Dan']);
    await server.do(again.id, again.tokens[0]!, { do: 'remove', seat: 1 });
    await server.do(again.id, ada, { do: 'sit', seat: 1 });
    expect(await server.get('/api/guest/people', ada)).toEqual({
      seen: false,
      people: ['Ben', 'Cleo'].map((name, at) => ({
        ...{ name, games: 1, last: expect.any(Number), table: id, visitor: at + 1 },
      })),
    });
    await server.do(again.id, ada, { do: 'ready', ready: true });
    await server.do(again.id, again.tokens[0]!, { do: 'start' });
    expect(await peopleOf(ada)).toEqual(['Ben 1', 'Cleo 1']);
    await server.playOut(again.id, [again.tokens[0]!, ada]);
    expect(await peopleOf(ada)).toEqual(['Dan 1', 'Ben 1', 'Cleo 1']);
    // Whoever is blocked or forgotten is not among them, and whoever blocked one still is.
    await server.post(`/api/tables/${id}/shun`, { seat: 1, kind: 'block' }, ada);
    expect(await peopleOf(ada)).toEqual(['Dan 1', 'Cleo 1']);
    expect(await peopleOf(ben)).toEqual(['Ada 1', 'Cleo 1']);
    await server.post('/api/guest/forget', { name: 'Cleo' }, cleo);
    expect(await peopleOf(ada)).toEqual(['Dan 1']);
    expect((await server.send('GET', '/api/guest/people')).status).toBe(401);
  });

  test('can be muted and blocked by the table of the last game, by those who were there only', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben] = tokens as [string, string, string];
    const shun = (token: string, visitor: number, kind: 'mute' | 'block') =>
      server.send('POST', '/api/guest/people/shun', { token, body: { table: id, visitor, kind } });
    // Not while it may still tell who somebody is.
    expect((await shun(ada, 1, 'mute')).status).toBe(409);
    await server.playOut(id, tokens);
    const { people } = await server.post<PeopleAnswer>(
      '/api/guest/people/shun',
      { table: id, visitor: 1, kind: 'mute' },
      ada,
    );
    expect(people.map(({ name, muted }) => [name, muted])).toEqual([
      ['Ben', true],
      ['Cleo', undefined],
    ]);
    expect(await server.get(`/api/tables/${id}/muted`, ada)).toEqual({ seats: [1] });
    expect((await shun(ada, 2, 'block')).status).toBe(200);
    expect(await peopleOf(ada)).toEqual(['Ben 1']);
    // Nor oneself, nor somebody at a table of others.
    expect((await shun(ada, 0, 'mute')).status).toBe(409);
    expect((await shun(await server.guest('Eve'), 1, 'mute')).status).toBe(409);
    expect(await peopleOf(ben)).toEqual(['Ada 1', 'Cleo 1']);
  });

  test('are here only for those whom they let see it, and not for whom they have blocked', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = tokens as [string, string, string];
    await server.playOut(id, tokens);
    const socket = await server.socket();
    socket.say({ type: 'hello', table: id, as: 'seat', token: ben });
    await socket.next('state');
    await server.get('/api/guest', cleo);
    await server.later(21_000);
    expect(await peopleOf(ada)).toEqual(['Ben 1', 'Cleo 1']);
    const letSee = (token: string, seen: boolean) => server.post<PeopleAnswer>('/api/guest/people', { seen }, token);
    expect((await letSee(ben, true)).seen).toBe(true);
    expect(await server.get<DataAnswer>('/api/guest/data', ben)).toMatchObject({ seen: true });
    await server.later(90_000);
    expect(await peopleOf(ada)).toEqual(['Ben 1 here', 'Cleo 1']);
    // Somebody with whom they never played is told nothing.
    expect(await peopleOf(await server.guest('Eve'))).toEqual([]);
    // Without a socket: whoever asks for anything is here.
    socket.close();
    await expect.poll(() => server.running.node.tables.known(id)?.onlookers.size ?? 0).toBe(0);
    await server.later(21_000);
    await server.later(61_000);
    expect(await peopleOf(ada)).toEqual(['Ben 1', 'Cleo 1']);
    await server.get('/api/tables', ben);
    await server.later(21_000);
    expect(await peopleOf(ada)).toEqual(['Ben 1 here', 'Cleo 1']);
    await server.post(`/api/tables/${id}/shun`, { seat: 0, kind: 'block' }, ben);
    expect(await peopleOf(ada)).toEqual(['Ben 1', 'Cleo 1']);
    expect(await peopleOf(cleo)).toEqual(['Ada 1', 'Ben 1 here']);
    expect((await letSee(ben, false)).seen).toBe(false);
    expect(await peopleOf(cleo)).toEqual(['Ada 1', 'Ben 1']);
    const raw = await place.openRaw();
    const kept = await raw.all('SELECT * FROM company');
    await raw.close();
    expect(kept).toEqual([]);
  });
});
