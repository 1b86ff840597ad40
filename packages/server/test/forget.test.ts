/** All that is kept of somebody is theirs to take, and theirs to have erased; the games of others stay whole. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChatLine, type DataAnswer, type ResultAnswer, type TableView, verify } from '@room25/protocol';
import { PATIENCE } from '@room25/test-kit/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Operator } from '../src/operator/operator.ts';
import { USUAL_KEEPING } from '../src/retention.ts';
import { restore } from '../src/store/archive.ts';
import { GUEST_COLUMNS } from '../src/store/forgetting.ts';
import { openStore } from '../src/store/open.ts';
import type { Store, Summary } from '../src/store/store.ts';
import { onBothStores } from './both-stores.ts';
import { openRaw, type Row } from './raw-database.ts';
import { SETTINGS, TestServer } from './test-server.ts';

const ADA = 'Adelheid';
const HERS = ['zyzzyva is my word', 'quokka is another'];
/** What she wrote to the operators, and what Ben wrote to them about her. */
const NOTES = ['wombat is what Ben did', 'numbat is my answer', 'dugong is what she did'];
const OTHERS = ['axolotl says Ben', 'narwhal says Cleo'];

const idIn = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as string[])[1]!;

const literal = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

interface State {
  readonly table: TableView;
  readonly chat: { readonly list: readonly (ChatLine & { readonly text?: string })[] };
}

const stateFor = (server: TestServer, id: string, token?: string): Promise<State> =>
  server.get(`/api/tables/${id}/state?events=99999`, token);

onBothStores((place) => {
  let server: TestServer;
  const open = (): Promise<TestServer> => place.openServer();

  beforeEach(async () => {
    server = await open();
  }, PATIENCE);
  afterEach(() => server.stop());

  const threeTables = async () => {
    const over = await server.started(SETTINGS, [ADA, 'Ben', 'Cleo']);
    const [ada, ben, cleo] = over.tokens as [string, string, string];
    await server.do(over.id, ada, { do: 'say', text: HERS[0]! });
    await server.do(over.id, ben, { do: 'say', text: OTHERS[0]! });
    await server.playOut(over.id, over.tokens);
    await server.do(over.id, ada, { do: 'say', text: HERS[1]! });
    await server.do(over.id, cleo, { do: 'say', text: OTHERS[1]! });
    await server.do(over.id, ben, { do: 'rematch' });
    const running = (await server.get<TableView>(`/api/tables/${over.id}`)).rematch!;
    for (const token of [ada, cleo]) await server.do(running, token, { do: 'ready', ready: true });
    await server.do(running, ben, { do: 'start' });
    await server.do(running, ada, { do: 'say', text: HERS[0]! });
    const lobby = await server.post<TableView>('/api/tables', { id: 'lobby-of-ada', settings: SETTINGS }, ada);
    await server.do(lobby.id, cleo, { do: 'sit' });
    await server.post('/api/guest/link', {}, ada);
    return { over: over.id, running, lobby: lobby.id, ada, ben, cleo };
  };

  /** She and Ben report each other, she and Cleo block each other, and an operator mutes her, to which she answers. */
  const quarrel = async ({ over, ada, ben, cleo }: Awaited<ReturnType<typeof threeTables>>): Promise<void> => {
    await server.post(`/api/tables/${over}/report`, { seat: 1, reason: 'talk', note: NOTES[0] }, ada);
    await server.post(`/api/tables/${over}/report`, { seat: 0, reason: 'talk', note: `${NOTES[2]}, ${ADA}` }, ben);
    await server.post(`/api/tables/${over}/shun`, { seat: 2, kind: 'block' }, ada);
    await server.post(`/api/tables/${over}/shun`, { seat: 0, kind: 'block' }, cleo);
    const office = await place.openStore();
    const mute = { kind: 'mute', days: 3, reason: 'insults' } as const;
    const { id } = await new Operator(office).sanction({ table: over, seat: 1 }, mute);
    await office.close();
    await server.post('/api/guest/sanctions/answer', { id, text: NOTES[1] }, ada);
  };

  const everything = async (): Promise<string> => {
    const raw = await place.openRaw();
    const all = await raw.everything();
    await raw.close();
    return all;
  };

  test('whoever is forgotten is nowhere any more, at once; the games of others stay whole', {
    timeout: PATIENCE,
  }, async () => {
    const tables = await threeTables();
    const { over, running, lobby, ada, ben, cleo } = tables;
    await quarrel(tables);
    await server.post('/api/guest/recovery', {}, ada);
    await server.post('/api/guest/people', { seen: true }, ada);
    await server.post('/api/guest/ratings', { shown: true }, ada);
    const traces = [ADA, idIn(ada), ...HERS, ...NOTES];
    const before = await everything();
    for (const trace of [...traces, ...OTHERS]) expect(before).toContain(trace);
    const record = await (await server.send('GET', `/api/tables/${over}/record`)).text();
    const replay = await server.send('GET', `/api/tables/${over}/replay/everyone`);
    expect(await replay.text()).toContain(HERS[0]);
    const [hers, bens] = [await server.socket(), await server.socket()];
    for (const [socket, token] of [
      [hers, ada],
      [bens, ben],
    ] as const) {
      socket.say({ type: 'hello', table: running, as: 'seat', token });
      expect(JSON.stringify(await socket.next('state'))).toContain(HERS[0]);
    }

    expect((await server.send('POST', '/api/guest/forget', { token: ada, body: { name: 'Somebody' } })).status).toBe(
      409,
    );
    await server.post('/api/guest/forget', { name: ADA }, ada);

    expect(await hers.closed).toBe(4401);
    expect((await server.send('GET', '/api/guest', { token: ada })).status).toBe(401);
    // Whoever looks on is shown the table anew.
    const shown = JSON.stringify(await bens.next('state'));
    for (const trace of traces) expect(shown).not.toContain(trace);

    const after = await everything();
    for (const trace of traces) expect(after).not.toContain(trace);
    for (const line of OTHERS) expect(after).toContain(line);

    const answers = [];
    for (const token of [undefined, ben, cleo]) {
      const paths = [over, running, lobby].flatMap((id) =>
        ['', '/state', '/record', '/result', '/chat', '/replay/0', '/replay/everyone', '/thoughts'].map(
          (path) => `/api/tables/${id}${path}`,
        ),
      );
      for (const path of [
        ...paths,
        '/api/tables',
        ...(token === undefined ? [] : ['/api/tables/mine', '/api/guest/data']),
      ])
        answers.push(await (await server.send('GET', path, token === undefined ? {} : { token })).text());
    }
    for (const trace of traces) expect(answers.join('\n')).not.toContain(trace);
    for (const line of OTHERS) expect(answers.join('\n')).toContain(line);

    const again = await server.send('GET', `/api/tables/${over}/record`);
    expect(await again.text()).toBe(record);
    expect(await verify(record)).toMatchObject({ kind: 'right' });
    const told = await server.send('GET', `/api/tables/${over}/replay/everyone`);
    expect(told.headers.get('etag')).not.toBe(replay.headers.get('etag'));
    const { seats } = await server.get<ResultAnswer>(`/api/tables/${over}/result`);
    expect(seats.map(({ player }) => player)).toEqual(['', 'Ben', 'Cleo', '']);
    // In a game a bot sits in; before one the seat is free, and somebody else is host.
    const { table } = await stateFor(server, running, ben);
    expect(table.seats[0]).toMatchObject({ kind: 'person', name: '', away: 'left' });
    const { seats: waiting } = await server.get<TableView>(`/api/tables/${lobby}`);
    expect([waiting[0]!.kind, waiting[1]]).toMatchObject(['free', { name: 'Cleo', host: true }]);
    await server.playOut(running, [ben, cleo]);
  });

  test('wherever a guest can be written down they are forgotten', async () => {
    const raw = await place.openRaw();
    const columns: string[] = [];
    for (const table of await raw.tables())
      for (const column of await raw.columns(table))
        if (['guest', 'into_guest', 'other', 'about', 'reporter'].includes(column)) columns.push(`${table}.${column}`);
    await raw.close();
    expect(GUEST_COLUMNS.map((each) => each.join('.')).sort()).toEqual(columns.sort());
  });

  test('stays forgotten when the server is started again; and cannot be forgotten twice', {
    timeout: PATIENCE,
  }, async () => {
    const { ada } = await threeTables();
    await server.post('/api/guest/forget', { name: ADA }, ada);
    await server.stop();
    server = await open();
    for (const [method, path] of [
      ['GET', '/api/guest'],
      ['POST', '/api/guest/forget'],
    ] as const) {
      const body = method === 'POST' ? { body: { name: ADA } } : {};
      expect((await server.send(method, path, { token: ada, ...body })).status).toBe(401);
    }
  });

  test('the file holds all that is mine, and nothing that is not', { timeout: PATIENCE }, async () => {
    const { over, ada, ben } = await threeTables();
    const response = await server.send('GET', '/api/guest/data', { token: ada });
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const data = (await response.json()) as DataAnswer;
    expect(data).toMatchObject({ name: ADA, id: idIn(ada), keeping: USUAL_KEEPING });
    expect(data.devices).toHaveLength(1);
    expect(data.tables).toHaveLength(3);
    const table = data.tables.find(({ id }) => id === over)!;
    expect(table).toMatchObject({
      state: 'over',
      name: ADA,
      seated: true,
      edition: 'second',
      result: expect.any(String),
    });
    expect(table.said.map(({ text }) => text)).toEqual(HERS);
    const text = JSON.stringify(data);
    for (const other of [...OTHERS, idIn(ben)]) expect(text).not.toContain(other);
    // As words: ids are drawn, and once in a while three letters of one are a name.
    for (const name of ['Ben', 'Cleo']) expect(text).not.toMatch(new RegExp(`\\b${name}\\b`));
    expect((await server.send('GET', '/api/guest/data')).status).toBe(401);
  });

  test('other processes notice by themselves', { timeout: PATIENCE, skip: place.kind === 'sqlite' }, async () => {
    const { running, over, ada, ben } = await threeTables();
    const other = await open();
    const socket = await other.socket();
    socket.say({ type: 'hello', table: running, as: 'seat', token: ben });
    await socket.next('state');
    expect(await (await other.send('GET', `/api/tables/${over}/replay/everyone`)).text()).toContain(HERS[0]);
    await server.post('/api/guest/forget', { name: ADA }, ada);
    await other.later(2_000);
    const shown = JSON.stringify(await socket.next('state'));
    for (const trace of [ADA, ...HERS]) expect(shown).not.toContain(trace);
    expect((await other.send('GET', '/api/guest', { token: ada })).status).toBe(401);
    expect(await (await other.send('GET', `/api/tables/${over}/replay/everyone`)).text()).not.toContain(HERS[0]);
    await other.stop();
  });

  test('a copy of before that was given the newer list of whoever was forgotten knows them no more once a server runs', {
    timeout: PATIENCE,
  }, async () => {
    const { over, ada, ben } = await threeTables();
    await server.post('/api/guest/recovery', {}, ada);
    const raw = await place.openRaw();
    const copied: Record<string, readonly Row[]> = {};
    for (const name of ['people', 'lines', 'devices', 'kept_names'])
      copied[name] = await raw.all(`SELECT * FROM ${name}`);
    await server.post('/api/guest/forget', { name: ADA }, ada);
    await server.stop();
    for (const [name, rows] of Object.entries(copied)) {
      await raw.run(`DELETE FROM ${name}`);
      for (const row of rows)
        await raw.run(
          `INSERT INTO ${name} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')})`,
        );
    }
    await raw.close();
    const traces = [ADA, idIn(ada), ...HERS];
    const before = await everything();
    for (const trace of traces) expect(before).toContain(trace);
    server = await open();
    await server.later(0);
    const after = await everything();
    for (const trace of traces) expect(after).not.toContain(trace);
    for (const line of OTHERS) expect(after).toContain(line);
    const { seats } = await server.get<ResultAnswer>(`/api/tables/${over}/result`, ben);
    expect(seats.map(({ player }) => player)).toEqual(['', 'Ben', 'Cleo', '']);
  });

  test('nothing writes somebody down again who was forgotten', async () => {
    const store: Store = await place.openStore();
    const summary: Summary = {
      id: 't',
      code: 'T',
      listed: true,
      state: 'open',
      edition: 'second',
      mode: 'suspicion',
      seats: 4,
      taken: 1,
      updated: 1,
      players: [0],
      clock: { kind: 'none' },
      talk: 'chat',
      awaited: [],
    };
    const person = { visitor: 0, guest: 'gone', name: 'Gone' };
    const saying = { kind: 'act', by: 0, act: { do: 'say', text: 'late' } };
    await store.append('t', 1, ['opened', saying], { ...summary, newcomers: [person] });
    expect(await store.forget('gone', 1)).toEqual(['t']);
    expect(await store.append('t', 3, [saying], { ...summary, newcomers: [{ ...person, name: 'Again' }] })).toBe(
      'done',
    );
    await store.append('u', 1, ['opened', saying], { ...summary, id: 'u', code: 'U', newcomers: [person] });
    expect(await store.people('t')).toEqual([{ visitor: 0 }]);
    expect(await store.people('u')).toEqual([]);
    expect(JSON.stringify([await store.read('t', 1), await store.read('u', 1)])).not.toContain('late');
    await store.close();
  });
});

test('a copy of before is brought up to date without whoever was forgotten after it', {
  timeout: PATIENCE,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'room25-forget-'));
  const [data, archive, later] = ['data', 'archive', 'later'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const server = await TestServer.open({ store: await openStore(undefined, data, archive) }, data);
  const { id, tokens } = await server.started(SETTINGS, [ADA, 'Ben']);
  await server.do(id, tokens[0]!, { do: 'say', text: HERS[0]! });
  const raw = await openRaw(undefined, data);
  mkdirSync(later);
  await raw.run(`VACUUM INTO '${join(folder, 'copy.sqlite')}'`);
  await raw.close();
  copyFileSync(join(folder, 'copy.sqlite'), join(later, 'room25.sqlite'));
  await server.do(id, tokens[0]!, { do: 'say', text: HERS[1]! });
  await server.do(id, tokens[1]!, { do: 'say', text: OTHERS[0]! });
  await server.post('/api/guest/forget', { name: ADA }, tokens[0]);
  await server.stop();

  const store = await openStore(undefined, later);
  await restore(store, archive, Number.POSITIVE_INFINITY);
  await store.close();
  const restored = await openRaw(undefined, later);
  const all = await restored.everything();
  await restored.close();
  for (const trace of [ADA, ...HERS]) expect(all).not.toContain(trace);
  expect(all).toContain(OTHERS[0]);
  const again = await TestServer.open({ store: await openStore(undefined, later) }, later);
  expect((await again.send('GET', '/api/guest', { token: tokens[0]! })).status).toBe(401);
  expect((await again.send('GET', '/api/guest', { token: tokens[1]! })).status).toBe(200);
  await again.stop();
  rmSync(folder, { recursive: true });
});
