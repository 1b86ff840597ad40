/** What is made for one viewer is kept for the others, and for no longer than it takes. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { Rendering } from '../src/node/rendering.ts';
import { stuffedLog } from './stuffed-log.ts';

const ENTRIES = 3_000;
/** Megabytes. */
const MUCH = 20;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};

it('whoever asks from another event on each time leaves nothing behind', () => {
  const rendering = new Rendering(stuffedLog(ENTRIES).table, 'spectator');
  const asked = (events: number): number => rendering.parts({ events, chat: 0 }).join().length;
  const whole = asked(0) / 1e6;
  const before = heap();
  let made = 0;
  for (let events = 0; made < 5 * MUCH; events++) made += asked(events) / 1e6;
  expect(whole).toBeGreaterThan(0.1);
  expect(heap() - before).toBeLessThan(MUCH);
  // It is still there for whoever asks next.
  expect(asked(0) / 1e6).toBe(whole);
});
