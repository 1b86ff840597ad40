/** A table stays friendly: whom one does not want to meet or hear, reports with their moment, and what operators do about people. */
import type { DataAnswer, ShunnedAnswer, TableView } from '@room25/protocol';
import { PATIENCE } from '@room25/test-kit/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Operator } from '../src/operator/operator.ts';
import type { Store } from '../src/store/store.ts';
import { onBothStores } from './both-stores.ts';
import { SETTINGS, type TestServer } from './test-server.ts';

const DAY = 24 * 3_600_000;

onBothStores((place) => {
  let server: TestServer;
  /** As `room25 admin` has it: another process. */
  let office: Store;
  let operator: Operator;

  beforeEach(async () => {
    server = await place.openServer();
    office = await place.openStore();
    operator = new Operator(office);
  }, PATIENCE);
  afterEach(async () => {
    await server.stop();
    await office.close();
  });

  const open = async (token: string): Promise<string> =>
    (await server.post<TableView>('/api/tables', { id: crypto.randomUUID(), settings: SETTINGS }, token)).id;
  const codeOf = async (answer: Promise<Response>): Promise<string> =>
    ((await (await answer).json()) as { code: string }).code;

  test('whoever is muted is named by seat; blocked people do not sit at each other’s tables, and are not told', async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = tokens as [string, string, string];
    await server.post(`/api/tables/${id}/shun`, { seat: 2, kind: 'mute' }, ada);
    await server.post(`/api/tables/${id}/shun`, { seat: 1, kind: 'block' }, ada);
    expect(await server.get(`/api/tables/${id}/muted`, ada)).toEqual({ seats: [1, 2] });
    expect(await server.get(`/api/tables/${id}/muted`, ben)).toEqual({ seats: [] });
    const { people } = await server.get<ShunnedAnswer>('/api/guest/shunned', ada);
    expect(people.map(({ name, kind: how }) => `${name} ${how}`).sort()).toEqual(['Ben block', 'Cleo mute']);
    expect((await server.get<ShunnedAnswer>('/api/guest/shunned', ben)).people).toEqual([]);

    const [hers, his] = [await open(ada), await open(ben)];
    expect((await server.refusal(hers, ben, { do: 'sit' })).code).toBe('removed');
    expect((await server.refusal(his, ada, { do: 'sit' })).code).toBe('blocked');
    await server.do(hers, cleo, { do: 'sit' });
    await server.post('/api/guest/shunned/forgive', { id: people.find(({ name }) => name === 'Ben')!.id }, ada);
    await server.do(hers, ben, { do: 'sit' });
    // Neither oneself, nor a bot, nor a seat that is free.
    for (const seat of [0, 3])
      expect(
        await codeOf(server.send('POST', `/api/tables/${id}/shun`, { token: ada, body: { seat, kind: 'mute' } })),
      ).toBe('no-seat');
  });

  test('whoever has said something and got up can be blocked and reported by their line; not by what one could not hear', async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada', 'Ben']);
    const [ada, ben] = tokens as [string, string];
    await server.do(id, ben, { do: 'say', text: 'you fool' });
    await server.do(id, ben, { do: 'leave' });
    const { chat } = await server.get<{ chat: { list: { seat: number; at: number }[] } }>(
      `/api/tables/${id}/state`,
      ada,
    );
    const [{ seat, at: said }] = chat.list as [{ seat: number; at: number }];
    expect(
      await codeOf(server.send('POST', `/api/tables/${id}/shun`, { token: ada, body: { seat, kind: 'block' } })),
    ).toBe('no-seat');
    await server.do(id, await server.guest('Cleo'), { do: 'sit', seat });
    await server.post(`/api/tables/${id}/shun`, { seat, said, kind: 'block' }, ada);
    await server.post(`/api/tables/${id}/report`, { seat, said, reason: 'talk' }, ada);
    const { people } = await server.get<ShunnedAnswer>('/api/guest/shunned', ada);
    expect(people.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['Ben block']);
    const [report] = await operator.reports();
    expect(report).toMatchObject({ about: await guestCalled('Ben') });
    for (const body of [
      { seat, said: said + 1, kind: 'mute' },
      { seat: 0, said, kind: 'mute' },
    ])
      expect(await codeOf(server.send('POST', `/api/tables/${id}/shun`, { token: ada, body }))).toBe('no-seat');
    // Nobody turns from themselves, and what a team said among themselves points nobody else at them.
    const own = { token: ben, body: { seat, said, kind: 'mute' } };
    expect(await codeOf(server.send('POST', `/api/tables/${id}/shun`, own))).toBe('no-seat');
  });

  test('blocked people do not meet at the tables of others either, nor at a rematch; whoever sits there stays', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben', 'Cleo', 'Dan']);
    const [ada, ben, cleo] = tokens as [string, string, string];
    const [first, second, third] = [await open(cleo), await open(cleo), await open(cleo)];
    await server.do(first, ben, { do: 'sit' });
    await server.do(second, ada, { do: 'sit' });
    await server.do(third, ada, { do: 'sit' });
    await server.do(third, ben, { do: 'sit' });
    await server.post(`/api/tables/${id}/shun`, { seat: 1, kind: 'block' }, ada);
    expect((await server.refusal(first, ada, { do: 'sit' })).code).toBe('blocked');
    expect((await server.refusal(second, ben, { do: 'sit' })).code).toBe('removed');
    // They sat there before: one may take another seat, and whoever has left does not come again.
    await server.do(third, ada, { do: 'sit', seat: 3 });
    await server.do(third, ben, { do: 'leave' });
    expect((await server.refusal(third, ben, { do: 'sit' })).code).toBe('removed');
    // Where the other has left, one may sit down.
    await server.do(first, ben, { do: 'leave' });
    await server.do(first, ada, { do: 'sit' });

    await server.playOut(id, tokens);
    await server.do(id, cleo, { do: 'rematch' });
    const { rematch } = await server.get<TableView>(`/api/tables/${id}`);
    const { seats } = await server.get<TableView>(`/api/tables/${rematch}`);
    expect(seats.map((seat) => ('name' in seat ? seat.name : seat.kind))).toEqual(['Ada', 'free', 'Cleo', 'Dan']);
    expect((await server.refusal(rematch!, ben, { do: 'sit' })).code).toBe('removed');
  });

  const guestCalled = async (name: string): Promise<string> => {
    const raw = await place.openRaw();
    const [row] = await raw.all(`SELECT guest FROM people WHERE name = '${name}'`);
    await raw.close();
    return (row as { guest: string }).guest;
  };

  test('whoever is muted is not heard by whoever muted them, wherever they listen; what they do in the game is', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = tokens as [string, string, string];
    const say = (token: string, text: string) => server.do(id, token, { do: 'say', text });
    const spoken = ({ list }: { list: readonly object[] }) =>
      list.map((line) => ('text' in line ? line.text : 'phrase' in line ? line.phrase : undefined));
    const heardBy = async (token?: string) => {
      const { chat } = await server.get<{ chat: { list: object[] } }>(`/api/tables/${id}/state`, token);
      return spoken(chat);
    };
    const sockets = await Promise.all([server.socket(), server.socket()]);
    const [seated, watching] = sockets;
    seated!.say({ type: 'hello', table: id, as: 'seat', token: ada });
    await seated!.next('state');
    watching!.say({ type: 'hello', table: id, as: 'watch', token: ada });
    await watching!.next('state');
    await say(cleo, 'rude');
    await server.post(`/api/tables/${id}/shun`, { seat: 2, kind: 'mute' }, ada);
    for (const socket of sockets) expect(spoken((await socket.next('state')).chat!)).toEqual([]);

    const path = `/api/tables/${id}/state`;
    const { headers } = await server.send('GET', path, { token: ada });
    await say(cleo, 'rude again');
    const again = await server.send('GET', path, { token: ada, headers: { 'if-none-match': headers.get('etag')! } });
    expect(again.status).toBe(304);
    await server.do(id, cleo, { do: 'phrase', phrase: 'sorry' });
    await say(ben, 'dinner?');
    expect(await heardBy(ada)).toEqual(['sorry', 'dinner?']);
    expect(await heardBy(ben)).toEqual(['rude', 'rude again', 'sorry', 'dinner?']);
    expect(await heardBy()).toEqual(['rude', 'rude again', 'sorry', 'dinner?']);
    for (const socket of sockets) {
      await expect.poll(() => socket.heard.some((text) => text.includes('dinner?'))).toBe(true);
      expect(socket.heard.some((text) => text.includes('rude again'))).toBe(false);
    }

    // No more; and then again, by another process.
    const { people } = await server.get<ShunnedAnswer>('/api/guest/shunned', ada);
    await server.post('/api/guest/shunned/forgive', { id: people[0]!.id }, ada);
    const all = ['rude', 'rude again', 'sorry', 'dinner?'];
    for (const socket of sockets) expect(spoken((await socket.next('state')).chat!)).toEqual(all);
    const [me, other] = [await guestCalled('Ada'), await guestCalled('Cleo')];
    await office.conduct.shun(me, { other, kind: 'mute', name: 'Cleo', made: 1 });
    await server.later(2_100);
    for (const socket of sockets) expect(spoken((await socket.next('state')).chat!)).toEqual(['sorry', 'dinner?']);

    await server.playOut(id, tokens);
    for (const after of [`/api/tables/${id}/chat`, `/api/tables/${id}/replay/everyone`]) {
      expect(spoken({ list: (await server.get<{ chat: object[] }>(after, ada)).chat })).toEqual(['sorry', 'dinner?']);
      expect(spoken({ list: (await server.get<{ chat: object[] }>(after, ben)).chat })).toEqual(all);
    }
  });

  test('a report holds its moment, and what was said until then', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    const [ada, ben] = tokens as [string, string];
    await server.do(id, ben, { do: 'say', text: 'something rude' });
    const report = (token: string, seat: number) =>
      server.send('POST', `/api/tables/${id}/report`, { token, body: { seat, reason: 'talk', note: 'he is rude' } });
    expect((await report(ada, 1)).status).toBe(201);
    await server.do(id, ben, { do: 'say', text: 'something after it' });
    const [first, ...others] = await operator.reports();
    expect(others).toEqual([]);
    const shown = await operator.show(first!.id);
    expect(shown).toMatchObject({ table_id: id, reason: 'talk', note: 'he is rude', closed: null });
    expect([shown.names.get(shown.visitor), shown.lines.map(({ text }) => text)]).toEqual(['Ben', ['something rude']]);
    for (let n = 1; n < 5; n++) await report(ada, 1);
    expect(await codeOf(report(ada, 1))).toBe('not-now');
    expect(await codeOf(report(ben, 1))).toBe('no-seat');
    await operator.settle(first!.id, 'they made up');
    expect(await operator.reports()).toHaveLength(4);
    // Whoever is forgotten is so here, too.
    await server.post('/api/guest/forget', { name: 'Ada' }, ada);
    await server.post('/api/guest/forget', { name: 'Ben' }, ben);
    expect((await operator.show(first!.id)).lines).toEqual([]);
    const raw = await place.openRaw();
    const kept = JSON.stringify(await raw.all('SELECT about, reporter FROM reports'));
    await raw.close();
    expect(kept).toBe(JSON.stringify(Array.from({ length: 5 }, () => ({ about: null, reporter: null }))));
  });

  test('whoever is muted or banned hears why and until when, may answer once, and it ends', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    const [ada, ben] = tokens as [string, string];
    await operator.sanction({ table: id, seat: 2 }, { kind: 'mute', days: 1, reason: 'insults' });
    await server.later(1_100);
    const refused = await server.refusal(id, ben, { do: 'say', text: 'more' });
    expect([refused.code, refused.reason]).toEqual(['muted', expect.stringMatching(/insults; until 20\d\d-/)]);
    await server.do(id, ben, { do: 'phrase', phrase: 'sorry' });
    await server.do(id, ada, { do: 'say', text: 'others may' });
    const { sanctions } = await server.get<DataAnswer>('/api/guest/sanctions', ben);
    expect(sanctions).toMatchObject([{ kind: 'mute', reason: 'insults', ends: expect.any(Number) }]);
    const answer = { id: sanctions[0]!.id, text: 'I was angry' };
    await server.post('/api/guest/sanctions/answer', answer, ben);
    expect(await codeOf(server.send('POST', '/api/guest/sanctions/answer', { token: ben, body: answer }))).toBe(
      'not-now',
    );
    expect(await codeOf(server.send('POST', '/api/guest/sanctions/answer', { token: ada, body: answer }))).toBe(
      'not-now',
    );
    expect(await operator.sanctions()).toMatchObject([{ answer: 'I was angry' }]);

    await operator.sanction({ table: id, seat: 2 }, { kind: 'ban', days: 2, reason: 'insults again' });
    await server.later(1_100);
    expect(
      await codeOf(server.send('POST', '/api/tables', { token: ben, body: { id: 'x', settings: SETTINGS } })),
    ).toBe('banned');
    const other = await open(ada);
    expect((await server.refusal(other, ben, { do: 'sit' })).code).toBe('banned');
    // What was begun is played to its end.
    await server.do(id, ben, { do: 'leave' });
    await server.do(id, ben, { do: 'back' });
    const { seats } = await server.get<TableView>(`/api/tables/${id}`);
    expect(seats[1]).toEqual(expect.not.objectContaining({ away: expect.anything() }));
    expect((await server.refusal(id, ben, { do: 'phrase', phrase: 'sorry' })).code).toBe('banned');
    await operator.lift((await operator.sanctions()).find(({ kind: what }) => what === 'ban')!.id, 'enough');
    await server.later(1_100);
    await server.do(other, ben, { do: 'sit' });
    await server.later(24 * 3_600_000);
    await server.do(id, ben, { do: 'say', text: 'a day later' });
    expect((await operator.log()).map(({ act, reason }) => `${act} ${reason}`)).toEqual([
      'mute insults',
      'ban insults again',
      'lift enough',
    ]);
    await expect(operator.sanction({ table: id, seat: 2 }, { kind: 'ban', days: 9_999, reason: 'x' })).rejects.toThrow(
      '365',
    );
    await expect(operator.sanction({ table: id, seat: 2 }, { kind: 'ban', days: 1, reason: ' ' })).rejects.toThrow(
      'reason',
    );
  });

  test('whoever is renamed is called so everywhere, also where somebody looks', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Rude']);
    const socket = await server.socket();
    socket.say({ type: 'hello', table: id, as: 'watch' });
    await socket.next('state');
    await operator.sanction({ table: id, seat: 2 }, { kind: 'rename', days: 7, reason: 'a name', name: 'Robin' });
    await server.later(1_100);
    expect((await socket.next('state')).table.seats[1]).toMatchObject({ name: 'Robin' });
    expect(await server.get('/api/guest', tokens[1])).toMatchObject({ name: 'Robin' });
    await expect(
      operator.sanction({ table: id, seat: 2 }, { kind: 'rename', days: 7, reason: 'a name', name: '\u2800' }),
    ).rejects.toThrow('nobody can be called');
  });

  test('whoever is renamed does not take the old name back by a socket that was open', async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada', 'Rude']);
    const socket = await server.socket();
    socket.say({ type: 'hello', table: id, as: 'seat', token: tokens[1]! });
    await socket.next('state');
    await operator.sanction({ table: id, seat: 2 }, { kind: 'rename', days: 7, reason: 'a name', name: 'Robin' });
    await server.later(1_100);
    socket.say({ type: 'do', id: 'again', act: { do: 'sit', seat: 1 } });
    await socket.next('done');
    expect((await server.get<TableView>(`/api/tables/${id}`)).seats[1]).toMatchObject({ name: 'Robin' });
  });

  test('a table is closed, or deleted with all that was said; other tables go on', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    const rest = await server.started(SETTINGS, ['Cleo', 'Dan']);
    await server.do(id, tokens[0]!, { do: 'say', text: 'will be gone' });
    const socket = await server.socket();
    socket.say({ type: 'hello', table: id, as: 'seat', token: tokens[0]! });
    await socket.next('state');
    await operator.close(id, 'it was a trap');
    await server.later(2_100);
    await expect.poll(async () => (await server.get<TableView>(`/api/tables/${id}`)).state).toBe('over');
    expect((await server.refusal(id, tokens[0]!, { do: 'say', text: 'more' })).code).toBe('not-now');
    await operator.delete(id, 'and worse');
    await server.later(2_100);
    expect(await socket.closed).toBe(4404);
    expect(await codeOf(server.send('GET', `/api/tables/${id}`))).toBe('no-table');
    const raw = await place.openRaw();
    expect(await raw.all('SELECT * FROM lines')).toEqual([]);
    await raw.close();
    await server.do(rest.id, rest.tokens[0]!, { do: 'say', text: 'still here' });
    expect((await operator.log()).map(({ act }) => act)).toEqual(['close', 'delete']);
  });

  test('what is announced is told until its end', async () => {
    await operator.announce('We restart at ten.', 1);
    const texts = async () =>
      (await server.get<{ announcements: { text: string }[] }>('/api/announcements')).announcements.map(
        ({ text }) => text,
      );
    expect(await texts()).toEqual(['We restart at ten.']);
    await server.later(3_600_000);
    expect(await texts()).toEqual([]);
  });

  test('from one address so many reports come in a day, and the desk shows so many at once, the oldest first', {
    timeout: PATIENCE,
  }, async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada', 'Ben']);
    const add = (made: number): Promise<string> =>
      office.conduct.addReport({
        ...{ made, table_id: id, seq: 1, visitor: 1, about: null, reporter: null, reason: 'talk', note: '' },
      });
    const now = Date.now();
    for (let n = 0; n < 105; n++) await add(now - n);
    expect(await operator.reports()).toHaveLength(100);
    expect((await operator.reports({ most: 100, from: 100 })).map(({ made }) => made)).toEqual(
      [4, 3, 2, 1, 0].map((n) => now - n),
    );
    expect(await operator.waiting()).toBe(105);
    // A report that nobody has settled for a year goes.
    await office.conduct.tidy(now + 366 * DAY);
    expect(await operator.waiting()).toBe(0);
    await server.stop();
    server = await place.openServer({ limits: 1 });
    const codes: (string | undefined)[] = [];
    for (let guest = 0; guest < 5; guest++) {
      const token = await server.guest(`Guest ${guest}`);
      for (let n = 0; n < 5; n++) {
        const body = { seat: 1, reason: 'talk' };
        codes.push(await codeOf(server.send('POST', `/api/tables/${id}/report`, { token, body })));
      }
    }
    expect(codes).toEqual([...Array(20).fill(undefined), ...Array(5).fill('too-fast')]);
    expect(tokens).toHaveLength(2);
  });
});
