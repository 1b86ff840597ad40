/** Many people who look for a quick game at the same moment: how long until each has a seat, and a game. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QuickAnswer } from '@room25/protocol';
import { UsageError } from '../command.ts';
import { Progress } from '../terminal/progress.ts';
import { Link } from './link.ts';
import { isReady, startOwnServer } from './own-server.ts';
import { post } from './post.ts';
import { LoadTally } from './tally.ts';

/** Milliseconds within which everybody must have a seat, and then a game: bots fill in after 45 seconds. */
const SEATED_WITHIN = 60_000;
const PATIENCE = SEATED_WITHIN + 50_000;
/** Guests are made beforehand, this many at a time. */
const AT_ONCE = 50;

export interface QuickReport {
  readonly people: number;
  readonly tables: number;
  /** The most people that one table takes. */
  readonly most: number;
  /** Milliseconds until somebody sat, and until they were shown a game. */
  readonly seated: Delays;
  readonly playing: Delays;
  readonly troubles: readonly string[];
}

interface Delays {
  readonly p50: number;
  readonly p99: number;
  readonly last: number;
}

export const measureQuick = async (address: string | undefined, people: number): Promise<QuickReport> => {
  if (address !== undefined && !(await isReady(address))) throw new UsageError(`no server answers at ${address}`);
  const folder = mkdtempSync(join(tmpdir(), 'room25-load-'));
  const own = address === undefined ? await startOwnServer(folder) : undefined;
  try {
    return await rush(address ?? own!.url, people);
  } finally {
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const rush = async (url: string, people: number): Promise<QuickReport> => {
  const tokens = await guestsOf(url, people);
  const links = await Promise.all(tokens.map((token) => Link.open(url, token)));
  const [seated, playing] = [new LoadTally(), new LoadTally()];
  const tables = new Map<string, number>();
  const start = performance.now();
  const sit = async (token: string, link: Link): Promise<void> => {
    try {
      const table = await seatOf(url, token, start + SEATED_WITHIN);
      seated.heard(performance.now() - start);
      tables.set(table, (tables.get(table) ?? 0) + 1);
      await link.greet(table);
      // Adds a number to the deal, as a page does once it has been shown the commitment.
      void link.do({ do: 'ready', ready: false, entropy: randomBytes(16).toString('hex') });
      while (!link.hasGame && performance.now() - start < PATIENCE) await Promise.race([link.news(), sleep(1_000)]);
      if (link.hasGame) playing.heard(performance.now() - start);
    } catch (trouble) {
      seated.refused((trouble as Error).message);
    }
  };
  await Promise.all(tokens.map((token, n) => sit(token, links[n]!)));
  for (const link of links) link.close();
  return {
    people,
    tables: tables.size,
    most: Math.max(0, ...tables.values()),
    seated: delaysOf(seated),
    playing: delaysOf(playing),
    troubles: [
      ...seated.troubles,
      ...(seated.delay(1) > SEATED_WITHIN ? ['somebody waited for a seat for more than a minute'] : []),
      ...(playing.commands < people ? [`${people - playing.commands} had no game in the end`] : []),
    ],
  };
};

/** Somebody who gets no answer in such a crowd asks again, as a person would; they get the same seat. */
const seatOf = async (url: string, token: string, until: number): Promise<string> => {
  for (;;)
    try {
      return (await post<QuickAnswer>(`${url}/api/quick`, {}, token)).table;
    } catch (trouble) {
      if (!(trouble instanceof TypeError) || performance.now() > until) throw trouble;
    }
};

const guestsOf = async (url: string, people: number): Promise<readonly string[]> => {
  const tokens: string[] = [];
  const progress = new Progress('people', people);
  while (tokens.length < people) {
    const some = Array.from({ length: Math.min(AT_ONCE, people - tokens.length) }, (_, n) =>
      post<{ token: string }>(`${url}/api/guest`, { name: `Load ${tokens.length + n + 1}`, token: true }),
    );
    for (const { token } of await Promise.all(some)) tokens.push(token);
    await progress.tell(tokens.length);
  }
  progress.end();
  return tokens;
};

const delaysOf = (tally: LoadTally): Delays => ({
  p50: tally.delay(0.5),
  p99: tally.delay(0.99),
  last: tally.delay(1),
});
