/** Tables that are not for everybody: a password, no onlookers, and what teammates said among themselves. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatLine, ListAnswer, Settings, TableView } from '@room25/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const PASSWORD = 'sliding walls';

const locked = async (settings: Settings = SETTINGS) => {
  const host = await server.guest('Ada');
  const table = await server.post<TableView>('/api/tables', { id: randomUUID(), settings, password: PASSWORD }, host);
  return { ...table, host };
};

const hello = async (table: string, token?: string) => {
  const socket = await server.socket();
  socket.say({ type: 'hello', table, as: 'watch', ...(token !== undefined && { token }) });
  return socket;
};

/** Everything that shows something of a table. */
const WAYS = ['', '/state', '/record', '/result', '/replay/everyone', '/chat', '/thoughts'];

const answersTo = async (id: string, token?: string): Promise<number[]> =>
  Promise.all(
    WAYS.map(async (way) => (await server.send('GET', `/api/tables/${id}${way}`, token ? { token } : {})).status),
  );

/** Played to its end by bots, for those who have left. */
const played = async (id: string, tokens: readonly string[]): Promise<void> => {
  const player = server.player(id, tokens[0]);
  const isOver = (): boolean => player.table?.state === 'over';
  await player.until(() => player.table !== undefined);
  for (const token of tokens.slice(1)) await server.do(id, token, { do: 'leave' });
  while (!isOver()) {
    await player.until(() => player.answers.length > 0 || isOver());
    if (player.answers.length > 0) await player.do({ do: 'play', command: player.answers[0]! });
  }
  player.close();
};

describe('a table with a password', () => {
  it('shows nothing to whoever has not said it, and lets nobody sit down', async () => {
    const { id, host } = await locked();
    const eve = await server.guest('Eve');
    for (const token of [undefined, eve]) {
      expect(await answersTo(id, token)).toEqual(WAYS.map(() => 403));
      const socket = await hello(id, token);
      expect((await socket.next('refused')).code).toBe('password');
      expect(await socket.closed).toBe(4403);
    }
    expect((await server.refusal(id, eve, { do: 'sit' })).code).toBe('password');
    expect(await server.refusal(id, eve, { do: 'enter', password: 'open sesame' })).toMatchObject({ code: 'password' });
    await server.do(id, eve, { do: 'enter', password: `  ${PASSWORD} ` });
    await server.do(id, eve, { do: 'sit' });
    expect(await server.get<TableView>(`/api/tables/${id}`, eve)).toMatchObject({ you: 1, password: true });
    expect(await server.get<TableView>(`/api/tables/${id}`, host)).toMatchObject({ you: 0 });
  });

  it('can be entered with hello too, by somebody', async () => {
    const { id } = await locked();
    const eve = await server.guest('Eve');
    const greet = async (password: string, token?: string) => {
      const socket = await server.socket();
      socket.say({ type: 'hello', table: id, as: 'watch', password, ...(token !== undefined && { token }) });
      return socket;
    };
    for (const socket of [await greet('open sesame', eve), await greet(PASSWORD)])
      expect((await socket.next('refused')).code).toBe('password');
    expect((await (await greet(PASSWORD, eve)).next('state')).table).toMatchObject({ password: true });
    expect((await answersTo(id, eve))[0]).toBe(200);
  });

  it('stands in the list with its lock', async () => {
    const { id } = await locked({ ...SETTINGS, unwatched: true });
    const { tables } = await server.get<ListAnswer>('/api/tables?state=open');
    expect(tables.find((table) => table.id === id)).toMatchObject({ password: true, unwatched: true });
  });

  it('can get another one, or none; whoever has been let in must know the new one', async () => {
    const { id, host } = await locked();
    const eve = await server.guest('Eve');
    await server.do(id, eve, { do: 'enter', password: PASSWORD });
    const socket = await hello(id, eve);
    await socket.next('state');
    await server.do(id, host, { do: 'settings', settings: SETTINGS, password: 'another' });
    expect(await socket.closed).toBe(4403);
    expect((await answersTo(id, eve))[0]).toBe(403);
    expect((await server.refusal(id, eve, { do: 'enter', password: PASSWORD })).code).toBe('password');
    // Other terms leave it as it is.
    await server.do(id, host, { do: 'settings', settings: { ...SETTINGS, players: 5 } });
    expect((await answersTo(id))[0]).toBe(403);
    await server.do(id, host, { do: 'settings', settings: SETTINGS, password: null });
    expect((await answersTo(id))[0]).toBe(200);
  });

  it('is closed again to whoever the host has sent away', async () => {
    const { id, host } = await locked();
    const eve = await server.guest('Eve');
    await server.do(id, eve, { do: 'enter', password: PASSWORD });
    await server.do(id, eve, { do: 'sit' });
    await server.do(id, host, { do: 'remove', seat: 1 });
    expect((await answersTo(id, eve))[0]).toBe(403);
    expect((await server.refusal(id, eve, { do: 'enter', password: PASSWORD })).code).toBe('removed');
  });

  it('is kept by nobody in plain: neither in the files nor in what is shown', async () => {
    const { id, host } = await locked();
    await server.do(id, host, { do: 'settings', settings: SETTINGS, password: 'a second secret' });
    const shown = JSON.stringify(await server.get(`/api/tables/${id}/state`, host));
    const files = ['room25.sqlite', 'room25.sqlite-wal'].map((name) =>
      readFileSync(join(server.folder, name), 'latin1'),
    );
    for (const text of [shown, ...files])
      for (const secret of [PASSWORD, 'a second secret']) expect(text).not.toContain(secret);
    expect(shown).not.toMatch(/salt|hash/);
  });

  it('is not found out by trying', async () => {
    // Time stands still: what was used up does not come back while it is counted.
    const strict = (await TestServer.open({ limits: 1 })).stopClock();
    const host = await strict.guest('Ada');
    const body = { id: randomUUID(), settings: SETTINGS, password: PASSWORD };
    const { id } = await strict.post<TableView>('/api/tables', body, host);
    const eve = await strict.guest('Eve');
    const codes: string[] = [];
    for (let n = 0; n < 12; n++) codes.push((await strict.refusal(id, eve, { do: 'enter', password: `${n}` })).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'password'), 'too-fast', 'too-fast']);
    expect((await strict.refusal(id, eve, { do: 'enter', password: PASSWORD })).code).toBe('too-fast');
    await strict.close();
  });
});

describe('a password that is set again and again', () => {
  it('is not a way to keep the server busy; other terms can still be set', async () => {
    const now = Date.now();
    const strict = await TestServer.open({ limits: 1, now: () => now });
    const [host, eve] = [await strict.guest('Ada'), await strict.guest('Eve')];
    const { id } = await strict.post<TableView>('/api/tables', { id: randomUUID(), settings: SETTINGS }, host);
    const codeOf = async (token: string, password?: string | null): Promise<string | undefined> =>
      (
        await strict.refusal(id, token, {
          ...{ do: 'settings', settings: SETTINGS },
          ...(password !== undefined && { password }),
        })
      ).code;
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 6; n++) codes.push(await codeOf(host, `secret ${n}`), await codeOf(eve, `secret ${n}`));
    const done = Array.from({ length: 5 }, () => [undefined, 'not-host']).flat();
    expect(codes).toEqual([...done, 'too-fast', 'too-fast']);
    expect([await codeOf(host), await codeOf(host, null)]).toEqual([undefined, undefined]);
    await strict.close();
  });
});

describe('a table that nobody may look on', () => {
  it('is seen by anybody until the game begins, then by those who play, also after the end', async () => {
    const settings: Settings = { ...SETTINGS, unwatched: true };
    const { id, tokens } = await server.table(settings, ['Ada', 'Ben']);
    const socket = await hello(id);
    await socket.next('state');
    await server.do(id, tokens[0]!, { do: 'start' });
    expect(await socket.closed).toBe(4403);
    for (const text of socket.heard) expect(text).not.toContain('"game"');
    expect(await answersTo(id)).toEqual(WAYS.map(() => 403));
    expect((await server.send('GET', `/api/tables/${id}/state`, { token: tokens[1]! })).status).toBe(200);
    await played(id, tokens);
    expect(await answersTo(id)).toEqual(WAYS.map(() => 403));
    expect(await answersTo(id, tokens[1])).toEqual(WAYS.map(() => 200));
  });

  it('answers whoever waits over HTTP as soon as something is new', async () => {
    const { id, tokens } = await server.table({ ...SETTINGS, unwatched: true }, ['Ada', 'Ben']);
    const path = `/api/tables/${id}/state`;
    const tag = (await server.send('GET', path, { token: tokens[0]! })).headers.get('etag')!;
    const waiting = server.send('GET', `${path}?wait=30`, { token: tokens[0]!, headers: { 'if-none-match': tag } });
    await server.do(id, tokens[1]!, { do: 'say', text: 'Hello' });
    expect((await waiting).status).toBe(200);
  });
});

describe('the channel of a team', () => {
  it('stays with the team after the end, in every replay and in what was said', async () => {
    const settings: Settings = { ...SETTINGS, edition: 'ultimate', mode: 'team', players: 4, talk: 'team' };
    const { id, tokens } = await server.started(settings, ['Ada', 'Ben', 'Cleo', 'Dan']);
    await server.do(id, tokens[0]!, { do: 'say', text: 'to all', to: 'all' });
    await server.do(id, tokens[0]!, { do: 'say', text: 'to my team', to: 'team' });
    await played(id, tokens);
    const linesFor = async (seat: string, token?: string): Promise<(string | undefined)[]> => {
      const { chat } = await server.get<{ chat: (ChatLine & { text?: string })[] }>(
        `/api/tables/${id}/replay/${seat}`,
        token,
      );
      return chat.map(({ text }) => text);
    };
    const saidTo = async (token?: string): Promise<(string | undefined)[]> => {
      const { chat } = await server.get<{ chat: (ChatLine & { text?: string })[] }>(`/api/tables/${id}/chat`, token);
      return chat.map(({ text }) => text);
    };
    const tagFor = async (token?: string): Promise<string | null> =>
      (await server.send('GET', `/api/tables/${id}/replay/everyone`, token ? { token } : {})).headers.get('etag');
    const mates = [];
    for (const [seat, token] of tokens.entries()) {
      const heard = await linesFor(String(seat), token);
      if (heard.includes('to my team')) mates.push(seat);
      expect(await linesFor('everyone', token)).toEqual(heard);
      // Nobody else hears it through this seat.
      expect(await linesFor(String(seat))).toEqual(['to all']);
      expect(await linesFor('0', token)).toEqual(heard);
      expect(await saidTo(token)).toEqual(heard);
    }
    expect(mates).toHaveLength(2);
    expect(await linesFor('everyone')).toEqual(['to all']);
    expect(await saidTo()).toEqual(['to all']);
    // Whoever is somebody else on the same device is not told that nothing has changed.
    expect(await tagFor(tokens[0])).not.toBe(await tagFor());
    expect(await linesFor('spectator', tokens[0])).toEqual(['to all']);
  });
});
