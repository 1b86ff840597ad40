/** Before everything: what one address may do, whatever it does it with. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Refused } from '@room25/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { cutIdlers } from '../src/gate/idlers.ts';
import { openStore, type ServerOptions } from '../src/index.ts';
import { frame, PING, PONG, RawConnection, TEXT, UPGRADE } from './raw-connection.ts';
import { openRaw } from './raw-database.ts';
import { SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
const folders: string[] = [];
afterEach(async () => {
  await server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'room25-gate-'));
  folders.push(folder);
  return folder;
};

/** It stands still, so that nothing fills again while a test goes on, be the machine fast or slow. */
let time = Date.now();

const open = async (options: Partial<ServerOptions> = {}): Promise<TestServer> => {
  server = await TestServer.open({ limits: 1, now: () => time, ...options });
  return server;
};

const line = (): Promise<RawConnection> => RawConnection.open(server.running.port);

const asking = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Of the answers on one line, in their order. */
const statuses = (heard: string): string[] => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status!);

/** Bytes that are sent whether or not anybody wants them. */
const FLOOD = 64_000_000;

describe('many requests at once on one connection', () => {
  it('are answered in their order, whole, however they are cut', async () => {
    await open({ limits: 1000 });
    const body = JSON.stringify({ name: 'Ada', token: true });
    const post = `POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const long = JSON.stringify({ name: 'x'.repeat(12_000) });
    const tooLong = `POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${long.length}\r\n\r\n${long}`;
    const asked = await line();
    const wish = [post, asking('/healthz'), tooLong, asking('/nothing'), post, asking('/api/tables')];
    const text = wish.join('');
    for (let at = 0; at < text.length; at += 700) {
      asked.socket.write(text.slice(at, at + 700));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await asked.until((heard) => statuses(heard).length === wish.length);
    expect(statuses(asked.heard)).toEqual(['201', '200', '400', '404', '201', '200']);
    const all = await line();
    all.socket.write(text.repeat(20));
    await all.until((heard) => statuses(heard).length === 20 * wish.length);
    expect(statuses(all.heard).slice(-3)).toEqual(['404', '201', '200']);
    all.socket.destroy();
    asked.socket.destroy();
  });

  it.each(['/nothing', '/api/tables', '/api/tables/NOSUCH'])('cost what they cost: %s', async (path) => {
    await open();
    const asked = await line();
    asked.socket.write(asking(path).repeat(2000));
    await asked.closed;
    const answers = statuses(asked.heard);
    expect(answers.at(-1)).toBe('429');
    expect(answers.length).toBeLessThan(1000);
    expect(asked.heard).toMatch(/retry-after: \d+\r\n/i);
    // Whoever watches over the process is answered all the same.
    expect((await server.send('GET', '/healthz')).status).toBe(200);
  });

  it('cost what they cost, whatever they expect', async () => {
    await open();
    const asked = await line();
    asked.socket.write('GET /nothing HTTP/1.1\r\nHost: x\r\nExpect: the best\r\n\r\n'.repeat(2000));
    await asked.closed;
    expect(statuses(asked.heard).at(-1)).toBe('429');
    expect(statuses(asked.heard).length).toBeLessThan(1000);
  });

  it('for a sign of life are cut, too, where they come from elsewhere and do not end', async () => {
    await open();
    const lines = await Promise.all(Array.from({ length: 10 }, line));
    const fromElsewhere = 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n';
    for (const asked of lines) asked.socket.write(fromElsewhere.repeat(1000));
    await Promise.all(lines.map(({ closed }) => closed));
    const answers = lines.flatMap(({ heard }) => statuses(heard));
    expect(answers.length).toBeGreaterThan(600);
    expect(answers.length).toBeLessThan(1000);
  });

  it('leave a sign of life to others: from elsewhere for a while, to this machine always', async () => {
    await open({ trustProxy: true });
    const from = { headers: { 'x-forwarded-for': '192.0.2.1' } };
    while ((await server.send('GET', '/nothing', from)).status !== 429);
    expect((await server.send('GET', '/healthz', from)).status).toBe(200);
    const here = await line();
    here.socket.write(asking('/healthz').repeat(2000));
    await here.until((heard) => statuses(heard).length === 2000);
    expect(new Set(statuses(here.heard))).toEqual(new Set(['200']));
    here.socket.destroy();
  });

  it('wait until those before them are read: nothing is made for a client that does not read', async () => {
    const page = newFolder();
    mkdirSync(join(page, 'assets'));
    writeFileSync(join(page, 'index.html'), '<!doctype html>');
    writeFileSync(join(page, 'assets/large.png'), Buffer.alloc(4 << 20));
    await open({ site: page, limits: 1000 });
    const before = process.memoryUsage().arrayBuffers;
    const lines = await Promise.all(Array.from({ length: 10 }, line));
    for (const asked of lines) {
      asked.socket.pause();
      asked.socket.write(asking('/assets/large.png').repeat(200));
    }
    // Somebody else is served meanwhile, again and again.
    for (let n = 0; n < 50; n++) expect((await server.send('GET', '/openapi.json')).status).toBe(200);
    // 8 GB were asked for.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50e6);
    for (const asked of lines) asked.socket.destroy();
  });

  it('may be followed by a socket, with its first message in the same breath', async () => {
    await open();
    const { id } = await server.table(SETTINGS, ['Ada']);
    const asked = await line();
    const hello = JSON.stringify({ type: 'hello', table: id, as: 'watch' });
    asked.socket.write(Buffer.concat([Buffer.from(asking('/healthz') + UPGRADE), frame(TEXT, hello)]));
    await asked.until((heard) => heard.includes('"type":"state"'));
    expect(statuses(asked.heard)).toEqual(['200', '101']);
    asked.socket.destroy();
  });
});

describe('a request', () => {
  it.each(['Content-Length: 1000000000\r\n\r\n', 'Transfer-Encoding: chunked\r\n\r\n3b9aca00\r\n'])(
    'is cut off when more comes with it than anybody wants: %s',
    async (body) => {
      await open({ limits: 1000 });
      for (const method of ['GET', 'POST', 'DELETE']) {
        const asked = await line();
        asked.socket.write(`${method} /nothing HTTP/1.1\r\nHost: x\r\n${body}`);
        expect(await asked.pour(Buffer.alloc(60_000), FLOOD), method).toBeLessThan(FLOOD);
        await asked.closed;
      }
    },
  );
});

describe('whoever is refused', () => {
  it('is told when to come again: 429 has Retry-After, whatever it was for', async () => {
    await open();
    const { id } = await server.table({ ...SETTINGS, listed: false }, ['Ada']);
    const token = await server.guest('Eve');
    const asks: (() => Promise<Response>)[] = [
      () => server.send('POST', '/api/guest', { body: { name: 'Ada', token: true } }),
      () => server.send('POST', '/api/tables', { token, body: { id: crypto.randomUUID(), settings: SETTINGS } }),
      () => server.send('GET', `/api/tables/ZZZZZ${id[0]}`),
      () => server.send('GET', '/nothing'),
    ];
    for (const ask of asks) {
      let response = await ask();
      for (let n = 0; n < 1000 && response.status !== 429; n++) response = await ask();
      expect(response.status).toBe(429);
      const { retryAfter } = (await response.json()) as Refused;
      expect(retryAfter).toBeGreaterThan(0);
      expect(response.headers.get('retry-after')).toBe(String(retryAfter));
    }
    // Sockets too.
    let heard = '';
    for (let n = 0; n < 200 && !heard.startsWith('HTTP/1.1 429'); n++) {
      const upgrade = await RawConnection.upgraded(server.running.port);
      ({ heard } = upgrade);
      upgrade.socket.destroy();
    }
    expect(heard).toMatch(/^HTTP\/1\.1 429 .*\r\nRetry-After: \d+\r\n/);
  });

  it('and goes on is cut without an answer, and comes in again when it has rested', async () => {
    await open();
    const knock = async (): Promise<string> => {
      const asked = await line();
      asked.socket.write(asking('/nothing').repeat(2000));
      await asked.closed;
      return asked.heard;
    };
    let knocks = 1;
    while ((await knock()) !== '' && knocks < 2000) knocks++;
    expect(knocks).toBeLessThan(2000);
    time += 60_000;
    expect((await server.send('GET', '/nothing')).status).toBe(404);
  });

  it('holds only so many connections', async () => {
    await open();
    const lines = await Promise.all(Array.from({ length: 400 }, line));
    const last = lines.at(-1)!;
    await last.closed;
    expect(lines.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(300);
    for (const { socket } of lines) socket.destroy();
  });
});

describe('a socket', () => {
  it.each([
    ['pings', frame(PING, 'A'.repeat(125)), FLOOD],
    ['short pings', frame(PING), FLOOD],
    ['pongs', frame(PONG), FLOOD],
    ['parts of a message that never ends', Buffer.from([0x00, 0x80, 0, 0, 0, 0]), FLOOD],
  ])('that sends %s and reads nothing is cut off', async (what, bytes, most) => {
    await open();
    const asked = await RawConnection.upgraded(server.running.port);
    if (what.startsWith('parts')) asked.socket.write(Buffer.from([0x01, 0x80, 0, 0, 0, 0]));
    asked.socket.pause();
    const many = Buffer.concat(Array.from({ length: Math.ceil(30_000 / bytes.length) }, () => bytes));
    expect(await asked.pour(many, most)).toBeLessThan(most);
    await asked.closed;
  });

  it('that sends a message in very many parts is cut off, however slowly they come', async () => {
    await open();
    const asked = await RawConnection.upgraded(server.running.port);
    asked.socket.write(Buffer.from([0x01, 0x80, 0, 0, 0, 0]));
    for (let n = 0; n < 100; n++) asked.socket.write(Buffer.from([0x00, 0x80, 0, 0, 0, 0]));
    await asked.closed;
    // 1008, big-endian: more than are allowed.
    expect(asked.heard).toContain('\x88\x02\x03\xf0');
  });

  it('that pings now and then is answered', async () => {
    await open();
    const asked = await RawConnection.upgraded(server.running.port);
    asked.socket.write(frame(PING, 'are you there'));
    await asked.until((heard) => heard.includes('\x8a\x0dare you there'));
    asked.socket.destroy();
  });

  it('that was told 4429 and goes on is cut', async () => {
    await open();
    const asked = await RawConnection.upgraded(server.running.port);
    for (let n = 0; n < 100; n++) asked.socket.write(frame(TEXT, `nonsense ${n}`));
    // 4429, big-endian, in a frame of its own.
    await asked.until((heard) => heard.includes('\x88\x02\x11\x4d'));
    // It never answers that it has understood. `ws` alone would wait for thirty seconds.
    const late = new Promise<string>((resolve) => setTimeout(() => resolve('still open'), 15_000).unref());
    expect(await Promise.race([asked.closed.then(() => 'cut'), late])).toBe('cut');
  });

  it('that asks for another table again and again is no faster than one that stays', async () => {
    await open();
    const one = await server.table(SETTINGS, ['Ada']);
    const other = await server.table(SETTINGS, ['Ben']);
    const socket = await server.socket();
    for (let n = 0; n < 60; n++) socket.say({ type: 'hello', table: [one.id, other.id][n % 2]!, as: 'watch' });
    await socket.closed;
    const states = socket.messages.filter(({ type }) => type === 'state').length;
    expect(states).toBeGreaterThan(3);
    expect(states).toBeLessThan(20);
  });

  it('is one of twelve of the same seat that come at once: one stays', async () => {
    await open();
    const { id, tokens } = await server.table(SETTINGS, ['Ada']);
    const tabs = await Promise.all(Array.from({ length: 12 }, () => server.socket()));
    for (const tab of tabs) tab.say({ type: 'hello', table: id, as: 'seat', token: tokens[0]! });
    const codes: number[] = [];
    await new Promise<void>((done) => {
      for (const tab of tabs)
        void tab.closed.then((code) => {
          codes.push(code);
          if (codes.length === 11) done();
        });
    });
    expect(codes).toEqual(Array.from({ length: 11 }, () => 4409));
  });
});

describe('somebody who guesses codes', () => {
  const guess = async (own: TestServer): Promise<void> => {
    for (let n = 10; n < 40; n++) await own.get(`/api/tables/AAAA${n}`);
  };

  it('bars nobody from what exists, and learns nothing', async () => {
    await open();
    const hidden = await server.table({ ...SETTINGS, listed: false }, ['Ada']);
    const listed = await server.table(SETTINGS, ['Ben']);
    const someone = await server.guest('Cleo');
    await guess(server);
    const status = async (name: string, token?: string): Promise<number> =>
      (await server.send('GET', `/api/tables/${name}`, token === undefined ? {} : { token })).status;
    // Whether or not there is one.
    expect(await status(hidden.table.code)).toBe(429);
    expect(await status('AAAAAA')).toBe(429);
    expect(await status(hidden.id)).toBe(200);
    expect(await status(listed.table.code)).toBe(200);
    expect(await status(hidden.table.code, hidden.tokens[0])).toBe(200);
    // Somebody who has a name and was invited has a few tries of their own.
    expect(await status(hidden.table.code, someone)).toBe(200);
    for (let n = 0; n < 3; n++) await status(`ABCDE${n + 2}`, someone);
    expect(await status(hidden.table.code, someone)).toBe(429);
  });

  it('is told over the socket too that it is too fast, not that there is no table', async () => {
    await open();
    const { table } = await server.table({ ...SETTINGS, listed: false }, ['Ada']);
    await guess(server);
    const socket = await server.socket();
    socket.say({ type: 'hello', table: table.code, as: 'watch' });
    expect(await socket.next('refused')).toMatchObject({ code: 'too-fast', retryAfter: expect.any(Number) });
    expect(await socket.closed).toBe(4429);
  });

  it('asks the store nothing by what is no name', async () => {
    const store = await openStore(undefined, newFolder());
    const asked: string[] = [];
    const summary = store.summary.bind(store);
    store.summary = (name) => {
      asked.push(name);
      return summary(name);
    };
    await open({ store });
    for (const name of ['%00', 'x', `${'x'.repeat(100)}`, '%20%20%20%20', 'AAAAAA'])
      expect((await server.send('GET', `/api/tables/${name}`)).status).toBe(404);
    expect(asked).toEqual(['AAAAAA']);
  });
});

describe('somebody who has been at very many tables', () => {
  /** Their token. */
  const openWithMany = async (): Promise<string> => {
    const folder = newFolder();
    const store = await openStore(undefined, folder);
    await open({ store });
    const token = await server.guest('Mallory');
    const [, guest] = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as [string, string];
    const raw = await openRaw(undefined, folder);
    await raw.run(
      `INSERT INTO people (table_id, visitor, guest, name, seated)
       WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 20000)
       SELECT 'table' || n, 0, '${guest}', 'Mallory', 1 FROM n`,
    );
    await raw.close();
    return token;
  };

  it.each([
    ['/api/guest/file', 3],
    ['/api/guest/people', 3],
    ['/api/guest/ratings', 3],
    ['/api/guest/data', 3],
    ['/api/tables/mine', 40],
  ])('asks for much by a word, and that is counted: %s', async (path, times) => {
    const token = await openWithMany();
    const answers: number[] = [];
    for (let n = 0; n < times; n++) answers.push((await server.send('GET', path, { token })).status);
    expect(answers[0]).toBe(200);
    expect(answers.at(-1)).toBe(429);
    // Somebody else is asked no more for the same.
    time += 60_000;
    const other = await server.guest('Ada');
    for (let n = 0; n < times; n++) expect((await server.send('GET', path, { token: other })).status).toBe(200);
  });

  it.each([
    ['/api/guest/forget', { name: 'Not her name' }],
    ['/api/guest/carry', { token: 'x'.repeat(32), instead: true, along: true }],
  ])('has much to be forgotten or to bring along, and that is counted: %s', async (path, body) => {
    const token = await openWithMany();
    const asked = async (): Promise<number> => (await server.send('POST', path, { token, body })).status;
    for (let n = 0; n < 3; n++) await asked();
    expect(await asked()).toBe(429);
  });
});

describe('names that are kept', () => {
  it('are not taken from everybody by one address; whoever keeps theirs goes on', async () => {
    await open();
    const keep = async (token: string): Promise<number> => {
      // As many guests as anybody likes.
      time += 10_000;
      return (await server.send('POST', '/api/guest/recovery', { token })).status;
    };
    const tokens: string[] = [];
    const kept: number[] = [];
    for (let n = 0; n < 50; n++) {
      tokens.push(await server.guest(`Name ${n}`));
      kept.push(await keep(tokens[n]!));
    }
    expect(kept.filter((status) => status === 201)).toHaveLength(30);
    expect(kept.at(-1)).toBe(429);
    // A browser is not asked for a passkey that would not be taken.
    expect((await server.send('POST', '/api/guest/passkey/ask', { token: tokens.at(-1)! })).status).toBe(429);
    // Another key for the same name.
    expect(await keep(tokens[0]!)).toBe(201);
    // Ten more the next day.
    time += 86_400_000;
    const next = [];
    for (const token of tokens.slice(-20)) next.push(await keep(token));
    expect(next.filter((status) => status === 201)).toHaveLength(10);
    expect((await server.send('POST', '/api/guest', { body: { name: 'Name 49', token: true } })).status).toBe(201);
    expect((await server.send('POST', '/api/guest', { body: { name: 'Name 0', token: true } })).status).toBe(409);
  });
});

describe('guests who come only to be forgotten or signed out', () => {
  it('are so many a day from one address, for each is remembered in every process; others can go', async () => {
    await open({ trustProxy: true });
    const going = async (from: string, path: string, body: object): Promise<number> => {
      // As many guests as anybody likes.
      time += 10_000;
      const headers = { 'x-forwarded-for': from };
      const come = await server.send('POST', '/api/guest', { headers, body: { name: 'Ada', token: true } });
      const { token } = (await come.json()) as { token: string };
      return (await server.send('POST', path, { headers, token, body })).status;
    };
    const forgetting = (from: string) => going(from, '/api/guest/forget', { name: 'Ada' });
    const signingOut = (from: string) => going(from, '/api/guest/sign-out', { devices: 'all' });
    const gone: number[] = [];
    // Whoever signs out everywhere does so where devices were not told apart yet, too.
    for (let n = 0; n < 40; n++) gone.push(await (n % 2 === 0 ? forgetting : signingOut)('192.0.2.1'));
    expect(new Set(gone)).toEqual(new Set([200]));
    expect([await forgetting('192.0.2.1'), await signingOut('192.0.2.1')]).toEqual([429, 429]);
    expect([await forgetting('192.0.2.2'), await signingOut('192.0.2.2')]).toEqual([200, 200]);
    time += 86_400_000;
    expect([await forgetting('192.0.2.1'), await signingOut('192.0.2.1')]).toEqual([200, 200]);
  });
});

describe('metrics', () => {
  it('are for this machine, not for those whom a proxy speaks for', async () => {
    await open();
    expect((await server.send('GET', '/metrics')).status).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'via'])
      expect((await server.send('GET', '/metrics', { headers: { [name]: '10.0.0.1' } })).status).toBe(404);
  });

  it('can have a port of their own', async () => {
    await open({ metricsPort: 0 });
    expect((await server.send('GET', '/metrics')).status).toBe(404);
    const metrics = await fetch(`http://127.0.0.1:${server.running.metricsPort}/metrics`);
    expect(await metrics.text()).toContain('room25_sockets');
    expect((await fetch(`http://127.0.0.1:${server.running.metricsPort}/`)).status).toBe(404);
  });
});

describe('a class of thirty behind one address', () => {
  it('comes in at the usual limits, all at once', async () => {
    const page = newFolder();
    mkdirSync(join(page, 'assets'));
    writeFileSync(join(page, 'index.html'), '<!doctype html>');
    for (let n = 0; n < 150; n++) writeFileSync(join(page, `assets/${n}.js`), 'x'.repeat(13_000));
    await open({ site: page });
    const refused = new Set<number>();
    const get = async (path: string, token?: string): Promise<void> => {
      const response = await server.send('GET', path, token === undefined ? {} : { token });
      await response.arrayBuffer();
      if (!response.ok) refused.add(response.status);
    };
    const { id } = await server.table(SETTINGS, ['Teacher']);
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        await get('/');
        for (let file = 0; file < 150; file += 6)
          await Promise.all(Array.from({ length: 6 }, (_, at) => get(`/assets/${file + at}.js`)));
        const token = await server.guest(`Pupil ${n + 10}`);
        for (const path of ['/api/guest', '/api/tables?state=open', '/api/tables/mine', `/api/tables/${id}`])
          await get(path, token);
        const socket = await server.socket();
        socket.say({ type: 'hello', table: id, as: 'watch', token });
        await socket.next('state');
      }),
    );
    expect([...refused]).toEqual([]);
  });
});

describe('what was made and is not read', () => {
  const reader = (address: string, unsent: number) => ({
    address,
    unsent,
    isCut: false,
    cut() {
      this.isCut = true;
    },
  });

  it('is bounded for each address: those with the most are cut', () => {
    const [slow, slower, other, fine] = [reader('a', 40), reader('a', 70), reader('b', 60), reader('b', 0)];
    cutIdlers([slow, slower, other, fine], 60);
    expect([slow, slower, other, fine].map(({ isCut }) => isCut)).toEqual([false, true, false, false]);
  });
});
