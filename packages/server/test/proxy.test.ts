/** Behind a proxy: who asks, from which page, and whether by TLS, is what the proxy says; without one, what anybody says is nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RawConnection } from './raw-connection.ts';
import { TestServer } from './test-server.ts';

let direct: TestServer;
let proxied: TestServer;
beforeAll(async () => {
  // Time stands still: what was used up does not come back while it is counted.
  const now = Date.now();
  direct = await TestServer.open({ limits: 1, now: () => now });
  proxied = await TestServer.open({ limits: 1, now: () => now, trustProxy: true });
});
afterAll(() => Promise.all([direct.close(), proxied.close()]));

const PAGE = 'https://room25.example';
const FROM_PAGE = { origin: PAGE, 'x-forwarded-proto': 'https' };

const becoming = (server: TestServer, headers: Record<string, string>): Promise<Response> =>
  server.send('POST', '/api/guest', { body: { name: 'Ada' }, headers });

describe('behind a proxy', () => {
  it.each(['room25.example', 'room25.example:443', 'evil.example, room25.example'])(
    'a page of the host that the proxy names may ask: %s',
    async (host) => {
      const headers = { ...FROM_PAGE, 'x-forwarded-host': host };
      expect((await becoming(proxied, headers)).status).toBe(201);
      await proxied.socket(headers);
    },
  );

  it.each(['evil.example', 'room25.example:8443', 'room25.example, evil.example', 'not a host', ''])(
    'one of another host may not: %s',
    async (host) => {
      const headers = { ...FROM_PAGE, 'x-forwarded-host': host };
      expect((await becoming(proxied, headers)).status).toBe(403);
      await expect(proxied.socket(headers)).rejects.toThrow('403');
    },
  );

  it('a cookie that came by TLS goes by TLS only', async () => {
    const headers = { ...FROM_PAGE, 'x-forwarded-host': 'room25.example' };
    expect((await becoming(proxied, headers)).headers.get('set-cookie')).toContain('; Secure');
  });

  it('without one, what a request says of itself is nothing', async () => {
    const headers = { ...FROM_PAGE, 'x-forwarded-host': 'room25.example' };
    await expect(direct.socket(headers)).rejects.toThrow('403');
  });

  it('whoever came by TLS is told to come by TLS only', async () => {
    const header = async (server: TestServer, path: string): Promise<string | null> =>
      (await server.send('GET', path, { headers: { 'x-forwarded-proto': 'https' } })).headers.get(
        'strict-transport-security',
      );
    for (const path of ['/', '/api/guest', '/healthz', '/nothing'])
      expect(await header(proxied, path), path).toBe('max-age=31536000');
    expect(await header(direct, '/')).toBeNull();
  });

  it('limits are those of whoever stands before the proxy, not of the proxy; nobody can make up another self', async () => {
    const statuses = async (server: TestServer, forOf: (n: number) => string, most = 1500): Promise<Set<number>> => {
      const found = new Set<number>();
      for (let n = 0; n < most && !found.has(429); n += 100) {
        const asked = Array.from({ length: 100 }, (_, at) =>
          server.send('GET', '/api/tables', { headers: { 'x-forwarded-for': forOf(n + at) } }),
        );
        for (const { status } of await Promise.all(asked)) found.add(status);
      }
      return found;
    };
    expect(await statuses(proxied, (n) => `10.0.${n >> 8}.${n & 255}`, 700)).toEqual(new Set([200]));
    expect(await statuses(proxied, (n) => `10.1.${n >> 8}.${n & 255}, 10.9.9.9`)).toContain(429);
    expect(await statuses(direct, (n) => `10.0.${n >> 8}.${n & 255}`)).toContain(429);
  });
});

describe('without a proxy', () => {
  let named: TestServer;
  beforeAll(async () => {
    named = await TestServer.open({ names: ['room25.example'] });
  });
  afterAll(() => named.close());

  const asked = async (server: TestServer, lines: readonly string[]): Promise<string | undefined> => {
    const line = await RawConnection.open(server.running.port);
    line.socket.write(['GET /api/tables HTTP/1.1', ...lines, 'Connection: close', '\r\n'].join('\r\n'));
    await line.closed;
    return /^HTTP\/1\.1 (\d+)/.exec(line.heard)?.[1];
  };

  it.each([
    '127.0.0.1:2525',
    '192.168.1.5',
    '[::1]:2525',
    '[fe80::1]',
    'localhost:2525',
    'nas',
    'nas.local',
    'room25.example',
  ])('it answers to %s', async (host) => {
    expect(await asked(named, [`Host: ${host}`])).toBe('200');
    expect(await asked(named, [`Host: ${host}`, `Origin: http://${host}`])).toBe('200');
  });

  it.each([
    'evil.example',
    'evil.example:2525',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'room25.example.evil',
  ])('it does not answer to the name of somebody else, %s', async (host) => {
    expect(await asked(named, [`Host: ${host}`])).toBe('403');
    expect(await asked(named, [`Host: ${host}`, `Origin: http://${host}`])).toBe('403');
  });
});
