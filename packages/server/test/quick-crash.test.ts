/** Many look for a quick game at once, by any process, and some of these die meanwhile: nobody is lost, and nobody sits twice. */
import { randomUUID } from 'node:crypto';
import type { QuickAnswer, TableView } from '@room25/protocol';
import { PATIENCE, ServerProcess } from '@room25/test-kit/server';
import { expect, test } from 'vitest';
import { onBothStores, type Place } from './both-stores.ts';

const PEOPLE = 100;
const SEATS = 6;

/** Asks until somebody answers: any process will do. */
const ask = async <T>(servers: readonly ServerProcess[], first: number, path: string, { token, body }: Asking) => {
  for (let turn = first; ; turn++) {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const url = `${servers[turn % servers.length]!.address}${path}`;
    try {
      const response = await fetch(url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
      if (response.ok) return (await response.json()) as T;
      if (response.status !== 503) throw new TypeError(await response.text());
    } catch (trouble) {
      if (!(trouble instanceof TypeError) || !/fetch failed|terminated/.test(trouble.message)) throw trouble;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
};

interface Asking {
  readonly token?: string;
  readonly body?: object;
}

const processesOf = async ({ kind, folder, url }: Place): Promise<ServerProcess[]> =>
  Promise.all(Array.from({ length: kind === 'sqlite' ? 1 : 3 }, () => ServerProcess.start({ folder, url })));

onBothStores((place) => {
  test('a process that is killed in the middle of it loses nobody', { timeout: PATIENCE }, async () => {
    const servers = await processesOf(place);
    const tokens: string[] = [];
    for (let n = 0; n < PEOPLE; n++) {
      const body = { name: `Guest ${n}`, token: true };
      tokens.push((await ask<{ token: string }>(servers, n, '/api/guest', { body })).token);
    }
    let seated = 0;
    let killing: Promise<void> | undefined;
    const killed = servers[0]!;
    const seating = tokens.map(async (token, n) => {
      // Each asks by two processes at once, where there are so many.
      const both = [n, n + 1].map((first) => ask<QuickAnswer>(servers, first, '/api/quick', { token, body: {} }));
      await Promise.all(both);
      if (++seated === 10) killing = killed.kill().then(() => killed.start());
    });
    await Promise.all(seating);
    await killing;
    expect(seated).toBe(PEOPLE);

    const raw = await place.openRaw();
    const tables = await raw.all('SELECT id, quick_place, players FROM tables ORDER BY quick_place');
    const sizes = tables.map(({ players }) => (JSON.parse(players as string) as number[]).length);
    expect(tables.map(({ quick_place: at }) => at)).toEqual(tables.map((_, at) => at + 1));
    expect(Math.max(...sizes)).toBe(SEATS);
    const seats = await raw.all('SELECT guest FROM people WHERE seated = 1');
    expect(seats).toHaveLength(PEOPLE);
    expect(new Set(seats.map(({ guest }) => guest)).size).toBe(PEOPLE);
    // Nobody sits short: one table waits for the rest, unless somebody got up from a second seat.
    expect(tables.length).toBeLessThanOrEqual(Math.ceil(PEOPLE / SEATS) + (place.kind === 'sqlite' ? 0 : 2));

    // Whoever asks again is told the same; and where all want to, any process begins the game.
    const last = await Promise.all(
      tokens.map((token, n) => ask<QuickAnswer>(servers, n, '/api/quick', { token, body: {} })),
    );
    const waiting = tables.filter((_, at) => sizes[at]! < SEATS).map(({ id }) => id as string);
    for (const [n, token] of tokens.entries())
      if (waiting.includes(last[n]!.table)) {
        const body = { id: randomUUID(), act: { do: 'ready', ready: true } };
        await ask(servers, n, `/api/tables/${last[n]!.table}/do`, { token, body });
      }
    const stateOf = async (id: unknown): Promise<string> =>
      (await ask<TableView>(servers, 1, `/api/tables/${id}`, {})).state;
    for (const { id } of tables) await expect.poll(() => stateOf(id), { timeout: PATIENCE }).not.toBe('open');
    await raw.close();
    await Promise.all(servers.map((server) => server.stop()));
  });
});
