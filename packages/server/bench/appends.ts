/**
 * How many durable appends a second the store alone can do:
 * `npx tsx --conditions=room25-source packages/server/bench/appends.ts [seconds]`, on `DATABASE_URL` or a temporary SQLite.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendsPerSecond } from '../src/store/measure.ts';
import { openStore } from '../src/store/open.ts';

const seconds = Number(process.argv[2] ?? 3);
const folder = mkdtempSync(join(tmpdir(), 'room25-bench-'));
const store = await openStore(process.env['DATABASE_URL'], folder);
for (const writers of [1, 16, 128])
  console.log(`${writers} writers: ${Math.round(await appendsPerSecond(store, writers, seconds))} appends a second`);
await store.close();
rmSync(folder, { recursive: true });
