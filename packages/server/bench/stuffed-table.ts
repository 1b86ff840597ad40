/**
 * How long a table takes to open, and what is told after its end, when people have filled its log with signals:
 * `npx tsx --conditions=room25-source packages/server/bench/stuffed-table.ts [entries]`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../src/index.ts';
import { LiveTable } from '../src/node/live-table.ts';
import { summaryOf } from '../src/table/summary.ts';
import { stuffedLog } from '../test/stuffed-log.ts';
import { TestServer } from '../test/test-server.ts';

const entries = Number(process.argv[2] ?? 20_000);
const { bodies, table } = stuffedLog(entries);
const server = await TestServer.open();
await server.stop();
const store = await openStore(undefined, server.folder);
await store.append(table.id, 1, bodies, summaryOf(table));
const around = { store, now: Date.now, changed: () => {} };
for (let round = 0; round < 5; round++) {
  const start = performance.now();
  let longest = 0;
  let last = start;
  const watching = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await LiveTable.read(table.id, around);
  longest = Math.max(longest, performance.now() - last);
  clearInterval(watching);
  console.log(
    `${bodies.length} entries open in ${Math.round(performance.now() - start)} ms; the event loop stood still for at most ${Math.round(longest)} ms`,
  );
}
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
