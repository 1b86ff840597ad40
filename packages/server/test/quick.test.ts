/** Quick game: one asks and sits; bots fill in, their seats stay open for a while, and nobody pairs anybody. */
import { SPECTATOR } from '@room25/engine';
import type { GameView, QuickAnswer, QuickStanding, Refused, TableView } from '@room25/protocol';
import { PATIENCE } from '@room25/test-kit/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Operator } from '../src/operator/operator.ts';
import { onBothStores } from './both-stores.ts';
import { SETTINGS, type TestServer } from './test-server.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const isHere = ({ seats, you }: TableView): boolean => {
  const seat = seats[you!];
  return seat?.kind === 'person' && seat.here === true;
};

onBothStores((place) => {
  let server: TestServer;
  beforeEach(async () => {
    server = (await place.openServer({ trustProxy: true })).comeApart().stopClock();
  }, PATIENCE);
  afterEach(() => server.stop());

  const quick = async (token: string): Promise<string> =>
    (await server.post<QuickAnswer>('/api/quick', {}, token)).table;
  const refusedQuick = async (token: string): Promise<Refused> =>
    (await (await server.send('POST', '/api/quick', { token, body: {} })).json()) as Refused;
  const viewOf = (table: string, token?: string): Promise<TableView> => server.get(`/api/tables/${table}`, token);
  const guests = (names: readonly string[]): Promise<string[]> => Promise.all(names.map((name) => server.guest(name)));
  /** Connected, as a page is. */
  const come = async (table: string, token: string): Promise<void> => {
    const player = server.player(table, token);
    await player.until(() => player.table !== undefined && isHere(player.table));
  };
  const inWords = ({ seats }: TableView): string =>
    seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind)).join(' ');

  test('people meet at one table; nobody is its host; after 45 seconds bots fill in', async () => {
    const [ada, ben] = (await guests(['Ada', 'Ben'])) as [string, string];
    const table = await quick(ada);
    expect(await quick(ada)).toBe(table);
    expect(await quick(ben)).toBe(table);
    expect(await server.get('/api/quick')).toMatchObject({ waiting: 2 } satisfies Partial<QuickStanding>);
    const open = await viewOf(table, ada);
    expect(inWords(open)).toBe('Ada Ben free free free free');
    expect(open.settings.listed).toBe(false);
    for (const act of [
      { do: 'remove', seat: 1 },
      { do: 'fill', seat: 2, level: 'easy' },
      { do: 'settings', settings: SETTINGS },
      { do: 'handOver', seat: 0 },
      { do: 'start' },
    ] as const)
      expect(await server.refusal(table, ada, act)).toMatchObject({ code: 'not-host' });
    const { fills } = open.quick!;
    await server.later(40 * SECOND);
    await Promise.all([come(table, ada), come(table, ben)]);
    expect((await viewOf(table)).quick).toEqual({ fills });
    await server.later(6 * SECOND);
    const begun = await viewOf(table, ada);
    expect(begun.state).toBe('playing');
    expect(inWords(begun)).toBe('Ada Ben bot bot bot');
    expect(begun.quick).toEqual({ joins: begun.started! + 5 * MINUTE });
    expect(await server.get('/api/tables')).toMatchObject({ tables: [] });
  });

  test('a full table begins as soon as all pages have added their numbers, or three seconds later', async () => {
    const tokens = await guests(['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']);
    const table = await Promise.all(tokens.map(quick)).then(([first]) => first!);
    await server.later(2 * SECOND);
    expect((await viewOf(table)).state).toBe('open');
    for (const token of tokens)
      await server.do(table, token, { do: 'ready', ready: false, entropy: 'a1b2c3d4e5f60718' });
    await server.later(1);
    const begun = await viewOf(table);
    expect(begun.state).toBe('playing');
    expect(begun.seats.every((seat) => seat.kind === 'person' && seat.mark !== undefined)).toBe(true);
  });

  test('a full table begins soon, and at once one where all say so; the next ones have another', async () => {
    const tokens = await guests(['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus']);
    const tables: string[] = [];
    for (const token of tokens) tables.push(await quick(token));
    expect(new Set(tables.slice(0, 6)).size).toBe(1);
    expect(tables[6]).not.toBe(tables[0]);
    await server.do(tables[6]!, tokens[6]!, { do: 'ready', ready: true, entropy: 'a1b2c3d4e5f60718' });
    await server.later(3 * SECOND);
    expect(inWords(await viewOf(tables[0]!))).toBe('Ada Ben Cleo Dan Eve Fay');
    expect(inWords(await viewOf(tables[6]!))).toBe('Gus bot bot bot');
    expect([await viewOf(tables[0]!), await viewOf(tables[6]!)].map(({ state }) => state)).toEqual([
      'playing',
      'playing',
    ]);
  });

  test('whoever is gone when it begins has got up; a table where nobody is closes, and the next one is opened', async () => {
    const [ada, ben, cleo] = (await guests(['Ada', 'Ben', 'Cleo'])) as [string, string, string];
    const first = await quick(ada);
    await quick(ben);
    await server.do(first, ben, { do: 'leave' });
    await server.later(46 * SECOND);
    expect((await viewOf(first)).state).toBe('over');
    const second = await quick(cleo);
    expect(second).not.toBe(first);
    await quick(ada);
    await come(second, cleo);
    await server.later(46 * SECOND);
    expect(inWords(await viewOf(second))).toBe('Cleo bot bot bot');
    const third = await quick(ada);
    expect(third).toBe(second);
  });

  test('for five minutes whoever comes late takes a bot’s seat, with what that seat knows; once from one place', async () => {
    const [ada, ben, cleo] = (await guests(['Ada', 'Ben', 'Cleo'])) as [string, string, string];
    const table = await quick(ada);
    await server.do(table, ada, { do: 'ready', ready: true });
    await server.later(1);
    const before = await server.running.node.tables.byId(table);
    const { game } = before!.table.play!;
    expect(await quick(ben)).toBe(table);
    const { you, seats } = await viewOf(table, ben);
    expect(seats[you!]).toMatchObject({ kind: 'person', name: 'Ben' });
    expect(seats.filter(({ kind }) => kind === 'bot')).toHaveLength(2);
    const { game: seen } = await server.get<{ game: GameView }>(`/api/tables/${table}/state`, ben);
    const roles = (view: GameView['view']) =>
      view.cast.filter(({ role }) => role !== undefined).map(({ seat }) => seat);
    expect(roles(seen.view)).toContain(you);
    expect(roles(seen.view)).not.toContain(0);
    expect(roles(game.view(SPECTATOR))).toEqual([]);
    // From the same place as anybody who sits there nobody takes another seat of that game; nor does whoever left it.
    const again = (await guests(['Again', 'And again'])) as [string, string];
    const elsewhere: string[] = [];
    for (const [at, token] of again.entries()) {
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': `198.51.100.${at + 1}` };
      const sent = await server.send('POST', '/api/quick', { body: {}, headers });
      elsewhere.push(((await sent.json()) as QuickAnswer).table);
    }
    const [third] = elsewhere as [string];
    expect(elsewhere).toEqual([third, third]);
    expect(third).not.toBe(table);
    await server.do(table, ben, { do: 'leave' });
    for (const token of [ben, cleo]) expect(await quick(token)).toBe(third);
    for (const token of [...again, ben, cleo]) await server.do(third, token, { do: 'ready', ready: true });
    await server.later(1);
    await server.later(5 * MINUTE);
    expect((await viewOf(third)).quick).toEqual({});
    expect(await quick(await server.guest('Dan'))).not.toBe(third);
  });

  test('a game that somebody joined late is recorded with what a bot had played, and can be checked', {
    timeout: PATIENCE,
  }, async () => {
    const [ada, ben] = (await guests(['Ada', 'Ben'])) as [string, string];
    const table = await quick(ada);
    await server.do(table, ada, { do: 'ready', ready: true, entropy: 'a1b2c3d4e5f60718' });
    await server.later(1);
    const answer = async (token: string): Promise<number> =>
      (await server.get<{ game: GameView }>(`/api/tables/${table}/state`, token)).game.answers[0]!;
    await server.do(table, ada, { do: 'play', command: await answer(ada) });
    await expect.poll(() => server.running.node.tables.known(table)!.table.play!.commands.length).toBeGreaterThan(1);
    await quick(ben);
    await server.playOut(table, [ada, ben]);
    const record = await (await server.send('GET', `/api/tables/${table}/record`)).text();
    const { you } = await viewOf(table, ben);
    expect(record).toMatch(/^# substitute \d/m);
    expect(record).toContain('# fair');
    expect((await server.get<{ seats: { player: string }[] }>(`/api/tables/${table}/result`)).seats[you!]!.player).toBe(
      'Ben',
    );
  });

  test('whoever is blocked is seated elsewhere, before and after the start, and not told why', async () => {
    const [ada, ben, cleo] = (await guests(['Ada', 'Ben', 'Cleo'])) as [string, string, string];
    const party = await server.table(SETTINGS, ['Host']);
    await server.do(party.id, party.tokens[0]!, { do: 'remove', seat: 1 });
    await server.do(party.id, ben, { do: 'sit', seat: 1 });
    await server.do(party.id, party.tokens[0]!, { do: 'remove', seat: 2 });
    await server.do(party.id, ada, { do: 'sit', seat: 2 });
    await server.post(`/api/tables/${party.id}/shun`, { seat: 1, kind: 'block' }, ada);
    const first = await quick(ada);
    const second = await quick(ben);
    expect(second).not.toBe(first);
    expect(await quick(cleo)).toBe(second);
    await server.do(first, ada, { do: 'leave' });
    expect(await quick(ada)).toBe(first);
    await server.do(first, ada, { do: 'ready', ready: true });
    for (const token of [ben, cleo]) await server.do(second, token, { do: 'ready', ready: true });
    await server.later(1);
    // Both have bots' seats now; most people sit at the second.
    expect(await quick(await server.guest('Dan'))).toBe(second);
  });

  test('whoever leaves two games rests, longer each time; coming back undoes it, and being forgotten too', async () => {
    const ada = await server.guest('Ada');
    const leaveOne = async (): Promise<string> => {
      const table = await quick(ada);
      await server.do(table, ada, { do: 'ready', ready: true });
      await server.later(1);
      await server.do(table, ada, { do: 'leave' });
      return table;
    };
    const first = await leaveOne();
    await server.do(first, ada, { do: 'back' });
    expect(await quick(ada)).toBe(first);
    await server.do(first, ada, { do: 'leave' });
    await leaveOne();
    expect(await refusedQuick(ada)).toMatchObject({ code: 'resting', retryAfter: 600 });
    await server.later(10 * MINUTE);
    await leaveOne();
    expect(await refusedQuick(ada)).toMatchObject({ code: 'resting', retryAfter: 1200 });
    expect((await server.get<{ left: unknown[] }>('/api/guest/data', ada)).left).toHaveLength(3);
    // Other tables are open to them.
    await server.post('/api/tables', { id: 'own', settings: SETTINGS }, ada);
    await server.later(3 * 24 * 60 * MINUTE);
    await leaveOne();
    // Whoever is forgotten has left nothing.
    await server.post('/api/guest/forget', { name: 'Ada' }, ada);
    const raw = await place.openRaw();
    expect(await raw.all('SELECT * FROM quick_left')).toEqual([]);
    await raw.close();
  });

  test('however many games somebody has left, they are seated once', { timeout: PATIENCE }, async () => {
    const ada = await server.guest('Ada');
    const begun = async (): Promise<string> => {
      const table = await quick(ada);
      await server.do(table, ada, { do: 'ready', ready: true });
      await server.later(1);
      return table;
    };
    for (let left = 0; left < 6; left++) {
      await server.do(await begun(), ada, { do: 'leave' });
      // Nobody rests in this test.
      const raw = await place.openRaw();
      await raw.run('DELETE FROM quick_left');
      await raw.close();
    }
    const table = await begun();
    expect(await quick(ada)).toBe(table);
    // Two processes that seated them at once agree on the table that was first.
    const live = await server.running.node.openQuick(
      { id: (await server.running.node.tables.byId(table))!.table.people.at(0)!.guest!, name: 'Ada' },
      99,
      'elsewhere',
    );
    expect(await quick(ada)).toBe(table);
    expect('table' in live && (await viewOf(live.table.id)).seats.every(({ kind }) => kind === 'free')).toBe(true);
  });

  test('nobody is seated whom an operator has banned, nor an address that asks again and again', async () => {
    const ada = await server.guest('Ada');
    const { id, tokens } = await server.table(SETTINGS, ['Host']);
    await server.do(id, tokens[0]!, { do: 'remove', seat: 1 });
    await server.do(id, ada, { do: 'sit', seat: 1 });
    const office = await place.openStore();
    await new Operator(office).sanction({ table: id, seat: 2 }, { kind: 'ban', days: 1, reason: 'insults' });
    await office.close();
    await server.later(1_100);
    expect(await refusedQuick(ada)).toMatchObject({ code: 'banned' });
    await server.stop();
    // It stands still, so that nothing fills again meanwhile, be the machine fast or slow.
    const time = Date.now();
    server = await place.openServer({ limits: 1, now: () => time });
    const ben = await server.guest('Ben');
    const answers: unknown[] = [];
    for (let n = 0; n < 31; n++) answers.push(await refusedQuick(ben));
    expect(new Set(answers.slice(0, 30).map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[30]).toMatchObject({ code: 'too-fast', retryAfter: 5 });
  });

  test('how many are here is counted now and then, not for whoever asks', async () => {
    const tokens = await guests(['Ada', 'Ben', 'Cleo']);
    for (const token of tokens) await server.get('/api/guest', token);
    await server.later(21 * SECOND);
    expect(await server.get('/api/quick')).toMatchObject({ here: 3 });
    await server.later(61 * SECOND);
    expect(await server.get('/api/quick')).toMatchObject({ here: 0 });
  });
});
