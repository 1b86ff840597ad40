/** How fast a store is by itself, to compare a server's speed with. */
import { randomUUID } from 'node:crypto';
import type { Store, Summary } from './store.ts';

/** Each writer has a table of its own and appends as soon as it may. The tables stay: measure a store that nobody plays on. */
export const appendsPerSecond = async (store: Store, writers: number, seconds: number): Promise<number> => {
  const start = performance.now();
  const end = start + 1000 * seconds;
  const counts = await Promise.all(Array.from({ length: writers }, () => write(store, end)));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
};

const write = async (store: Store, end: number): Promise<number> => {
  const id = randomUUID();
  const summary: Summary = {
    id,
    code: id,
    listed: false,
    state: 'playing',
    edition: 'ultimate',
    mode: 'suspicion',
    seats: 8,
    taken: 8,
    updated: Date.now(),
    players: [],
    clock: { kind: 'none' },
    talk: 'signals',
    awaited: [],
  };
  let seq = 0;
  while (performance.now() < end) {
    const updated = Date.now();
    await store.append(id, ++seq, [BODY], { ...summary, updated, wakeAt: updated + FAR });
  }
  return seq;
};

const FAR = 1e9;

/** About as long as the entry of a command. */
const BODY = { kind: 'play', guest: randomUUID(), request: randomUUID(), command: 1_234_567 };
