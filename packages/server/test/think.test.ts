/** Processes that only think: servers notice them, use them, and do without them when they are gone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { posted, type Task, taskOf } from '@room25/bots';
import { BotPool, type Helpers } from '@room25/bots/pool';
import { Game, newSheet, type Sheet } from '@room25/engine';
import { Postgres, ServerProcess } from '@room25/test-kit/server';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openHelpers, openStore, startThinking } from '../src/index.ts';

const PATIENCE = 120_000;
/** Milliseconds: the search ends by itself, long before that. */
const PLENTY = 60_000;
const AN_HOUR = 3_600_000;

const sheet = newSheet({ edition: 'ultimate', mode: 'suspicion', players: 6, seed: 'think', wishes: [] });
const game = Game.setUp(sheet as Sheet) as Game;
const taskAt = (seat: number): Task => posted(taskOf(game, seat, { log: [], level: 'hard', seed: 'think' }));
const NEVER = new AbortController().signal;

let postgres: Postgres;
let url: string;
let helpers: Helpers;
let thinker: { close(): Promise<void> } | undefined;
const children: ChildProcess[] = [];

beforeAll(async () => {
  postgres = await Postgres.start();
  url = await postgres.newDatabase();
  // A server brings the database up to date.
  await (await openStore(url, '')).close();
}, PATIENCE);
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await thinker?.close();
  thinker = undefined;
  await helpers.close();
});
afterAll(() => postgres.stop());

const areThere = (threads: number): Promise<void> =>
  expect.poll(() => helpers.threads, { timeout: PATIENCE, interval: 20 }).toBe(threads);

const isTaken = async (): Promise<boolean> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT 1 FROM jobs WHERE taken IS NOT NULL');
  await client.end();
  return rows.length > 0;
};

describe('a process that only thinks', { timeout: PATIENCE }, () => {
  it('is noticed, decides, and gives its best answer so far when it is wanted', async () => {
    helpers = (await openHelpers(url))!;
    expect(helpers.threads).toBe(0);
    thinker = await startThinking(url, 2);
    await areThere(2);
    const asked = [0, 1, 2].map((seat) => helpers.decide(taskAt(seat), { milliseconds: PLENTY, signal: NEVER }));
    for (const [seat, decision] of (await Promise.all(asked)).entries()) {
      expect(taskAt(seat).answers).toContain(decision.command);
      expect(decision.explanation!.samples).toBeGreaterThan(0);
    }
    const stop = new AbortController();
    const long = helpers.decide(taskAt(3), { milliseconds: AN_HOUR, signal: stop.signal });
    await expect.poll(isTaken, { timeout: PATIENCE }).toBe(true);
    stop.abort();
    expect(taskAt(3).answers).toContain((await long).command);
  });

  it('that is killed in the middle of it costs only time', async () => {
    helpers = (await openHelpers(url))!;
    // The program as an operator starts it.
    const server = await ServerProcess.start({ folder: '', url });
    await server.stop();
    const child = await started(server.main);
    await areThere(1);
    const pool = new BotPool(1, helpers);
    const here = pool.decide(taskAt(0), { milliseconds: 10 });
    const there = pool.decide(taskAt(1), { milliseconds: 2_000 });
    await expect.poll(isTaken, { timeout: PATIENCE, interval: 20 }).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (const [seat, decision] of (await Promise.all([here, there])).entries())
      expect(taskAt(seat).answers).toContain(decision.command);
    expect(helpers.threads).toBe(0);
    // Another one is as good.
    const other = await started(server.main);
    await areThere(1);
    const decision = await helpers.decide(taskAt(2), { milliseconds: PLENTY, signal: NEVER });
    expect(taskAt(2).answers).toContain(decision.command);
    other.kill('SIGTERM');
    expect(await once(other, 'exit')).toEqual([0, null]);
    // The server closes those who help it.
    await pool.close();
  });
});

const started = async (main: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [main, 'think', '--threads', '1'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.push(child);
  await once(child, 'spawn');
  return child;
};
