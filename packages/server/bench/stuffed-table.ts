/**
 * How long a table takes to open, and what is told after its end, when people have filled its log with signals:
 * `npx tsx --conditions=room25-source packages/server/bench/stuffed-table.ts [entries]`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../src/index.ts';
import { LiveTable } from '../src/node/live-table.ts';
import { summaryOf } from '../src/table/summary.ts';
import { type StuffedLog, stuffedLog } from '../test/stuffed-log.ts';
import { TestServer } from '../test/test-server.ts';

const entries = Number(process.argv[2] ?? 20_000);
const server = await TestServer.open();
await server.stop();
const store = await openStore(undefined, server.folder);
const around = { store, now: Date.now, changed: () => {} };

const stored = async (length: number, code: string): Promise<StuffedLog> => {
  const log = stuffedLog(length, code);
  await store.append(log.table.id, 1, log.bodies, summaryOf(log.table));
  return log;
};

/** Milliseconds, and for how long nobody else had a turn. */
const opened = async (id: string): Promise<{ readonly time: number; readonly stood: number }> => {
  const start = performance.now();
  let stood = 0;
  let last = start;
  const watching = setInterval(() => {
    stood = Math.max(stood, performance.now() - last);
    last = performance.now();
  }, 1);
  await LiveTable.read(id, around);
  clearInterval(watching);
  const end = performance.now();
  return { time: end - start, stood: Math.max(stood, end - last) };
};

const { bodies, table } = await stored(entries, 'STUFFD');
const tenth = await stored(entries / 10, 'TENTH2');
const first = await opened(table.id);
const times: number[] = [];
const [short, parsed]: [number[], number[]] = [[], []];
const text = JSON.stringify(bodies);
for (let round = 0; round < 9; round++) {
  const { time, stood } = await opened(table.id);
  times.push(time);
  console.log(`${bodies.length} entries open in ${Math.round(time)} ms; others waited ${Math.round(stood)} ms at most`);
  short.push((await opened(tenth.table.id)).time);
  const start = performance.now();
  JSON.parse(text);
  parsed.push(performance.now() - start);
}
const median = (all: readonly number[]): number => [...all].sort((one, other) => one - other)[all.length >> 1]!;
const ratio = (one: number, other: number): string => (one / other).toFixed(1);
// Whatever else the machine does, these stay what they are.
console.log(`to open it takes ${ratio(median(times), median(parsed))} times as long as to parse its JSON`);
console.log(`ten times as many entries take ${ratio(median(times), median(short))} times as long`);
console.log(`the first time takes ${ratio(first.time, median(times))} times as long as later ones`);
await store.close();

const again = await TestServer.open({}, server.folder);
const ask = async (path: string): Promise<void> => {
  let longest = 0;
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      const start = performance.now();
      await again.send('GET', '/healthz');
      longest = Math.max(longest, performance.now() - start);
      await sleep(1);
    }
  })();
  const start = performance.now();
  const response = await again.send('GET', `/api/tables/${table.id}${path}`);
  const bytes = (await response.arrayBuffer()).byteLength;
  const time = performance.now() - start;
  isDone = true;
  await others;
  console.log(
    `${path || '/'} ${response.status}: ${Math.round(time)} ms, ${bytes} bytes; /healthz beside it at most ${Math.round(longest)} ms`,
  );
};
for (const path of ['', '/thoughts', '/thoughts', '/replay/everyone', '/replay/everyone', '/record', '/result'])
  await ask(path);
console.log(`memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
await again.close();
