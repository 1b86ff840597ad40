import { randomUUID } from 'node:crypto';
import type { TableView } from '@room25/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIFETIMES } from '../src/http/tokens.ts';
import { SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const game = () => server.started(SETTINGS, ['Ada', 'Ben', 'Cleo', 'Dan']);

const cookieOf = (response: Response): string => response.headers.get('set-cookie')!.split(';')[0]!;

const becoming = (name: string, cookie?: string): Promise<Response> =>
  server.send('POST', '/api/guest', { body: { name }, ...(cookie !== undefined && { headers: { cookie } }) });

/** What hello is answered with. */
const hello = async (table: string, token: string | undefined, as: 'seat' | 'watch' = 'seat') => {
  const socket = await server.socket();
  socket.say({ type: 'hello', table, as, ...(token !== undefined && { token }) });
  const first = await socket.next('state').catch(async () => ({ code: await socket.closed }));
  return { socket, first };
};

describe('a guest', () => {
  it('needs a name only, and is known by a cookie that no script can read', async () => {
    const response = await becoming('Ada');
    expect(response.status).toBe(201);
    expect(response.headers.get('set-cookie')).toMatch(
      /^room25-[0-9a-f]{8}=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    );
    expect(await response.json()).toEqual({ name: 'Ada' });
    const me = await server.send('GET', '/api/guest', { headers: { cookie: cookieOf(response) } });
    expect(await me.json()).toEqual({ name: 'Ada' });
  });

  it('stays the same under another name', async () => {
    const cookie = cookieOf(await becoming('Ada'));
    const headers = { cookie };
    const opened = await server.send('POST', '/api/tables', {
      body: { id: randomUUID(), settings: SETTINGS },
      headers,
    });
    const { id } = (await opened.json()) as TableView;
    const renamed = cookieOf(await becoming('Ada Lovelace', cookie));
    const table = await server.send('GET', `/api/tables/${id}`, { headers: { cookie: renamed } });
    expect(await table.json()).toMatchObject({ you: 0 });
  });

  it('carries its seat to another device by a personal link, which soon is worth nothing', async () => {
    const { id, tokens } = await game();
    const { token } = await server.post<{ token: string }>('/api/guest/link', undefined, tokens[1]);
    const carried = await server.send('POST', '/api/guest/carry', { body: { token } });
    const table = await server.send('GET', `/api/tables/${id}`, { headers: { cookie: cookieOf(carried) } });
    expect(await table.json()).toMatchObject({ you: 1 });
    // It is a link to carry with, not a cookie; nor is a cookie such a link.
    expect((await server.send('GET', '/api/guest', { token })).status).toBe(401);
    expect((await server.send('POST', '/api/guest/carry', { body: { token: tokens[1] } })).status).toBe(401);
    // And it works once.
    expect((await server.send('POST', '/api/guest/carry', { body: { token } })).status).toBe(401);
    const short = await TestServer.open();
    const other = await short.guest('Ada');
    const link = await short.post<{ token: string }>('/api/guest/link', undefined, other);
    await short.later(LIFETIMES.link + 1);
    expect((await short.send('POST', '/api/guest/carry', { body: { token: link.token } })).status).toBe(401);
    await short.close();
  });
});

describe('somebody who is not who they say', () => {
  it('gets no seat with anything that others can see', async () => {
    const { id, table, tokens } = await game();
    const watcher = await hello(id, undefined, 'watch');
    const shown = watcher.socket.heard.join('');
    // No id of a guest is ever shown.
    const guests = tokens.map((token) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())[1]);
    for (const guest of guests) expect(shown).not.toContain(guest);
    for (const stolen of [id, table.code, table.commitment, guests[0], `${guests[0]}.${table.commitment}`])
      expect((await hello(id, stolen)).first).toEqual({ code: 4401 });
  });

  it('gets no seat with a token that was changed, is of another server, or is too old', async () => {
    const { id, tokens } = await game();
    const [key, body, signature] = tokens[0]!.split('.') as [string, string, string];
    const [kind, guest, name] = JSON.parse(Buffer.from(body, 'base64url').toString());
    const claim = `${key}.${body}`;
    const forged = `${key}.${Buffer.from(JSON.stringify([kind, guest, name, 9e15])).toString('base64url')}`;
    const elsewhere = await TestServer.open();
    const foreign = await elsewhere.guest('Ada');
    await elsewhere.close();
    for (const token of [
      `${forged}.${signature}`,
      `1${claim}.${signature}`,
      `${body}.${signature}`,
      `${claim}.`,
      claim,
      `${claim}.${signature}x`,
      '.',
      foreign,
    ]) {
      const answer = await hello(id, token);
      expect(answer.first).toEqual({ code: 4401 });
      // And it is not made a spectator instead.
      expect((await hello(id, token, 'watch')).first).toEqual({ code: 4401 });
      const { status } = await server.send('POST', `/api/tables/${id}/do`, {
        token: token === '.' || token === '' ? 'x' : token,
        body: { id: 'a', act: { do: 'leave' } },
      });
      expect(status).toBe(401);
    }
    // Nor by what no token can look like.
    for (const authorization of ['Bearer abc=', `Bearer ${'x'.repeat(600)}`, 'Bearer', 'bearer x y', 'Bearer é']) {
      const { status } = await server.send('GET', `/api/tables/${id}/state`, { headers: { authorization } });
      expect(status, authorization).toBe(401);
    }
    const old = await TestServer.open();
    const late = await old.started(SETTINGS, ['Ada', 'Ben', 'Cleo', 'Dan']);
    await old.later(LIFETIMES.guest + 1);
    expect((await old.send('GET', `/api/tables/${late.id}/state`, { token: late.tokens[0]! })).status).toBe(401);
    await old.close();
  });

  it('cannot play, lock, talk or leave for a seat that is not its own', async () => {
    const { id, tokens } = await game();
    const eve = await server.guest('Eve');
    const ada = server.player(id, tokens[0]);
    await ada.until(() => ada.answers.length > 0);
    for (const act of [
      { do: 'play', command: ada.answers[0]! },
      { do: 'unlock' },
      { do: 'leave' },
      { do: 'back' },
      { do: 'say', text: 'I am Ada' },
      { do: 'rematch' },
    ] as const)
      expect((await server.refusal(id, eve, act)).code).toBe('not-seated');
    expect((await server.refusal(id, tokens[1]!, { do: 'play', command: ada.answers[0]! })).code).toBe('not-yours');
  });
});

describe('a second tab', () => {
  it('takes over; the first one is told and gets nothing more', async () => {
    const { id, tokens } = await game();
    const first = await hello(id, tokens[0]);
    const second = await hello(id, tokens[0]);
    expect(await first.socket.closed).toBe(4409);
    expect(JSON.parse(first.socket.heard.at(-1)!)).toMatchObject({ type: 'refused', code: 'replaced' });
    const heard = first.socket.heard.length;
    second.socket.say({ type: 'do', id: 'a', act: { do: 'say', text: 'hello' } });
    await second.socket.next('done');
    expect(first.socket.heard.length).toBe(heard);
    // Another device of the same guest is another tab.
    const link = await server.post<{ token: string }>('/api/guest/link', undefined, tokens[0]);
    const carried = await server.send('POST', '/api/guest/carry', { body: { token: link.token } });
    const third = await server.socket({ cookie: cookieOf(carried) });
    third.say({ type: 'hello', table: id, as: 'seat' });
    expect((await third.next('state')).table.you).toBe(0);
    expect(await second.socket.closed).toBe(4409);
  });
});

describe('a spectator', () => {
  it('whoever wants to sit down in a game gets neither seat nor secret', async () => {
    const { id } = await game();
    const eve = await server.guest('Eve');
    const { socket } = await hello(id, eve, 'watch');
    for (const seat of [undefined, 0, 3]) {
      socket.say({
        type: 'do',
        id: `sit ${seat}`.replace(' ', '-'),
        act: { do: 'sit', ...(seat !== undefined && { seat }) },
      });
      expect((await socket.next('refused')).code).toBe('not-now');
    }
    expect((await hello(id, eve, 'seat')).first).toEqual({ code: 4403 });
    socket.say({ type: 'hello', table: id, as: 'seat', token: eve });
    expect(await socket.closed).toBe(4403);
    for (const text of socket.heard) expect(text).not.toMatch(/"(role|known|you)":/);
  });

  it('whoever sits down before the start sees from their seat', async () => {
    const { id, tokens } = await server.table({ ...SETTINGS, players: 4 }, ['Ada', 'Ben', 'Cleo']);
    await server.do(id, tokens[0]!, { do: 'remove', seat: 3 });
    const dan = await server.guest('Dan');
    const { socket, first } = await hello(id, dan, 'watch');
    expect(first).toMatchObject({ type: 'state' });
    socket.say({ type: 'do', id: 'sit', act: { do: 'sit' } });
    await socket.next('done');
    const last = socket.messages.findLast((message) => message.type === 'news');
    expect(last).toMatchObject({ table: { you: 3 } });
    socket.say({ type: 'do', id: 'ready', act: { do: 'ready', ready: true } });
    await socket.next('done');
    await server.do(id, tokens[0]!, { do: 'start' });
    for (;;) {
      const { game: started } = await socket.next('news');
      if (!started) continue;
      expect(started.view.cast.filter(({ role }) => role !== undefined).map(({ seat }) => seat)).toEqual([3]);
      break;
    }
  });

  it('is what nobody becomes who has lost its seat', async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada', 'Ben']);
    const { socket } = await hello(id, tokens[1]);
    await server.do(id, tokens[0]!, { do: 'remove', seat: 1 });
    expect(await socket.closed).toBe(4403);
    expect(JSON.parse(socket.heard.at(-1)!)).toMatchObject({ type: 'refused', code: 'not-seated' });
  });
});
