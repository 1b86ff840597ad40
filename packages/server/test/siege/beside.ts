/** What others notice while something is tried. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Fort } from './fort.ts';

export interface Beside {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Requests that were refused or not answered at all. */
  readonly lost: number;
  /** Megabytes. */
  readonly grown: number;
}

const LOOK_EVERY = 100;

export const beside = async <T>(fort: Fort, work: () => Promise<T>): Promise<{ result: T; noticed: Beside }> => {
  const token = await fort.guest('Bystander');
  const { id } = await fort.table(token, { listed: true });
  const workerData = { port: fort.server.port, table: id, token };
  const worker = new Worker(new URL('./bystander.mjs', import.meta.url), { workerData, execArgv: [] });
  await once(worker, 'message');
  const before = fort.memory;
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, fort.memory);
  }, LOOK_EVERY);
  try {
    const result = await work();
    const told = once(worker, 'message');
    worker.postMessage('stop');
    const [{ waits, lost }] = (await told) as [{ waits: number[]; lost: number }];
    const sorted = waits.toSorted((one, other) => one - other);
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    return { result, noticed: { p50: at(0.5), p99: at(0.99), longest: at(1), lost, grown: most - before } };
  } finally {
    clearInterval(looking);
    await worker.terminate();
  }
};
