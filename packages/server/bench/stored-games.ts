/**
 * How long a server takes to start on many stored games:
 * `npx tsx --conditions=room25-source packages/server/bench/stored-games.ts [games]`. One whole game is played, and its log
 * is then copied so often.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { randomFrom } from '@room25/engine';
import { anyOf, isOver, ServerProcess } from '@room25/test-kit/server';
import Database from 'libsql';
import { SETTINGS } from '../test/table.ts';
import { TestServer } from '../test/test-server.ts';

const games = Number(process.argv[2] ?? 100_000);

const testServer = await TestServer.open();
const { id, tokens } = await testServer.started({ ...SETTINGS, listed: true }, ['Ann'], 'random');
const ann = testServer.player(id, tokens[0]!);
const random = randomFrom('stored', 'bench');
for (;;) {
  await ann.until(() => ann.answers.length > 0 || isOver(ann));
  if (isOver(ann)) break;
  await ann.do({ do: 'play', command: anyOf(ann.answers, random) });
}
await testServer.stop();

const database = new Database(join(testServer.folder, 'room25.sqlite'));
database.exec('PRAGMA synchronous = OFF');
database.exec(`
  CREATE TEMP TABLE copies AS WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${games - 1}) SELECT n FROM n;
  INSERT INTO entries (table_id, seq, at, body) SELECT printf('%022d', n), seq, at, body FROM copies, (SELECT * FROM entries) ORDER BY 1, 2;
  INSERT INTO tables SELECT printf('%022d', n), seq, printf('%06d', n), listed, state, edition, mode, seats, taken, updated - n, wake_at,
    players, result, details FROM tables, copies;
`);
const count = (what: string): number =>
  (database.prepare(`SELECT count(*) AS n FROM ${what}`).get() as { n: number }).n;
console.log(`${count('tables')} games, ${count('entries')} entries`);
database.close();
console.log(spawnSync('du', ['-sh', testServer.folder], { encoding: 'utf8' }).stdout.trim());

const server = await ServerProcess.start({ folder: testServer.folder });
await server.stop();
const time = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  const start = performance.now();
  await work();
  console.log(`${what}: ${Math.round(performance.now() - start)} ms`);
};
const metric = async (name: string): Promise<number> => {
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)![1]);
};
for (let n = 0; n < 3; n++) {
  if (n > 0) await server.kill();
  await time('start, until it is ready', () => server.start());
}
const read = async (path: string): Promise<void> => {
  const response = await fetch(`${server.address}${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await response.arrayBuffer();
};
await time('the list of finished games', () => read('/api/tables?state=over'));
await time('the result of one of them', () => read(`/api/tables/${String(games >> 1).padStart(22, '0')}/result`));
console.log(`memory: ${Math.round((await metric('process_resident_memory_bytes')) / 1e6)} MB`);
await server.stop();
await testServer.close();
