import { randomUUID } from 'node:crypto';
import type { ListAnswer, Refused, TableView } from '@room25/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const look = (id: string, token?: string): Promise<TableView> => server.get(`/api/tables/${id}`, token);

/** By turn order: whose seat, and which character. */
const seatedAt = async (id: string): Promise<readonly (readonly [number, string])[]> => {
  const watcher = server.player(id);
  await watcher.until(() => watcher.game !== undefined);
  const { cast } = watcher.game!.view;
  return cast.map(({ seat, name }) => [seat, name]);
};

describe('before the start', () => {
  it('opens a table once, however often it is asked for', async () => {
    const token = await server.guest('Ada');
    const wish = { id: randomUUID(), settings: SETTINGS };
    const [one, other] = await Promise.all([0, 1].map(() => server.post<TableView>('/api/tables', wish, token)));
    expect(other!.id).toBe(one!.id);
    const { tables } = await server.get<ListAnswer>('/api/tables/mine', token);
    expect(tables.map(({ id }) => id)).toEqual([one!.id]);
  });

  it('is found by its code, listed if it wants to be', async () => {
    const { table } = await server.table(SETTINGS, ['Ada']);
    const { table: quiet } = await server.table({ ...SETTINGS, listed: false }, ['Ada']);
    expect(table.code).toMatch(/^[A-Z2-9]{6}$/);
    expect((await look(quiet.code)).id).toBe(quiet.id);
    const { tables } = await server.get<ListAnswer>('/api/tables?state=open&limit=100');
    const ids = tables.map(({ id }) => id);
    expect(ids).toContain(table.id);
    expect(ids).not.toContain(quiet.id);
  });

  it('pages through the list', async () => {
    for (let count = 0; count < 3; count++) await server.table(SETTINGS, ['Ada']);
    const first = await server.get<ListAnswer>('/api/tables?state=open&limit=2');
    const second = await server.get<ListAnswer>(`/api/tables?state=open&limit=2&after=${first.next}`);
    const seen = [...first.tables, ...second.tables].map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(first.tables.length).toBe(2);
  });

  it('seats people where they want, and nobody twice', async () => {
    const { id } = await server.table({ ...SETTINGS, players: 5 }, ['Ada', 'Ben']);
    const cleo = await server.guest('Cleo');
    expect((await server.refusal(id, cleo, { do: 'sit', seat: 1 })).code).toBe('seat-taken');
    expect((await server.refusal(id, cleo, { do: 'sit', seat: 5 })).code).toBe('no-seat');
    expect((await server.refusal(id, cleo, { do: 'sit' })).code).toBe('no-seat');
  });

  it('moves who sits down elsewhere', async () => {
    const { table, tokens } = await server.table({ ...SETTINGS, players: 6 }, ['Ada', 'Ben']);
    await server.do(table.id, tokens[0]!, { do: 'remove', seat: 4 });
    await server.do(table.id, tokens[1]!, { do: 'sit', seat: 4 });
    const { seats, you } = await look(table.id, tokens[1]);
    expect(you).toBe(4);
    expect(seats[1]).toEqual({ kind: 'free' });
    expect(seats[4]).toEqual({ kind: 'person', name: 'Ben' });
  });

  it('starts when all are ready and no seat is free, and only then, and only for its host', async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada', 'Ben']);
    const [ada, ben] = tokens as [string, string];
    await server.do(id, ben, { do: 'ready', ready: false });
    expect(await server.refusal(id, ada, { do: 'start' })).toMatchObject({ code: 'not-ready' });
    await server.do(id, ben, { do: 'ready', ready: true });
    await server.do(id, ada, { do: 'remove', seat: 3 });
    expect(await server.refusal(id, ada, { do: 'start' })).toMatchObject({ code: 'not-ready' });
    await server.do(id, ada, { do: 'fill', seat: 3, level: 'hard' });
    expect((await server.refusal(id, ben, { do: 'start' })).code).toBe('not-host');
    await server.do(id, ada, { do: 'start' });
    expect((await look(id)).state).toBe('playing');
    for (const act of [
      { do: 'start' },
      { do: 'fill', seat: 3, level: 'easy' },
      { do: 'remove', seat: 1 },
      { do: 'settings', settings: SETTINGS },
      { do: 'handOver', seat: 1 },
      { do: 'ready', ready: true },
    ] as const)
      expect((await server.refusal(id, ada, act)).code).toBe('not-now');
  });

  it('lets the host remove somebody, who then cannot come back', async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada', 'Ben']);
    const [ada, ben] = tokens as [string, string];
    expect((await server.refusal(id, ben, { do: 'remove', seat: 0 })).code).toBe('not-host');
    await server.do(id, ada, { do: 'remove', seat: 1 });
    expect((await look(id)).seats[1]).toEqual({ kind: 'free' });
    expect((await server.refusal(id, ben, { do: 'sit' })).code).toBe('removed');
    expect((await server.refusal(id, ben, { do: 'ready', ready: true })).code).toBe('not-seated');
  });

  it('hands the part of the host over, also when the host leaves', async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = tokens as [string, string, string];
    await server.do(id, ada, { do: 'handOver', seat: 2 });
    expect((await server.refusal(id, ada, { do: 'start' })).code).toBe('not-host');
    await server.do(id, cleo, { do: 'leave' });
    expect((await look(id)).seats[0]).toMatchObject({ name: 'Ada', host: true });
    await server.do(id, ada, { do: 'leave' });
    expect((await look(id)).seats[1]).toMatchObject({ name: 'Ben', host: true });
    await server.do(id, ben, { do: 'fill', seat: 0, level: 'random' });
  });

  it('takes other settings, and asks everybody again', async () => {
    const { id, tokens } = await server.table({ ...SETTINGS, players: 6 }, ['Ada', 'Ben', 'Cleo', 'Dan']);
    const [ada] = tokens as [string];
    await server.do(id, ada, { do: 'settings', settings: { ...SETTINGS, mode: 'team' } });
    const { seats, settings } = await look(id);
    expect(settings.mode).toBe('team');
    expect(seats.map((seat) => seat.kind === 'person' && [seat.name, seat.ready])).toEqual([
      ['Ada', undefined],
      ['Ben', undefined],
      ['Cleo', undefined],
      ['Dan', undefined],
    ]);
    const few = { ...SETTINGS, mode: 'competition', players: 2 } as const;
    expect((await server.refusal(id, ada, { do: 'settings', settings: few })).code).toBe('not-now');
  });

  it('refuses terms on which no game can be played, by the rule', async () => {
    const token = await server.guest('Ada');
    const opening = async (settings: object): Promise<Refused> => {
      const body = { id: randomUUID(), settings: { ...SETTINGS, ...settings } };
      return (await (await server.send('POST', '/api/tables', { token, body })).json()) as Refused;
    };
    expect(await opening({ mode: 'team', players: 5 })).toMatchObject({ code: 'terms', rule: 'SET-CHARACTERS' });
    expect(await opening({ composition: 'no-such' })).toMatchObject({ code: 'terms', rule: 'SET-COMPOSITION' });
    expect(await opening({ composition: { EM: 23 } })).toMatchObject({ code: 'terms', rule: 'SET-COMPOSITION' });
    expect(
      await opening({
        edition: 'ultimate',
        mode: 'cooperation',
        composition: { shape: 'full-cooperation', chosen: { DA: 2, CL: 2, TR: 2, FL: 2, AC: 2, SH: 2 } },
      }),
    ).toMatchObject({
      code: 'terms',
      rule: 'SET-COMPOSITION',
      reason: expect.stringContaining('yellow: 4 of 5 chosen, 1 is missing'),
    });
    expect(await opening({ talk: 'team' })).toMatchObject({ code: 'terms' });
    expect(await opening({ mode: 'poker' })).toMatchObject({ code: 'malformed' });
  });

  it('deals everybody the character that it wants', async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada', 'Ben']);
    const [ada, ben] = tokens as [string, string];
    await server.do(id, ada, { do: 'wish', character: 'alice' });
    expect((await look(id)).seats[0]).toMatchObject({ name: 'Ada', wish: ['alice'] });
    expect(await server.refusal(id, ben, { do: 'wish', character: 'alice' })).toMatchObject({
      code: 'character-taken',
      rule: 'SET-CHARACTERS',
      reason: 'Somebody else has chosen this character. (alice)',
    });
    for (const character of ['sarah', ['max', 'kevin'], ['max', 'max']] as const)
      expect(await server.refusal(id, ben, { do: 'wish', character: character as never })).toMatchObject({
        code: 'terms',
        rule: 'SET-CHARACTERS',
      });
    expect((await server.refusal(id, ben, { do: 'wish', character: 'nobody' as never })).code).toBe('malformed');
    expect((await look(id)).seats[1]).toEqual({ kind: 'person', name: 'Ben', ready: true });
    await server.do(id, ben, { do: 'wish', character: 'max' });
    await server.do(id, ben, { do: 'wish', character: null });
    await server.do(id, ben, { do: 'wish', character: ['kevin'] });
    await server.do(id, ada, { do: 'start' });
    expect((await server.refusal(id, ben, { do: 'wish', character: 'max' })).code).toBe('not-now');
    const seated = await seatedAt(id);
    expect(seated).toContainEqual([0, 'alice']);
    expect(seated).toContainEqual([1, 'kevin']);
  });

  it('lets whoever plays two choose which, in the order in which they act', async () => {
    const settings = { ...SETTINGS, mode: 'competition', players: 3 } as const;
    const { id, tokens } = await server.table(settings, ['Ada', 'Ben']);
    const [ada, ben] = tokens as [string, string];
    await server.do(id, ada, { do: 'wish', character: ['max', 'emmett'] });
    await server.do(id, ben, { do: 'wish', character: 'jennifer' });
    expect(await server.refusal(id, ben, { do: 'wish', character: ['alice', 'emmett'] })).toMatchObject({
      code: 'character-taken',
      reason: expect.stringContaining('emmett'),
    });
    expect((await server.refusal(id, ben, { do: 'wish', character: ['alice', 'kevin', 'franck'] })).code).toBe('terms');
    await server.do(id, ada, { do: 'begin', seat: 0 });
    await server.do(id, ada, { do: 'start' });
    const seated = await seatedAt(id);
    expect(seated.map(([seat]) => seat)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(seated.filter(([seat]) => seat === 0).map(([, name]) => name)).toEqual(['max', 'emmett']);
    expect(seated.filter(([seat]) => seat === 1).map(([, name]) => name)).toEqual(['jennifer', 'franck']);
  });

  it("has the host choose who begins, and bots' characters, and nobody else's", async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada', 'Ben']);
    const [ada, ben] = tokens as [string, string];
    for (const act of [
      { do: 'begin', seat: 1 },
      { do: 'wish', character: 'max', seat: 2 },
    ] as const)
      expect((await server.refusal(id, ben, act)).code).toBe('not-host');
    expect((await server.refusal(id, ada, { do: 'wish', character: 'max', seat: 1 })).code).toBe('seat-taken');
    expect((await server.refusal(id, ada, { do: 'wish', character: 'max', seat: 7 })).code).toBe('no-seat');
    expect((await server.refusal(id, ada, { do: 'begin', seat: 7 })).code).toBe('no-seat');
    await server.do(id, ada, { do: 'wish', character: 'max', seat: 2 });
    expect((await server.refusal(id, ben, { do: 'wish', character: 'max' })).code).toBe('character-taken');
    await server.do(id, ada, { do: 'begin', seat: 1 });
    await server.do(id, ada, { do: 'begin', seat: 2 });
    await server.do(id, ada, { do: 'fill', seat: 2, level: 'easy' });
    expect((await look(id)).seats.map((seat) => 'begins' in seat)).toEqual([false, false, true, false]);
    expect((await look(id)).seats[2]).toEqual({ kind: 'bot', level: 'easy', wish: ['max'], begins: true });
    await server.do(id, ada, { do: 'begin', seat: null });
    expect((await look(id)).seats.some((seat) => 'begins' in seat)).toBe(false);
    await server.do(id, ada, { do: 'begin', seat: 2 });
    await server.do(id, ada, { do: 'start' });
    expect((await server.refusal(id, ada, { do: 'begin', seat: 0 })).code).toBe('not-now');
    expect((await seatedAt(id))[0]).toEqual([2, 'max']);
  });

  it('gives a choice up with the seat, and takes it along to another', async () => {
    const { id, tokens } = await server.table({ ...SETTINGS, players: 5 }, ['Ada', 'Ben']);
    const [ada, ben] = tokens as [string, string];
    await server.do(id, ada, { do: 'begin', seat: 1 });
    await server.do(id, ben, { do: 'wish', character: 'max' });
    await server.do(id, ada, { do: 'remove', seat: 3 });
    await server.do(id, ben, { do: 'sit', seat: 3 });
    expect((await look(id)).seats[3]).toEqual({ kind: 'person', name: 'Ben', wish: ['max'], begins: true });
    expect((await server.refusal(id, ada, { do: 'begin', seat: 1 })).code).toBe('no-seat');
    await server.do(id, ben, { do: 'leave' });
    expect((await look(id)).seats[3]).toEqual({ kind: 'free' });
    await server.do(id, ada, { do: 'wish', character: 'max' });
    await server.do(id, ada, { do: 'wish', character: 'kevin', seat: 4 });
    await server.do(id, ada, { do: 'remove', seat: 4 });
    await server.do(id, ada, { do: 'fill', seat: 4, level: 'easy' });
    expect((await look(id)).seats[4]).toEqual({ kind: 'bot', level: 'easy' });
  });

  it('seats nobody who could be taken for somebody else there', async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada', 'Oscar']);
    for (const name of ['Ada', 'ADA', 'Ada.', 'Оѕсаг'])
      expect((await server.refusal(id, await server.guest(name), { do: 'sit', seat: 3 })).code, name).toBe(
        'name-taken',
      );
    expect((await server.refusal(id, await server.guest('Eda'), { do: 'sit', seat: 3 })).code).toBe('seat-taken');
    // Oneself one may be taken for.
    await server.do(id, tokens[1]!, { do: 'sit' });
  });

  it('forgets what was chosen when the terms change', async () => {
    const { id, tokens } = await server.table({ ...SETTINGS, edition: 'ultimate' }, ['Ada']);
    await server.do(id, tokens[0]!, { do: 'wish', character: 'sarah' });
    await server.do(id, tokens[0]!, { do: 'wish', character: 'bruce', seat: 1 });
    await server.do(id, tokens[0]!, { do: 'begin', seat: 1 });
    await server.do(id, tokens[0]!, { do: 'settings', settings: SETTINGS });
    const { seats } = await look(id);
    expect(seats[0]).toEqual({ kind: 'person', name: 'Ada', host: true });
    expect(Object.keys(seats[1]!).sort()).toEqual(['kind', 'level']);
  });

  it('closes when nobody starts it for a day', async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada']);
    await server.later(24 * 3_600_000 + 1);
    expect((await look(id)).state).toBe('over');
    expect((await server.refusal(id, tokens[0]!, { do: 'start' })).code).toBe('not-now');
  });
});
