/** Processes that only think: servers notice them, use them, and do without them when they are gone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { decide, posted, type Task, taskOf } from '@room25/bots';
import { BotPool, type Helpers, ToldLog } from '@room25/bots/pool';
import {
  type Command,
  type Event,
  Game,
  newSheet,
  readCommand,
  readFile,
  type Sheet,
  seatViewer,
} from '@room25/engine';
import { Postgres, ServerProcess } from '@room25/test-kit/server';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openHelpers, openStore, startThinking } from '../src/index.ts';

const PATIENCE = 600_000;
/** Milliseconds: the search ends by itself, long before that. */
const PLENTY = 60_000;
const AN_HOUR = 3_600_000;

const sheet = newSheet({ edition: 'ultimate', mode: 'suspicion', players: 6, seed: 'think', wishes: [] });
const game = Game.setUp(sheet as Sheet) as Game;
/** Kevin has seen c2. */
const ACCUSED = `edition second
mode suspicion
order franck jennifer max alice emmett kevin
role kevin guard
board
  (MR) (EM) (TR) (EM) (25)
  (EM) (FL) (AC) (EM) (MR)
  (VI) EM   CE   (FL) (EM)
  (EM) (TR) (MR) (EM) (CO)
  (EM) (EM) (DA) (PR) (EM)
knows kevin c2
`;
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

const rowsOf = async <Row>(sql: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as Row[];
};

const isTaken = async (): Promise<boolean> => (await rowsOf('SELECT 1 FROM jobs WHERE taken IS NOT NULL')).length > 0;

/** Hears that a task was taken. Whoever looks now and then may come too late: a search ends by itself within a second. */
const listenForTaking = async (): Promise<{ readonly taken: Promise<unknown>; close(): Promise<void> }> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`
    CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('taken', ''); RETURN NULL; END $$;
    CREATE TRIGGER tell AFTER UPDATE OF taken ON jobs FOR EACH ROW EXECUTE FUNCTION tell();
    LISTEN taken`);
  return {
    taken: once(client, 'notification'),
    async close() {
      await client.query('DROP TRIGGER tell ON jobs; DROP FUNCTION tell()');
      await client.end();
    },
  };
};

/** Whoever wants to answer stands still: a task that was taken stays taken, however soon it was thought about. */
const HALT = `
  CREATE FUNCTION halt() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(600); RETURN NEW; END $$;
  CREATE TRIGGER halt BEFORE UPDATE OF decision ON jobs FOR EACH ROW EXECUTE FUNCTION halt()`;
const LIFT = [
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'",
  'DROP TRIGGER halt ON jobs; DROP FUNCTION halt()',
];

describe('a process that only thinks', { timeout: PATIENCE }, () => {
  it('is noticed, decides, and gives its best answer so far when it is wanted', async () => {
    helpers = (await openHelpers(url))!;
    expect(helpers.threads).toBe(0);
    thinker = await startThinking(url, 2);
    await areThere(2);
    const asked = [0, 1, 2].map((seat) =>
      helpers.decide({ task: taskAt(seat) }, { milliseconds: PLENTY, signal: NEVER }),
    );
    for (const [seat, decision] of (await Promise.all(asked)).entries()) {
      expect(taskAt(seat).answers).toContain(decision.command);
      expect(decision.explanation!.samples).toBeGreaterThan(0);
    }
    const stop = new AbortController();
    const ear = await listenForTaking();
    const long = helpers.decide({ task: taskAt(3) }, { milliseconds: AN_HOUR, signal: stop.signal });
    await ear.taken;
    stop.abort();
    expect(taskAt(3).answers).toContain((await long).command);
    await ear.close();
  });

  it('knows who is a person and who a bot', async () => {
    helpers = (await openHelpers(url))!;
    thinker = await startThinking(url, 1);
    await areThere(1);
    const log: Event[] = [];
    const told = Game.setUp(readFile(ACCUSED).games[0]!.sheet, (event) => log.push(event)) as Game;
    for (const line of ['kevin: signal c2 green', 'alice: say suspect kevin']) told.apply(readCommand(line) as Command);
    log.push({ kind: 'revealed', cell: 'c2', room: 'AC', rule: 'MOVE-1' });
    // Alice is a person, whom bots answer; Franck has nothing to decide but whether to say something.
    const levels = ['easy', 'easy', 'easy', undefined, 'easy', 'easy'] as const;
    const task = posted(taskOf(told, 0, { log, level: 'easy', seed: 'think', levels, answers: [] }));
    const { command } = await helpers.decide({ task }, { milliseconds: PLENTY, signal: NEVER });
    expect(command).toBe(readCommand('franck: say yes alice'));
  });

  it('that is killed in the middle of it costs only time', async () => {
    helpers = (await openHelpers(url))!;
    // The program as an operator starts it.
    const server = await ServerProcess.start({ folder: '', url });
    await server.stop();
    const child = await started(server.main);
    const pool = new BotPool(1, helpers);
    await rowsOf(HALT);
    await areThere(1);
    const here = pool.decide(taskAt(0), { milliseconds: 10 });
    // So long it waits for the one that is killed; so long that one has, on a busy machine, to take it.
    const there = pool.decide(taskAt(1), { milliseconds: 10_000 });
    await expect.poll(isTaken, { timeout: PATIENCE, interval: 20 }).toBe(true);
    const killed = once(child, 'exit');
    child.kill('SIGKILL');
    await killed;
    for (const sql of LIFT) await rowsOf(sql);
    for (const [seat, decision] of (await Promise.all([here, there])).entries())
      expect(taskAt(seat).answers).toContain(decision.command);
    expect(helpers.threads).toBe(0);
    // Another one is as good.
    const other = await started(server.main);
    await areThere(1);
    const decision = await helpers.decide({ task: taskAt(2) }, { milliseconds: PLENTY, signal: NEVER });
    expect(taskAt(2).answers).toContain(decision.command);
    other.kill('SIGTERM');
    expect(await once(other, 'exit')).toEqual([0, null]);
    // The server closes those who help it.
    await pool.close();
  });
});

describe('what a seat of a long game was told', { timeout: PATIENCE }, () => {
  const SEAT = 2;

  it('is written down once, part by part; what a database has lost, once more', async () => {
    helpers = (await openHelpers(url))!;
    thinker = await startThinking(url, 1);
    await areThere(1);
    const log: Event[] = [];
    const played = Game.setUp(sheet as Sheet, (event) => log.push(event)) as Game;
    const kept = new ToldLog();
    const goOn = (commands: number): void => {
      for (let n = 0; n < commands; n++) played.apply(played.answers(played.awaited[0]!)[0]!);
      kept.add(log.slice(kept.length).map((event) => played.told(event, seatViewer(SEAT))));
    };
    const isDecidedThere = async (milliseconds = PLENTY): Promise<void> => {
      const { events, ...task } = posted(taskOf(played, SEAT, { log, level: 'easy', seed: 'think' }));
      const decision = await helpers.decide({ task, told: kept.told }, { milliseconds, signal: NEVER });
      expect(decision).toEqual(decide({ ...task, events }, { steps: 1 }));
    };
    const parts = (): Promise<object[]> =>
      rowsOf('SELECT start, length(part) AS length FROM job_logs ORDER BY made, start');

    goOn(40);
    await isDecidedThere();
    const first = kept.told.bytes;
    goOn(10);
    await Promise.all([isDecidedThere(), isDecidedThere()]);
    const second = kept.told.bytes;
    expect(second).toBeGreaterThan(first);
    expect(await parts()).toEqual([
      { start: 0, length: first },
      { start: first, length: second - first },
    ]);

    await rowsOf('DELETE FROM job_logs');
    await thinker!.close();
    thinker = await startThinking(url, 1);
    await areThere(1);
    await expect(isDecidedThere(100)).rejects.toThrow('nobody has answered');
    await areThere(1);
    await isDecidedThere();
    expect(await parts()).toEqual([{ start: 0, length: second }]);
  });

  it('is forgotten when nothing was added for long', async () => {
    helpers = (await openHelpers(url))!;
    await rowsOf(`INSERT INTO job_logs (log, start, made, part) VALUES
      ('old', 0, now() - interval '1 hour', 'x'), ('used', 0, now() - interval '1 hour', 'x'), ('used', 1, now(), 'x')`);
    thinker = await startThinking(url, 1);
    const logs = async (): Promise<string[]> =>
      (await rowsOf<{ log: string }>("SELECT log FROM job_logs WHERE log IN ('old', 'used')")).map(({ log }) => log);
    await expect.poll(logs, { timeout: PATIENCE }).toEqual(['used', 'used']);
  });
});

describe('a database that hangs', { timeout: PATIENCE }, () => {
  it('is named in the log of whoever thinks, and keeps nobody from ending', async () => {
    helpers = (await openHelpers(url))!;
    const server = await ServerProcess.start({ folder: '', url });
    await server.stop();
    const child = await started(server.main, 'pipe');
    let log = '';
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    await areThere(1);
    await postgres.hang();
    try {
      await expect.poll(() => log, { timeout: PATIENCE }).toContain('"what":"take"');
      const [entry] = log.trim().split('\n');
      expect(JSON.parse(entry!)).toMatchObject({ what: 'take', msg: 'no task could be taken' });
      // While the database hangs: how long it takes depends on the machine.
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      postgres.wake();
    }
  });
});

const started = async (main: string, stdout: 'inherit' | 'pipe' = 'inherit'): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [main, 'think', '--threads', '1'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', stdout, 'inherit'],
  });
  children.push(child);
  await once(child, 'spawn');
  return child;
};
