/** Whoever wants it is told that it is their move while they are not here: once, through push services only, and nothing that is secret. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seatViewer } from '@room25/engine';
import type { DataAnswer, PushAnswer, Settings, TableView } from '@room25/protocol';
import { PATIENCE, seedsFrom } from '@room25/test-kit/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Limits } from '../src/limits.ts';
import { Tables } from '../src/node/tables.ts';
import { messageOf } from '../src/push/message.ts';
import { Push } from '../src/push/push.ts';
import { sealed } from '../src/push/sealing.ts';
import { isEndpoint } from '../src/push/services.ts';
import { summaryOf } from '../src/table/summary.ts';
import { onBothStores } from './both-stores.ts';
import { SETTINGS, TestServer } from './test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LETTER: Settings = { ...SETTINGS, clock: { kind: 'correspondence', hours: 24 } };
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** As a browser would. */
class Browser {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = Buffer.alloc(16, 7);
  readonly endpoint: string;

  constructor(name: string, host = 'push.example') {
    this.#ecdh.generateKeys();
    this.endpoint = `https://${host}/to/${name}`;
  }

  get subscription() {
    const { endpoint } = this;
    const p256dh = this.#ecdh.getPublicKey('base64url');
    return { endpoint, p256dh, auth: this.#auth.toString('base64url'), language: 'en' };
  }

  opened(message: Buffer): unknown {
    const [salt, from, body] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), from]);
    const shared = Buffer.from(hkdfSync('sha256', this.#ecdh.computeSecret(from), this.#auth, info, 32));
    const derived = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, length));
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    cipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([cipher.update(body.subarray(0, -16)), cipher.final()]);
    expect(plain.at(-1)).toBe(2);
    return JSON.parse(plain.subarray(0, -1).toString());
  }
}

test('a message is sealed as RFC 8291 does it, byte for byte', () => {
  const keys = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const chance = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    once: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  expect(sealed(Buffer.from('When I grow up, I want to be a watermelon'), keys, chance).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://push.example/abc', true],
  ['https://more.push.example/abc', false],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://me@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com.evil.example/', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://localhost/abc', false],
  // What an address is without counts, too: a database may not take it, and each would be another browser.
  ['https://fcm.googleapis.com/abc\u0000', false],
  ['https://fcm.googleapis.com/a\tbc', false],
  ['not an address', false],
])('%j is an endpoint: %s', (address, isFine) => {
  expect(isEndpoint(address, ['push.example'])).toBe(isFine);
});

interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

describe('over a push service', () => {
  let service: Server;
  let pushed: Pushed[];
  let status: number;
  const servers: TestServer[] = [];

  beforeEach(async () => {
    pushed = [];
    status = 201;
    service = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      pushed.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
    service.close();
  });

  const post: typeof fetch = (address, init) => {
    const { port } = service.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${new URL(String(address)).pathname}`, init);
  };
  const OPTIONS = { pushHosts: ['push.example'], post };

  const subscribe = (server: TestServer, token: string, subscription: object) =>
    server.send('POST', '/api/guest/push', { token, body: subscription, headers: { origin: server.url } });
  const browsersOf = async (server: TestServer, token: string) =>
    (await server.get<PushAnswer>('/api/guest/push', token)).browsers;

  onBothStores((place) => {
    const open = async (): Promise<TestServer> => {
      const server = await place.openServer(OPTIONS);
      servers.push(server);
      return server;
    };

    test('however many seats there are to look at, others have their turn between two of them', async () => {
      const SEATS = 200;
      const store = await place.openStore();
      const raw = await place.openRaw();
      const numbers = [...Array(SEATS).keys()];
      const insert = (into: string, rows: readonly string[]): Promise<void> =>
        raw.run(`INSERT INTO ${into} VALUES ${rows.map((row) => `(${row})`).join(', ')}`);
      const now = Date.now();
      const details = { clock: LETTER.clock, talk: 'chat', awaited: [0], deadline: now + DAY };
      await insert(
        'tables (id, seq, code, listed, state, edition, mode, seats, taken, updated, players, details)',
        numbers.map(
          (n) =>
            `'t${n}', 9, 'c${n}', 1, 'playing', 'second', 'suspicion', 4, 1, 1, '[0]', '${JSON.stringify(details)}'`,
        ),
      );
      await insert(
        'people (table_id, visitor, guest, name, seated)',
        numbers.map((n) => `'t${n}', 0, 'ada', 'Ada', 1`),
      );
      await insert(
        'told (table_id, visitor, what, at)',
        numbers.map((n) => `'t${n}', 0, 'move ${now + DAY}', 1`),
      );
      await insert('subscriptions (endpoint, guest, device, p256dh, auth, origin, language, made, seen)', [
        `'https://push.example/', 'ada', 'here', '', '', '', 'en', 1, 1`,
      ]);
      await raw.close();
      let turns = 0;
      const push = new Push({
        store,
        tables: new Tables({ store, now: () => now, changed() {} }),
        limits: new Limits(1, () => now),
        now: () => now,
        hosts: [],
        post,
        answered() {},
        failed(_, error) {
          throw error;
        },
      });
      let isDone = false;
      const others = (): void => {
        turns++;
        if (!isDone) setImmediate(others);
      };
      setImmediate(others);
      await push.sweep();
      isDone = true;
      await push.close();
      await store.close();
      expect(turns).toBeGreaterThanOrEqual(SEATS);
    });

    test('whoever is awaited at a table by post and not here is told once, and once more when time runs out', {
      timeout: PATIENCE,
    }, async () => {
      const server = await open();
      const { id, table, tokens } = await server.table(LETTER, ['Ada', 'Ben']);
      const [ada, ben] = tokens as [string, string];
      const browser = new Browser('ada');
      expect((await subscribe(server, ada, browser.subscription)).status).toBe(200);
      await server.do(id, ada, { do: 'start' });
      await expect.poll(() => pushed.length).toBe(1);
      const shown = (at: number) => browser.opened(pushed[at]!.body);
      const message = (body: string) => ({
        web_push: 8030,
        notification: {
          ...{ title: 'Room 25', body, navigate: `${server.url}/#/room/${table.code}`, tag: table.code, lang: 'en' },
        },
      });
      expect(shown(0)).toEqual(message(`The game begins at table ${table.code}.`));
      const { authorization = '', ...headers } = pushed[0]!.headers;
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', ttl: '43200' });
      // The service sees which messages are about the same table, but could not come and look on there.
      expect(headers['topic']).toMatch(/^[\w-]{32}$/);
      const seen = JSON.stringify([pushed[0]!.headers, pushed[0]!.path, pushed[0]!.body.toString('latin1')]);
      for (const name of [id, table.code]) expect(seen).not.toContain(name);
      const [, said, claims, signature, key] = /^vapid t=([\w-]+\.([\w-]+))\.([\w-]+), k=([\w-]+)$/.exec(
        authorization,
      )!;
      expect(key).toBe((await server.get<PushAnswer>('/api/guest/push', ada)).key);
      expect(JSON.parse(bytes(claims!).toString())).toMatchObject({ aud: 'https://push.example', sub: server.url });
      const point = bytes(key!);
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'));
      const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
      expect(
        verify('sha256', Buffer.from(said!), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature!)),
      ).toBe(true);

      // Of the same question nothing more, until a quarter of its time is left.
      await server.later(HOUR);
      await server.later(2 * MINUTE);
      expect(pushed).toHaveLength(1);
      await server.later(17 * HOUR);
      await server.later(30_000);
      expect(pushed).toHaveLength(1);
      await server.later(MINUTE);
      await expect.poll(() => pushed.length).toBe(2);
      expect(shown(1)).toEqual(message(`Table ${table.code} still waits for you: 6 hours left.`));
      expect(pushed[1]!.headers['topic']).toBe(headers['topic']);
      await server.later(2 * MINUTE);
      await server.later(2 * MINUTE);

      // Both answer: there is another question, and whoever is connected is not told of it.
      const play = async (token: string): Promise<void> => {
        const { game } = await server.get<{ game: { answers: number[] } }>(
          `/api/tables/${id}/state?events=99999`,
          token,
        );
        if (game.answers[0] !== undefined)
          await server.do(id, token, { do: 'play', command: game.answers[0] as never });
      };
      await play(ada);
      await play(ben);
      const awaited = async () =>
        (await server.get<{ tables: { awaited?: true }[] }>('/api/tables/mine', ada)).tables[0]?.awaited === true;
      for (let moves = 0; !(await awaited()); moves++) {
        expect(moves).toBeLessThan(50);
        await server.later(0);
        await play(ben);
      }
      const player = server.player(id, ada);
      await expect.poll(() => server.running.node.tables.known(id)?.table.seats[0]).toHaveProperty('connection');
      await server.later(2 * MINUTE);
      await server.later(2 * MINUTE);
      expect(pushed).toHaveLength(2);
      player.close();
      await expect
        .poll(async () => {
          await server.later(20_000);
          return server.running.node.tables.known(id)?.table.seats[0];
        })
        .not.toHaveProperty('connection');
      await server.later(16_000);
      await server.later(61_000);
      await expect.poll(() => pushed.length).toBe(3);
      expect(JSON.stringify(shown(2))).toContain(`Your move at table ${table.code}: 24 hours left.`);
    });

    test('what is found at several tables at once is told once', { timeout: PATIENCE }, async () => {
      const server = await open();
      const { id, tokens } = await server.started(LETTER, ['Ada', 'Ben']);
      const again = await server.post<TableView>('/api/tables', { id: 'again', settings: LETTER }, tokens[0]);
      await server.do(again.id, tokens[1]!, { do: 'sit' });
      for (const seat of [2, 3]) await server.do(again.id, tokens[0]!, { do: 'fill', seat, level: 'easy' });
      for (const token of tokens) await server.do(again.id, token, { do: 'ready', ready: true });
      await server.do(again.id, tokens[0]!, { do: 'start' });
      const browser = new Browser('ben');
      await subscribe(server, tokens[1]!, browser.subscription);
      await server.later(MINUTE);
      await server.later(2 * MINUTE);
      await expect.poll(() => pushed.length).toBe(1);
      expect(browser.opened(pushed[0]!.body)).toMatchObject({
        notification: {
          body: 'Your move at 2 tables. The first needs you within 24 hours.',
          navigate: `${server.url}/#/lobby`,
        },
      });
      const raw = await place.openRaw();
      const told = (await raw.all('SELECT table_id FROM told')).map((row) => row['table_id']);
      expect(told.sort()).toEqual([id, again.id].sort());
      await raw.close();
    });

    test('whoever turns it on after the start is not told of the start, however late the server looks', async () => {
      const store = await place.openStore();
      const server = await place.openServer({ ...OPTIONS, store });
      servers.push(server);
      const { id, tokens } = await server.table(LETTER, ['Ada']);
      let look = (): void => {};
      const { push } = store;
      const late = new Promise<void>((resolve) => {
        look = resolve;
      });
      const looking = vi.spyOn(push, 'of').mockImplementationOnce(async (guest) => {
        await late;
        return push.of(guest);
      });
      await server.do(id, tokens[0]!, { do: 'start' });
      await expect.poll(() => looking.mock.calls.length).toBe(1);
      // However fast the machine is, it is later now.
      await server.later(1);
      await subscribe(server, tokens[0]!, new Browser('ada').subscription);
      const claimed = vi.spyOn(push, 'claim');
      look();
      // What was begun is waited for.
      for (const each of servers.splice(0)) await each.stop();
      expect(claimed).not.toHaveBeenCalled();
      expect(pushed).toEqual([]);
    });

    test('what somebody was told is not looked for again, nor is whoever could not be told', {
      timeout: PATIENCE,
    }, async () => {
      const store = await place.openStore();
      const server = await place.openServer({ ...OPTIONS, store });
      servers.push(server);
      const { tokens } = await server.started(LETTER, ['Ada', 'Ben']);
      await subscribe(server, tokens[1]!, new Browser('ben').subscription);
      const asked = vi.spyOn(store.push, 'isTold');
      const read = vi.spyOn(server.running.node.tables, 'byId');
      status = 503;
      await server.later(MINUTE);
      await server.later(MINUTE);
      await expect.poll(() => pushed.length).toBe(1);
      await expect
        .poll(async () => {
          const raw = await place.openRaw();
          const told = await raw.all('SELECT table_id FROM told');
          await raw.close();
          return told;
        })
        .toEqual([]);
      read.mockClear();
      for (let n = 0; n < 3; n++) await server.later(MINUTE);
      expect(read).not.toHaveBeenCalled();
      status = 201;
      for (let n = 0; n < 4; n++) await server.later(MINUTE);
      await expect.poll(() => pushed.length).toBe(2);
      await server.later(MINUTE);
      asked.mockClear();
      for (let n = 0; n < 3; n++) await server.later(MINUTE);
      expect(asked).not.toHaveBeenCalled();
    });

    test('several processes tell it once', { timeout: PATIENCE }, async () => {
      const all = place.kind === 'postgres' ? [await open(), await open(), await open()] : [await open()];
      const [server] = all as [TestServer];
      const { id, tokens } = await server.started(LETTER, ['Ada', 'Ben']);
      await subscribe(server, tokens[1]!, new Browser('ben').subscription);
      // Each notes that Ben is not there, and each finds a minute later that he was not.
      await Promise.all(all.map((each) => each.later(MINUTE)));
      await Promise.all(all.map((each) => each.later(2 * MINUTE)));
      await expect.poll(() => pushed.length).toBe(1);
      await Promise.all(all.map((each) => each.later(2 * MINUTE)));
      const raw = await place.openRaw();
      expect(await raw.all('SELECT table_id, visitor FROM told')).toEqual([{ table_id: id, visitor: 1 }]);
      await raw.close();
      for (const each of servers.splice(0)) await each.stop();
      expect(pushed).toHaveLength(1);
    });

    test('whoever wants it is told once a day of all games by post that wait for them, by one process, in their evening', {
      timeout: PATIENCE,
    }, async () => {
      let at = Date.UTC(2030, 0, 1, 12, 15);
      const all: TestServer[] = [];
      for (let n = 0; n < (place.kind === 'postgres' ? 3 : 1); n++)
        all.push(await place.openServer({ ...OPTIONS, now: () => at }));
      servers.push(...all);
      const later = async (time: number): Promise<void> => {
        at += time;
        await Promise.all(all.map((each) => each.running.sweep()));
      };
      const [server] = all as [TestServer];
      const settings: Settings = { ...SETTINGS, clock: { kind: 'correspondence', hours: 72 } };
      const { id, tokens } = await server.table(settings, ['Ada', 'Ben']);
      const [ada, ben] = tokens as [string, string];
      const browser = new Browser('ben');
      await subscribe(server, ada, new Browser('ada').subscription);
      await subscribe(server, ben, { ...browser.subscription, daily: 18 * 60 });
      await server.do(id, ada, { do: 'start' });
      await later(HOUR);
      const other = await server.post<TableView>('/api/tables', { id: 'again', settings }, ada);
      await server.do(other.id, ben, { do: 'sit' });
      for (const seat of [2, 3]) await server.do(other.id, ada, { do: 'fill', seat, level: 'easy' });
      for (const token of tokens) await server.do(other.id, token, { do: 'ready', ready: true });
      await server.do(other.id, ada, { do: 'start' });
      // Ada hears of both at once.
      await expect.poll(() => pushed.map(({ path }) => path)).toEqual(['/to/ada', '/to/ada']);
      const told = () => pushed.filter(({ path }) => path === '/to/ben').map(({ body }) => browser.opened(body));
      const message = (hours: number) => {
        const body = `Your move at 2 tables. The first needs you within ${hours} hours.`;
        return expect.objectContaining({
          notification: { title: 'Room 25', body, navigate: `${server.url}/#/lobby`, tag: 'lobby', lang: 'en' },
        });
      };
      const evening = async (): Promise<void> => {
        await later(Date.UTC(2030, 0, new Date(at).getUTCDate(), 18) - at);
        await later(MINUTE);
      };
      await later(4 * HOUR);
      await later(MINUTE);
      expect(told()).toEqual([]);
      await evening();
      await expect.poll(told).toEqual([message(66)]);
      const next = async () => (await server.get<DataAnswer>('/api/guest/data', ben)).told[0]?.digest;
      expect(await next()).toBe(Date.UTC(2030, 0, 2, 18));

      // Nothing more until the next evening.
      for (let hours = 0; hours < 23; hours++) await later(HOUR);
      expect(await next()).toBe(Date.UTC(2030, 0, 2, 18));
      expect(told()).toHaveLength(1);
      await evening();
      await expect.poll(told).toEqual([message(66), message(42)]);

      // An evening that has passed is not made up for at night.
      await later(29 * HOUR);
      await later(2 * MINUTE);
      await later(2 * MINUTE);
      expect(await next()).toBe(Date.UTC(2030, 0, 3, 18));
      for (const each of servers.splice(0)) await each.stop();
      expect(told()).toHaveLength(2);
    });

    test('whoever is told once a day is told of a table in time also where the evening comes too late for it', {
      timeout: PATIENCE,
    }, async () => {
      let at = Date.UTC(2030, 0, 1, 22, 30);
      const all: TestServer[] = [];
      for (let n = 0; n < (place.kind === 'postgres' ? 3 : 1); n++)
        all.push(await place.openServer({ ...OPTIONS, now: () => at }));
      servers.push(...all);
      const [server] = all as [TestServer];
      /** Looks every hour, as nobody is there, until then. */
      const until = async (time: number): Promise<void> => {
        while (at < time) {
          at = Math.min(time, at + HOUR);
          await Promise.all(all.map((each) => each.running.sweep()));
        }
      };
      const begin = async (id: string, hours: number): Promise<string> => {
        const settings: Settings = { ...SETTINGS, clock: { kind: 'correspondence', hours } };
        const table = await server.post<TableView>('/api/tables', { id, settings }, ada);
        for (const seat of [1, 2, 3]) await server.do(table.id, ada, { do: 'fill', seat, level: 'easy' });
        await server.do(table.id, ada, { do: 'start' });
        return table.code;
      };
      const ada = await server.guest('Ada');
      const [daily, atOnce] = [new Browser('daily'), new Browser('at-once')];
      await subscribe(server, ada, { ...daily.subscription, daily: 18 * 60 });
      await subscribe(server, ada, atOnce.subscription);
      const late = await begin('late', 24);
      const told = (browser: Browser) =>
        pushed
          .filter(({ path }) => browser.endpoint.endsWith(path))
          .map(({ body }) => (browser.opened(body) as { notification: { body: string } }).notification.body);

      await until(Date.UTC(2030, 0, 2, 16, 29));
      expect(told(daily)).toEqual([]);
      // Six of 24 hours are left, and no evening was between.
      await until(Date.UTC(2030, 0, 2, 16, 31));
      await until(Date.UTC(2030, 0, 2, 16, 32));
      const hurry = `Table ${late} still waits for you: 6 hours left.`;
      await expect.poll(() => told(daily)).toEqual([hurry]);
      await expect.poll(() => told(atOnce)).toEqual([`The game begins at table ${late}.`, hurry]);

      // What the message of the evening tells of is not told once more.
      const soon = await begin('soon', 12);
      await expect.poll(() => told(atOnce).at(-1)).toBe(`The game begins at table ${soon}.`);
      await until(Date.UTC(2030, 0, 2, 18));
      await until(Date.UTC(2030, 0, 2, 18, 1));
      await expect.poll(() => told(daily)).toEqual([hurry, expect.stringContaining('Your move at 2 tables.')]);
      await until(Date.UTC(2030, 0, 3, 4));
      await expect.poll(() => told(atOnce).at(-1)).toBe(`Table ${soon} still waits for you: 2 hours left.`);
      for (const each of servers.splice(0)) await each.stop();
      expect(told(daily)).toHaveLength(2);
    });

    test('a service that does not take the message of the day is asked again that evening', {
      timeout: PATIENCE,
    }, async () => {
      let at = Date.UTC(2030, 0, 1, 17, 59);
      const server = await place.openServer({ ...OPTIONS, now: () => at });
      servers.push(server);
      const later = async (time: number): Promise<void> => {
        at += time;
        await server.running.sweep();
      };
      const { id, tokens } = await server.table(LETTER, ['Ada']);
      await subscribe(server, tokens[0]!, { ...new Browser('ada').subscription, daily: 18 * 60 });
      await server.do(id, tokens[0]!, { do: 'start' });
      status = 503;
      await later(MINUTE);
      await later(MINUTE);
      await expect.poll(() => pushed.length).toBe(1);
      const raw = await place.openRaw();
      // It is not taken as told.
      await expect
        .poll(async () => (await raw.all('SELECT digest FROM subscriptions'))[0]?.['digest'])
        .toEqual(Date.UTC(2030, 0, 1, 18));
      await raw.close();
      status = 201;
      await later(MINUTE);
      expect(pushed).toHaveLength(1);
      await later(5 * MINUTE);
      await expect.poll(() => pushed.length).toBe(2);
      for (let hours = 0; hours < 4; hours++) await later(HOUR);
      expect(pushed).toHaveLength(2);
    });

    test('only pages subscribe, with endpoints of push services, five browsers a person; it is in their data, and goes with them', {
      timeout: PATIENCE,
    }, async () => {
      const server = await open();
      const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
      const { subscription } = new Browser('0');
      const evil = new Browser('x', '127.0.0.1').subscription;
      const lie = { ...subscription, p256dh: Buffer.alloc(65, 4).toString('base64url') };
      for (const wrong of [evil, lie, { ...subscription, endpoint: 'https://push.example:8443/' }])
        expect((await subscribe(server, ada, wrong)).status).toBe(400);
      expect((await server.send('POST', '/api/guest/push', { token: ada, body: subscription })).status).toBe(409);
      expect((await server.send('GET', '/api/guest/push')).status).toBe(401);
      for (let n = 0; n < 7; n++) {
        await server.later(1);
        expect((await subscribe(server, ada, new Browser(String(n)).subscription)).status).toBe(200);
      }
      expect(await browsersOf(server, ada)).toBe(5);
      const { told } = await server.get<DataAnswer>('/api/guest/data', ada);
      expect(told).toHaveLength(5);
      expect(told[0]).toEqual({ service: 'push.example', made: expect.any(Number), seen: expect.any(Number) });

      // Nobody ends what is another's; a browser that somebody else uses now is theirs.
      const last = new Browser('6');
      await server.post('/api/guest/push/off', { endpoint: last.endpoint }, ben);
      expect(await browsersOf(server, ada)).toBe(5);
      await subscribe(server, ben, last.subscription);
      expect([await browsersOf(server, ada), await browsersOf(server, ben)]).toEqual([4, 1]);
      await server.post('/api/guest/push/off', { endpoint: last.endpoint }, ben);
      expect(await browsersOf(server, ben)).toBe(0);

      await server.post('/api/guest/forget', { name: 'Ada' }, ada);
      await subscribe(server, ben, last.subscription);
      const raw = await place.openRaw();
      const kept = () => raw.all('SELECT endpoint FROM subscriptions');
      expect(await kept()).toEqual([{ endpoint: last.endpoint }]);
      await server.later(89 * DAY);
      expect(await kept()).toHaveLength(1);
      await server.later(2 * DAY);
      expect(await kept()).toEqual([]);
      await raw.close();
    });

    test('one person is told ten times a minute at most', { timeout: PATIENCE }, async () => {
      const begun = Date.now();
      const server = await place.openServer({ ...OPTIONS, limits: 1, now: () => begun });
      servers.push(server);
      const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
      for (const name of ['1', '2', '3', '4']) await subscribe(server, ada, new Browser(name).subscription);
      for (const id of ['one', 'two', 'three'] as const) {
        const table = await server.post<TableView>('/api/tables', { id, settings: LETTER }, ada);
        if (id === 'three') {
          await subscribe(server, ben, new Browser('ben').subscription);
          await server.do(table.id, ben, { do: 'sit', seat: 1 });
          await server.do(table.id, ben, { do: 'ready', ready: true });
        } else await server.do(table.id, ada, { do: 'fill', seat: 1, level: 'easy' });
        for (const seat of [2, 3]) await server.do(table.id, ada, { do: 'fill', seat, level: 'easy' });
        await server.do(table.id, ada, { do: 'start' });
        // Ben is told after Ada.
        if (id === 'three') await expect.poll(() => pushed.at(-1)?.path).toBe('/to/ben');
        else await expect.poll(() => pushed.length).toBe(id === 'one' ? 4 : 8);
      }
      expect(pushed.filter(({ path }) => path !== '/to/ben')).toHaveLength(10);
    });

    test('a browser whose service does not answer keeps the others from nothing; if all are so, it is told later', {
      timeout: PATIENCE,
    }, async () => {
      const unreachable = new Set(['/to/first', '/to/second']);
      const tried: string[] = [];
      const server = await place.openServer({
        ...OPTIONS,
        post: (address, init) => {
          const { pathname } = new URL(String(address));
          tried.push(pathname);
          return unreachable.has(pathname) ? Promise.reject(new TypeError('fetch failed')) : post(address, init);
        },
      });
      servers.push(server);
      const { tokens } = await server.started(LETTER, ['Ada', 'Ben']);
      for (const name of ['first', 'second']) {
        await subscribe(server, tokens[1]!, new Browser(name).subscription);
        await server.later(1);
      }
      const nextTry = async (): Promise<void> => {
        const before = tried.length;
        await expect
          .poll(async () => {
            await server.later(MINUTE);
            return tried.length;
          })
          .toBeGreaterThan(before + 1);
      };
      await nextTry();
      expect(pushed).toEqual([]);
      // A stranger may have named a service that there is not: nobody is woken up for that.
      const metrics = await (await server.send('GET', '/metrics')).text();
      expect(metrics).toContain('room25_errors_total{what="push"} 0');
      expect(metrics).toMatch(/^room25_pushes_total\{answer="unreachable"\} [2-9]/m);
      unreachable.delete('/to/second');
      await nextTry();
      await expect.poll(() => pushed.map(({ path }) => path)).toEqual(['/to/second']);
      // It was told now.
      for (let minutes = 0; minutes < 20; minutes++) await server.later(MINUTE);
      expect(pushed).toHaveLength(1);
    });

    test('of very many messages a few are under way at a time, and all are sent', { timeout: PATIENCE }, async () => {
      const told = new Set<string>();
      const underWay = new Set<() => void>();
      let most = 0;
      const server = await place.openServer({
        ...OPTIONS,
        async post(address) {
          told.add(String(address));
          await new Promise<void>((answer) => {
            underWay.add(answer);
            most = Math.max(most, underWay.size);
          });
          return new Response(null, { status: 201 });
        },
      });
      servers.push(server);
      const { tokens } = await server.started({ ...LETTER, edition: 'ultimate', players: 8 }, NAMES);
      for (const [seat, token] of tokens.entries())
        for (let n = 0; n < 5; n++) await subscribe(server, token, new Browser(`${seat}-${n}`).subscription);
      for (let minutes = 0; minutes < 3; minutes++) await server.later(MINUTE);
      while (told.size < 5 * NAMES.length) {
        await expect.poll(() => underWay.size).toBeGreaterThan(0);
        for (const answer of underWay) answer();
        underWay.clear();
      }
      for (const answer of underWay) answer();
      expect(most).toBeLessThanOrEqual(20);
    });

    test.each([
      [410, 0],
      [302, 1],
      [503, 1],
    ])('a service that answers %s leaves %s subscriptions, and is not followed elsewhere', async (answer, left) => {
      status = answer;
      const server = await open();
      const { id, tokens } = await server.table(LETTER, ['Ada']);
      await subscribe(server, tokens[0]!, new Browser('ada').subscription);
      await server.do(id, tokens[0]!, { do: 'start' });
      await expect.poll(() => pushed.map(({ path }) => path)).toEqual(['/to/ada']);
      await expect.poll(() => browsersOf(server, tokens[0]!)).toBe(left);
    });
  });
});

test('what is told is the same in two worlds where others have other roles', { timeout: PATIENCE }, async () => {
  const worlds = await Promise.all(
    ['house', 'home'].map(async (seed) => {
      const server = await TestServer.open({ newServerSeed: seedsFrom(seed), now: () => Date.UTC(2030, 0) });
      const { id } = await server.started(LETTER, ['Ada', 'Ben', 'Cleo', 'Dan']);
      const { table } = server.running.node.tables.known(id)!;
      await server.close();
      return { ...table, code: 'ABCDEF' };
    }),
  );
  const [one, other] = worlds.map((table) =>
    [0, 1, 2, 3].map((seat) => table.play!.game.view(seatViewer(seat)).cast.map(({ role }) => role)),
  );
  expect(one).not.toEqual(other);
  for (const language of ['en', 'fr', 'ru'] as const)
    for (const occasion of ['begins', 'move', 'hurry'] as const) {
      const told = { occasion, language, origin: 'https://room25.example', now: Date.UTC(2030, 0) + HOUR };
      for (const count of [1, 2]) {
        const [here, there] = worlds.map((table) => {
          const { id, code, deadline } = summaryOf(table);
          return messageOf(Array(count).fill({ table: id, code, deadline }), told);
        });
        expect(here!.equals(there!)).toBe(true);
      }
    }
});

test('what is told is set as its language sets it', () => {
  const now = Date.UTC(2030, 0);
  const told = (language: 'fr' | 'ru', occasion: 'move' | 'hurry', { hours = 2, tables = 1 } = {}): string => {
    const table = { table: 'table', code: 'ABCDEF', deadline: now + hours * HOUR };
    const message = messageOf(Array(tables).fill(table), { occasion, language, origin: '', now });
    return JSON.parse(message.toString()).notification.body;
  };
  expect(told('fr', 'move')).toBe('À vous de jouer à la table ABCDEF\u00a0: encore 2\u00a0heures.');
  expect(told('fr', 'hurry')).toBe('La table ABCDEF vous attend toujours\u00a0: encore 2\u00a0heures.');
  expect(told('ru', 'hurry')).toBe('За столом ABCDEF вас по-прежнему ждут: ещё 2 часа.');
  expect(told('ru', 'move', { hours: 1, tables: 2 })).toBe('Ваш ход за 2 столами. За первым — ещё 1 час.');
  expect(told('ru', 'move', { hours: 1 / 60, tables: 21 })).toBe('Ваш ход за 21 столом. За первым — ещё 1 минута.');
});
