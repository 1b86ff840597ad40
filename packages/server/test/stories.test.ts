/** What is told of a finished game is made once, kept compressed, and never asked for again by whoever has it. */
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/index.ts';
import type { Store } from '../src/store/store.ts';
import { Stories } from '../src/stories/stories.ts';
import { summaryOf } from '../src/table/summary.ts';
import { RawConnection } from './raw-connection.ts';
import { stuffedLog } from './stuffed-log.ts';
import { TestServer, temporaryFolder } from './test-server.ts';

const { bodies, table } = stuffedLog(2_000);
let server: TestServer;
let reads = 0;

const storeWith = async (folder: string): Promise<Store> => {
  const store = await openStore(undefined, folder);
  await store.append(table.id, 1, bodies, summaryOf(table));
  return store;
};

beforeAll(async () => {
  const before = await TestServer.open();
  await before.stop();
  const store = await storeWith(before.folder);
  const read: Store['read'] = store.read.bind(store);
  store.read = (id, from, most) => {
    reads += from === 1 ? 1 : 0;
    return read(id, from, most);
  };
  server = await TestServer.open({ store }, before.folder);
  // The table itself is read.
  await server.send('GET', `/api/tables/${table.id}`);
});
afterAll(() => server.close());

interface Raw {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** As it comes over the wire: `fetch` would unpack it. */
const ask = (path: string, headers: Record<string, string> = {}, { url } = server): Promise<Raw> =>
  new Promise((done, failed) => {
    const asking = request(`${url}/api/tables/${table.id}/${path}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asking.on('error', failed).end();
  });

describe('what is told of a finished game', () => {
  it('is made once, however many ask, and all get the same', async () => {
    for (const path of ['replay/everyone', 'replay/0', 'thoughts', 'record']) {
      reads = 0;
      const asked = await Promise.all(Array.from({ length: 5 }, () => ask(path, { 'accept-encoding': 'gzip' })));
      asked.push(await ask(path, { 'accept-encoding': 'br, gzip' }));
      expect(reads, path).toBe(1);
      for (const { status, body } of asked) {
        expect(status).toBe(200);
        expect(body.equals(asked[0]!.body)).toBe(true);
      }
    }
  });

  it('is compressed for those who can read it so, and the same for those who cannot', async () => {
    const plain = await ask('replay/spectator');
    const small = await ask('replay/spectator', { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(small.headers['vary']).toMatch(/accept-encoding/i);
    expect(gunzipSync(small.body).equals(plain.body)).toBe(true);
    expect(small.body.length).toBeLessThan(plain.body.length / 20);
    const { seat, steps } = JSON.parse(plain.body.toString());
    expect([seat, steps.length > 1_000]).toEqual(['spectator', true]);
  });

  it('does not change: whoever has it need not ask, and is told so', async () => {
    const { headers } = await ask('thoughts');
    expect(headers['cache-control']).toMatch(/immutable/);
    const known = { 'if-none-match': String(headers['etag']) };
    reads = 0;
    expect((await ask('thoughts', known)).status).toBe(304);
    expect((await ask('record', known)).status).toBe(200);
    expect(String((await ask('replay/1')).headers['etag'])).not.toBe(String((await ask('replay/2')).headers['etag']));
  });
});

describe('what has to be made', () => {
  it('is made for one address after the other; whoever asks for very much is refused, and nobody else', async () => {
    const begun: string[] = [];
    const store = {
      async people(id: string) {
        begun.push(id);
        return [];
      },
      read: async (_: string, from: number, most: number) =>
        bodies.slice(from - 1, from - 1 + most).map((body) => ({ body })),
    };
    const stories = new Stories(store as unknown as Store);
    const ask = (name: string, whose: string) => stories.get(name, { kind: 'record' }, whose);
    const many = Array.from({ length: 30 }, (_, n) => ask(`long ${n}`, 'mallory'));
    const one = ask('short', 'ada');
    expect(await one).toBeInstanceOf(Uint8Array);
    const made = (await Promise.all(many)).filter((gzip) => gzip !== undefined);
    expect(made.length).toBeGreaterThan(5);
    expect(made.length).toBeLessThan(30);
    expect(begun.indexOf('short')).toBeLessThan(3);
    await stories.close();
  });

  it('costs as much as there is to read; what is kept does not', async () => {
    const folder = temporaryFolder();
    const own = await TestServer.open({ limits: 1, now: () => 0, store: await storeWith(folder) }, folder);
    const statusOf = async (path: string): Promise<number> =>
      (await own.send('GET', `/api/tables/${table.id}/${path}`)).status;
    for (let n = 0; n < 80; n++) expect(await statusOf('record')).toBe(200);
    for (const seat of ['spectator', 'everyone', 0, 1, 2, 3]) await statusOf(`replay/${seat}`);
    await statusOf('thoughts');
    expect(await statusOf('result')).toBe(429);
    await own.close();
  });

  it('costs what was made for it, though only its head is asked for', async () => {
    const folder = temporaryFolder();
    const own = await TestServer.open({ limits: 1, now: () => 0, store: await storeWith(folder) }, folder);
    const answers: number[] = [];
    for (let n = 0; n < 200; n++) answers.push((await own.send('HEAD', `/api/tables/${table.id}/state`)).status);
    expect(answers[0]).toBe(200);
    expect(answers.at(-1)).toBe(429);
    await own.close();
  });

  it('is not unpacked for clients that have gone, and they hold nobody up', async () => {
    const folder = temporaryFolder();
    const store = await storeWith(folder);
    const own = await TestServer.open({ limits: 1, store }, folder);
    const once = (): Promise<unknown> => own.send('GET', `/api/tables/${table.id}/result`);
    const someTime = async (): Promise<void> => {
      for (let n = 0; n < 20; n++) await once();
    };
    await once();
    const people = store.people.bind(store);
    let go = (): void => {};
    const gone = new Promise<void>((done) => {
      go = done;
    });
    store.people = async (id) => {
      await gone;
      return people(id);
    };
    const lines = await Promise.all(Array.from({ length: 3 }, () => RawConnection.open(own.running.port)));
    for (const { socket } of lines)
      socket.write(`GET /api/tables/${table.id}/replay/everyone HTTP/1.1\r\nHost: x\r\n\r\n`);
    await someTime();
    for (const { socket } of lines) socket.destroy();
    await someTime();
    go();
    expect((await ask('replay/everyone', {}, own)).status).toBe(200);
    expect((await ask('replay/everyone', {}, own)).status).toBe(200);
    await own.close();
  });

  it('is unpacked for an address a few at a time, for clients that cannot do so themselves', async () => {
    const folder = temporaryFolder();
    const own = await TestServer.open({ limits: 1, store: await storeWith(folder) }, folder);
    const asking = (headers: Record<string, string>) =>
      Promise.all(Array.from({ length: 5 }, () => ask('replay/everyone', headers, own)));
    // All of them wait until it is made.
    const answers = await asking({});
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
    expect(answers.find(({ status }) => status === 429)!.headers['retry-after']).toBe('1');
    const headers = { 'accept-encoding': 'identity' };
    for (let n = 0; n < 3; n++)
      expect((await own.send('HEAD', `/api/tables/${table.id}/replay/everyone`, { headers })).status).toBe(200);
    expect((await ask('replay/everyone', {}, own)).status).toBe(200);
    expect((await asking({ 'accept-encoding': 'gzip' })).map(({ status }) => status)).toEqual(Array(5).fill(200));
    await own.close();
  });
});

describe('what was said', () => {
  it('is told with how much had happened by then, without the game', async () => {
    const party = await server.started(
      { edition: 'second', mode: 'cooperation', players: 2, listed: false, clock: { kind: 'none' }, talk: 'chat' },
      ['Ada', 'Ben'],
    );
    const players = party.tokens.map((token) => server.player(party.id, token));
    for (const player of players) await player.until(() => player.game !== undefined);
    await players[0]!.do({ do: 'say', text: 'before anything' });
    const isOver = (): boolean => players[0]!.table!.state === 'over';
    while (!isOver()) {
      await Promise.race(players.map((player) => player.until(() => player.answers.length > 0 || isOver())));
      const player = players.find(({ answers }) => answers.length > 0);
      if (player && !isOver()) await player.do({ do: 'play', command: player.answers[0]! });
    }
    await players[1]!.do({ do: 'say', text: 'well played' });
    const { chat } = await server.get<{ chat: { text: string; events: number }[] }>(`/api/tables/${party.id}/chat`);
    expect(chat.map(({ text }) => text)).toEqual(['before anything', 'well played']);
    expect(chat[0]!.events).toBeLessThan(chat[1]!.events);
    expect(chat[1]!.events).toBe(players[1]!.events.length);
    expect(chat[0]).not.toHaveProperty('seats');
    // A replay ends with the game.
    const replay = await server.get<{ chat: unknown[] }>(`/api/tables/${party.id}/replay/everyone`);
    expect(replay.chat.length).toBe(1);
  });
});
