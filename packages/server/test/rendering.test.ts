/** What is made for one viewer is kept for the others, and for no longer than it takes. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { waitFor } from '../src/http/wait.ts';
import { LiveTable } from '../src/node/live-table.ts';
import { Rendering } from '../src/node/rendering.ts';
import type { Store } from '../src/store/store.ts';
import { Growing } from '../src/table/growing.ts';
import { People } from '../src/table/people.ts';
import type { Said } from '../src/table/table-state.ts';
import { stuffedLog } from './stuffed-log.ts';
import { SETTINGS, TestServer } from './test-server.ts';

const hashed = vi.hoisted(() => ({ times: 0 }));
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const createHash: typeof crypto.createHash = (...args) => {
    hashed.times++;
    return crypto.createHash(...args);
  };
  return { ...crypto, createHash };
});

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

it('whoever mutes others in ever new ways, and looks, leaves little behind', () => {
  const visitors = Array.from({ length: 10 }, (_, visitor) => ({ visitor, guest: `guest ${visitor}` }));
  const said = Array.from({ length: 2_000 }, (_, at) => ({ seat: 0, visitor: at % 10, text: 'Hello.', at, events: 0 }));
  const table = { ...stuffedLog(400).table, people: new People(visitors), chat: new Growing<Said>(said) };
  const live = new LiveTable(table, { store: {} as Store, now: () => 0, changed: () => {} });
  const before = heap();
  for (let choice = 0; choice < 1 << 10; choice++) {
    const muted = visitors.filter(({ visitor }) => choice & (1 << visitor));
    const { chatCount } = live.rendering('spectator', new Set(muted.map(({ guest }) => guest)));
    expect(chatCount).toBe(2_000 - 200 * muted.length);
  }
  expect(heap() - before).toBeLessThan(MUCH);
  expect(live.rendering('spectator').chatCount).toBe(2_000);
});

it('however many wait for news, what there is to see is looked through once', async () => {
  const server = await TestServer.open();
  const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
  const live = (await server.running.node.tables.byId(id))!;
  const { tag: known } = live.rendering('spectator');
  const waitedFor = async (): Promise<string> => {
    const { signal } = new AbortController();
    await waitFor(live, () => 'spectator', { seconds: 60, known, signal, unheard: new Set() });
    return live.rendering('spectator').tag;
  };
  hashed.times = 0;
  const waiting = Array.from({ length: 100 }, waitedFor);
  await server.do(id, tokens[0]!, { do: 'say', text: 'Hello.' });
  const tags = new Set(await Promise.all(waiting));
  expect(tags.size).toBe(1);
  expect(tags).not.toContain(known);
  expect(hashed.times).toBeLessThan(20);
  await server.close();
});
