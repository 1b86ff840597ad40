import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStore } from '../src/index.ts';
import { SETTINGS, TestServer, temporaryFolder } from './test-server.ts';

let server: TestServer;
let page: string;
const log: string[] = [];

beforeAll(async () => {
  page = mkdtempSync(join(tmpdir(), 'room25-page-'));
  mkdirSync(join(page, 'assets'));
  writeFileSync(
    join(page, 'index.html'),
    '<!doctype html><script>let theme</script><script src="/assets/main.js"></script>',
  );
  writeFileSync(join(page, 'assets/main.js'), `console.log(${JSON.stringify('x'.repeat(2000))})`);
  server = await TestServer.open({ site: page, log: 'debug', logTo: { write: (line) => log.push(line) } });
});
afterAll(async () => {
  await server.close();
  rmSync(page, { recursive: true });
});

describe('the page', () => {
  it('is served with a policy that lets nothing in that is not ours', async () => {
    const response = await server.send('GET', '/');
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const again = await server.send('GET', '/', { headers: { 'if-none-match': response.headers.get('etag')! } });
    expect(again.status).toBe(304);
  });

  it('is compressed, and kept where its name says so', async () => {
    const response = await server.send('GET', '/assets/main.js', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toContain('xxx');
    expect(response.headers.get('content-type')).toContain('javascript');
    // A worker is held to the policy of its own file: it has to be able to load its parts and to fetch.
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self';.*connect-src 'self';/);
  });
});

describe('for operators', () => {
  it('is healthy and ready, and says which version it is', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(await (await server.send('GET', '/healthz')).text()).toBe(`ok ${version}\n`);
    expect(await (await server.send('GET', '/readyz')).text()).toBe('ready\n');
  });

  it('counts, and logs without a secret', async () => {
    const { id, tokens, table } = await server.started(SETTINGS, ['Ada', 'Ben', 'Cleo', 'Dan']);
    const player = server.player(id, tokens[0]);
    await player.until(() => player.answers.length > 0);
    await player.do({ do: 'play', command: player.answers[0]! });
    await player.do({ do: 'say', text: 'a word in the chat' });
    const metrics = await (await server.send('GET', '/metrics')).text();
    expect(metrics).toMatch(/^room25_games_started_total 1$/m);
    expect(metrics).toMatch(/^room25_commands_total 1$/m);
    expect(metrics).toMatch(/^room25_sockets 1$/m);
    expect(metrics).toContain('process_cpu_seconds_total');
    const said = log.join('') + metrics;
    for (const secret of [...tokens, id, table.code, 'a word in the chat', 'Ada', 'prisoner', 'guard'])
      expect(said).not.toContain(secret);
    expect(log.some((line) => JSON.parse(line).route === '/api/tables/:table/do')).toBe(true);
  });

  it('describes what it takes by the schemas that check it', async () => {
    const description = await server.get<OpenApi>('/openapi.json');
    expect(description.openapi).toBe('3.1.0');
    const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
    expect(operations.length).toBeGreaterThanOrEqual(12);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const { schema } = description.paths['/api/tables']!['post']!.requestBody!.content['application/json'];
    expect(schema.properties['settings']).toMatchObject({
      type: 'object',
      properties: {
        players: { type: 'integer', minimum: 1, maximum: 8 },
        talk: { enum: expect.arrayContaining(['team']) },
      },
      additionalProperties: false,
    });
    // Whatever is described is there: with nothing sent, each answers with a refusal or a result, never with 404 or 500.
    for (const [path, methods] of Object.entries(description.paths))
      for (const method of Object.keys(methods)) {
        const { id } = await server.started(SETTINGS, ['Ada', 'Ben', 'Cleo', 'Dan']);
        const real = path.replace('{table}', id).replace('{seat}', '0');
        const { status } = await server.send(method.toUpperCase(), real, method === 'post' ? { body: {} } : {});
        expect([200, 400, 401, 409], `${method} ${path}`).toContain(status);
      }
  });
});

describe('without a socket', () => {
  it('a program sees what a socket shows, and waits for news', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben', 'Cleo', 'Dan']);
    const path = `/api/tables/${id}/state`;
    const [ada, ben] = tokens as [string, string];
    const socket = await server.socket();
    socket.say({ type: 'hello', table: id, as: 'seat', token: ada });
    const shown = await socket.next('state');
    const first = await server.send('GET', path, { token: ada });
    expect(await first.json()).toEqual({ ...shown, now: expect.any(Number) });
    const etag = first.headers.get('etag')!;
    const known = { 'if-none-match': etag };
    expect((await server.send('GET', path, { token: ada, headers: known })).status).toBe(304);

    const waiting = server.send('GET', `${path}?wait=30&events=2&chat=0`, { token: ada, headers: known });
    await server.do(id, ben, { do: 'say', text: 'news' });
    const news = (await (await waiting).json()) as { chat: { list: { text: string }[] }; events: { from: number } };
    expect(news.chat.list[0]?.text).toBe('news');
    expect(news.events.from).toBe(Math.min(2, news.events.from));
    expect((await server.send('GET', `${path}?as=seat`)).status).toBe(401);
    expect((await server.send('GET', `${path}?as=seat`, { token: await server.guest('Eve') })).status).toBe(403);
  });
});

describe('whoever waits without a socket', () => {
  /** A table of four with Ada and Ben, and a server whose store does not answer until `after` is done. */
  const waiting = async () => {
    const folder = temporaryFolder();
    const store = await openStore(undefined, folder);
    const own = await TestServer.open({ store }, folder);
    onTestFinished(() => own.close());
    const party = await own.table(SETTINGS, ['Ada', 'Ben']);
    const asked = async (token: string, after: () => Promise<unknown>): Promise<Response> => {
      const asking = vi.spyOn(store.conduct, 'unheardBy');
      asking.mockImplementationOnce(async (guests) => {
        asking.mockRestore();
        await after();
        return store.conduct.unheardBy(guests);
      });
      return own.send('GET', `/api/tables/${party.id}/state?as=seat`, { token });
    };
    return { own, ...party, asked };
  };

  it('does not see with the eyes of somebody who has taken their seat meanwhile', async () => {
    const { own, id, tokens, asked } = await waiting();
    const [ada, ben] = tokens as [string, string];
    const eve = await own.guest('Eve');
    const answer = await asked(ben, async () => {
      await own.do(id, ben, { do: 'leave' });
      await own.do(id, eve, { do: 'sit', seat: 1 });
      await own.do(id, eve, { do: 'ready', ready: true });
      await own.do(id, ada, { do: 'start' });
    });
    expect(answer.status).toBe(403);
  });

  it('sees nothing more once signed out', async () => {
    const { own, tokens, asked } = await waiting();
    const answer = await asked(tokens[1]!, () => own.post('/api/guest/sign-out', { devices: 'all' }, tokens[1]!));
    expect(answer.status).toBe(401);
  });
});

interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}
interface Schema {
  readonly properties: Record<string, unknown>;
}
