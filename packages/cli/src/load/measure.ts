/** The three phases of a load: the store alone, at people's pace, as fast as it goes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '@room25/engine';
import { appendsPerSecond as measureAppends, openStore } from '@room25/server';
import { UsageError } from '../command.ts';
import { storeSettings } from '../store-settings.ts';
import { Progress } from '../terminal/progress.ts';
import { isReady, startOwnServer } from './own-server.ts';
import { LoadParty, SEATS } from './party.ts';
import { type ServerFigures, serverFigures } from './server-figures.ts';
import { LoadTally } from './tally.ts';

export interface LoadWish {
  readonly tables: number;
  readonly watchers: number;
  readonly seconds: number;
  readonly pace: number;
}

export interface LoadPart {
  readonly commandsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** What the server used, if it tells; `cpu` in cores. */
  readonly server?: { readonly cpu: number; readonly megabytes: number };
  readonly troubles: readonly string[];
}

export interface Report {
  readonly sockets: number;
  readonly appendsPerSecond: number;
  readonly paced: LoadPart;
  readonly fast: LoadPart;
}

export const measure = async (address: string | undefined, wish: LoadWish): Promise<Report> => {
  const folder = mkdtempSync(join(tmpdir(), 'room25-load-'));
  try {
    return await measureIn(folder, address, wish);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const measureIn = async (folder: string, address: string | undefined, wish: LoadWish): Promise<Report> => {
  if (address !== undefined && !(await isReady(address))) throw new UsageError(`no server answers at ${address}`);
  const appendsPerSecond = await measureStore(wish, folder);
  const own = address === undefined ? await startOwnServer(join(folder, 'served')) : undefined;
  const url = address ?? own!.url;
  const parties: LoadParty[] = [];
  try {
    const gathering = new Progress('tables', wish.tables);
    for (let table = 0; table < wish.tables; table++) {
      const watchers =
        Math.floor(((table + 1) * wish.watchers) / wish.tables) - Math.floor((table * wish.watchers) / wish.tables);
      parties.push(await LoadParty.gather(url, watchers, randomFrom(`load ${table}`, 'load')));
      await gathering.tell(table);
    }
    gathering.end();
    // Everybody has a table before measuring begins.
    await Promise.all(
      parties.map((party) => party.play({ end: performance.now() + 1, pace: 0, tally: new LoadTally() })),
    );
    const paced = await measurePart(url, parties, { seconds: wish.seconds, pace: wish.pace });
    const fast = await measurePart(url, parties, { seconds: wish.seconds, pace: 0 });
    return { sockets: SEATS * wish.tables + wish.watchers, appendsPerSecond, paced, fast };
  } finally {
    for (const party of parties) party.close();
    await own?.stop();
  }
};

const measureStore = async ({ tables, seconds }: LoadWish, folder: string): Promise<number> => {
  const store = await openStore(storeSettings(process.env).url, join(folder, 'store'));
  try {
    return await measureAppends(store, tables, seconds);
  } finally {
    await store.close();
  }
};

const measurePart = async (
  url: string,
  parties: readonly LoadParty[],
  { seconds, pace }: Pick<LoadWish, 'seconds' | 'pace'>,
): Promise<LoadPart> => {
  const tally = new LoadTally();
  const before = await serverFigures(url);
  const start = performance.now();
  const end = start + 1000 * seconds;
  const progress = new Progress('seconds', seconds);
  const showing = showProgress(progress, start, end);
  await Promise.all(parties.map((party) => party.play({ end, pace, tally })));
  const lasted = (performance.now() - start) / 1000;
  const after = await serverFigures(url);
  await showing;
  progress.end();
  return {
    commandsPerSecond: tally.commands / lasted,
    p50: tally.delay(0.5),
    p99: tally.delay(0.99),
    ...(before && after && { server: usage(before, after, lasted) }),
    troubles: tally.troubles,
  };
};

const showProgress = async (progress: Progress, start: number, end: number): Promise<void> => {
  while (performance.now() < end) {
    await progress.tell(Math.floor((performance.now() - start) / 1000));
    await sleep(200);
  }
};

const usage = (before: ServerFigures, after: ServerFigures, seconds: number): NonNullable<LoadPart['server']> => ({
  cpu: (after.cpuSeconds - before.cpuSeconds) / seconds,
  megabytes: after.memory / 1e6,
});
