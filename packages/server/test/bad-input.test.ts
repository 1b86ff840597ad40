import { connect } from 'node:net';
import { PROTOCOL, type Refused } from '@room25/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RawSocket } from './raw-socket.ts';
import { SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ limits: 1 });
});
afterAll(() => server.close());

/** The usual limits, so each test is another address: the server trusts no proxy, hence another server. */
const fresh = async (work: (server: TestServer) => Promise<void>): Promise<void> => {
  // Time stands still: what was used up does not come back while it is counted.
  const now = Date.now();
  const own = await TestServer.open({ limits: 1, now: () => now });
  try {
    await work(own);
    // Whatever was sent, the server lives and serves.
    expect((await own.send('GET', '/healthz')).status).toBe(200);
  } finally {
    await own.close();
  }
};

const seated = async (own: TestServer): Promise<RawSocket> => {
  const { id, tokens } = await own.started({ ...SETTINGS, players: 4 }, ['Ada']);
  const socket = await own.socket();
  socket.say({ type: 'hello', table: id, as: 'seat', token: tokens[0]! });
  await socket.next('state');
  return socket;
};

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('over the socket', () => {
  it('refuses what cannot be read, and goes on', () =>
    fresh(async (own) => {
      const socket = await seated(own);
      for (const text of [
        '',
        'hello',
        '{',
        'null',
        '[]',
        '42',
        '"do"',
        deep(5_000),
        `{"type":"do","id":"a","act":${deep(5_000)}}`,
        '{"type":"do"}',
        '{"type":"do","id":1,"act":{"do":"start"}}',
        '{"type":"do","id":"a","act":{"do":"play","command":"NaN"}}',
        '{"type":"do","id":"a","act":{"do":"play","command":-1}}',
        '{"type":"do","id":"a","act":{"do":"play","command":1e99}}',
        '{"type":"do","id":"a","act":{"do":"play","command":{"$gt":0}}}',
        '{"type":"do","id":"a","act":{"do":"constructor"}}',
        '{"type":"do","id":"a","act":{"do":"__proto__"}}',
        '{"type":"__proto__"}',
        '{"__proto__":{"type":"do"},"type":"do","id":"a","act":{"do":"start"}}',
      ]) {
        socket.sendText(text);
        expect(await socket.next('refused'), text.slice(0, 80)).toMatchObject({ code: 'malformed' });
      }
      socket.sendText(Buffer.from([0xff, 0x00, 0x01]));
      expect(await socket.next('refused')).toMatchObject({ code: 'malformed' });
      socket.say({ type: 'do', id: 'b', act: { do: 'say', text: 'still here' } });
      expect(await socket.next('done')).toEqual({ type: 'done', id: 'b' });
    }));

  it('says which request it could not read', () =>
    fresh(async (own) => {
      const socket = await seated(own);
      socket.sendText('{"type":"do","id":"mine","act":{"do":"win"}}');
      expect(await socket.next('refused')).toMatchObject({ id: 'mine', code: 'malformed' });
    }));

  it('hangs up on what is too long', () =>
    fresh(async (own) => {
      const socket = await seated(own);
      socket.sendText(JSON.stringify({ type: 'do', id: 'a', act: { do: 'say', text: 'x'.repeat(100_000) } }));
      expect(await socket.closed).toBe(1009);
    }));

  it('hangs up on what is not text', () =>
    fresh(async (own) => {
      const raw = await rawUpgrade(own);
      // A text frame of one byte that begins no character.
      raw.write(Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff]));
      const [first] = (await new Promise<Buffer[]>((done) => raw.once('data', (data) => done([data])))) as [Buffer];
      expect(first.readUInt16BE(2)).toBe(1007);
      raw.destroy();
    }));

  it('wants hello first, and a table that is there', () =>
    fresh(async (own) => {
      const socket = await own.socket();
      socket.say({ type: 'do', id: 'a', act: { do: 'start' } });
      expect(await socket.next('refused')).toMatchObject({ id: 'a', code: 'not-now' });
      socket.say({ type: 'hello', table: 'NOSUCH', as: 'watch' });
      expect(await socket.next('refused')).toMatchObject({ code: 'no-table' });
      expect(await socket.closed).toBe(4404);
    }));

  it('turns away a client of another protocol, before anything else', () =>
    fresh(async (own) => {
      const socket = await own.socket();
      socket.say({ type: 'hello', protocol: PROTOCOL + 1, table: 'NOSUCH', as: 'watch' });
      expect(await socket.next('refused')).toMatchObject({ code: 'protocol' });
      expect(await socket.closed).toBe(4426);
    }));

  it('slows down a flood, then hangs up; others notice nothing', () =>
    fresh(async (own) => {
      const { id, tokens } = await own.started({ ...SETTINGS, players: 4 }, ['Ada', 'Ben']);
      const [loud, calm] = await Promise.all([own.socket(), own.socket()]);
      for (const [seat, socket] of [loud, calm].entries()) {
        socket.say({ type: 'hello', table: id, as: 'seat', token: tokens[seat]! });
        await socket.next('state');
      }
      for (let count = 0; count < 500; count++)
        loud.say({ type: 'do', id: `a${count}`, act: { do: 'say', text: `spam ${count}` } });
      expect(await loud.closed).toBe(4429);
      expect(loud.messages.some((message) => message.type === 'refused' && message.code === 'too-fast')).toBe(true);
      const spam = calm.messages.flatMap((message) => ('chat' in message ? (message.chat?.list ?? []) : []));
      expect(spam.length).toBeLessThanOrEqual(45);
      calm.say({ type: 'do', id: 'b', act: { do: 'say', text: 'quiet please' } });
      await calm.next('done');
    }));

  it('lets no other page in', () =>
    fresh(async (own) => {
      await expect(own.socket({ origin: 'https://evil.example' })).rejects.toThrow('403');
      await expect(own.socket({ origin: 'null' })).rejects.toThrow('403');
      const port = String(own.running.port);
      await expect(own.socket({ origin: `http://127.0.0.1:${port}1` })).rejects.toThrow('403');
      await own.socket({ origin: `http://127.0.0.1:${port}` });
    }));

  it('opens only so many for one address', () =>
    fresh(async (own) => {
      const opened: unknown[] = [];
      const tries = Array.from({ length: 130 }, () => own.socket().then((socket) => opened.push(socket)));
      const results = await Promise.allSettled(tries);
      expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
      expect(opened.length).toBeLessThanOrEqual(100);
    }));

  it('does not let codes be guessed', () =>
    fresh(async (own) => {
      const codes: string[] = [];
      for (let count = 0; count < 30; count++) {
        const answer = await own.get<Refused>(`/api/tables/AAAA${10 + count}`);
        codes.push(answer.code);
      }
      expect(codes[0]).toBe('no-table');
      expect(codes.at(-1)).toBe('too-fast');
    }));
});

describe('over HTTP', () => {
  it.each([
    ['POST', '/api/guest', '{', 400],
    ['POST', '/api/guest', '{"name":""}', 400],
    ['POST', '/api/guest', '{"name":"x","admin":true}', 400],
    ['POST', '/api/guest', `{"name":"${'x'.repeat(25)}"}`, 400],
    ['POST', '/api/guest', JSON.stringify({ name: '\u202Eevil' }), 400],
    ['POST', '/api/guest', `{"name":${deep(4_000)}}`, 400],
    ['POST', '/api/guest', `{"name":"${'x'.repeat(20_000)}"}`, 400],
    ['POST', '/api/tables', '{}', 401],
    ['GET', '/api/tables?state=nonsense', undefined, 400],
    ['GET', '/api/tables?limit=101', undefined, 400],
    ['GET', '/api/tables?limit=1;drop', undefined, 400],
    ['GET', "/api/tables?after='--", undefined, 400],
    ['GET', '/api/tables?toString=1', undefined, 400],
    ['GET', '/api/tables/mine', undefined, 401],
    ['GET', '/api/tables/%00', undefined, 404],
    ['GET', `/api/tables/${'x'.repeat(3000)}`, undefined, 404],
    ['GET', "/api/tables/x'%20or%201=1--", undefined, 404],
    ['GET', '/api/nothing', undefined, 404],
    ['DELETE', '/api/tables', undefined, 404],
    ['GET', '/..%2f..%2fpackage.json', undefined, 404],
    ['GET', '/assets/../../package.json', undefined, 404],
    ['GET', '/.git/config', undefined, 404],
  ])('%s %s %s: %i', async (method, path, body, status) => {
    const response = await server.send(method, path, body === undefined ? {} : { body });
    expect(response.status).toBe(status);
    const answer = (await response.json()) as Refused;
    expect(answer.type).toBe('refused');
    expect(answer.reason.length).toBeLessThan(400);
  });

  it('wants JSON, from its own page', () =>
    fresh(async (own) => {
      const as = (headers: Record<string, string>) =>
        own.send('POST', '/api/guest', { body: { name: 'Ada' }, headers });
      expect((await as({ 'content-type': 'text/plain' })).status).toBe(400);
      expect((await as({ origin: 'https://evil.example' })).status).toBe(403);
      expect((await as({ origin: own.url })).status).toBe(201);
    }));

  it('limits what one address asks for', () =>
    fresh(async (own) => {
      const statuses: number[] = [];
      while (!statuses.includes(429) && statuses.length < 1500) {
        const answers = await Promise.all(Array.from({ length: 100 }, () => own.send('GET', '/api/tables')));
        statuses.push(...answers.map(({ status }) => status));
      }
      expect(statuses).toContain(429);
    }));
});

/** A connection without a client library. */
const rawUpgrade = async (own: TestServer) => {
  const socket = connect(own.running.port, '127.0.0.1');
  socket.write(
    'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await new Promise((resolve) => socket.once('data', resolve));
  return socket;
};
