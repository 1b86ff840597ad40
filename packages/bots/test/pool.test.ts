import { setImmediate } from 'node:timers/promises';
import { type Event, Game, seatViewer } from '@room25/engine';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { decide, type Level, posted, type Task, taskOf } from '../src/index.ts';
import { BotPool, eventsIn, type Sent, ToldLog } from '../src/pool.ts';
import { sheetAt } from './tables.ts';

const AN_HOUR = 3_600_000;
/** Milliseconds: a thread is started from sources. */
const PATIENCE = 600_000;

const game = Game.setUp(sheetAt({ edition: 'ultimate', mode: 'suspicion', players: 6 }, 'pool')) as Game;
/** The seat whose search takes longest before it ends by itself: a second and more. */
const LONG = 3;
const taskAt = (seat: number, level: Level): Task => posted(taskOf(game, seat, { log: [], level, seed: 'pool' }));

it('a level that thinks one step decides the same on a machine that is held up at any moment', () => {
  const expected = decide(taskAt(0, 'easy'), { steps: 1 });
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1_000;
    return now;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(decide(taskAt(0, 'easy'))).toEqual(expected);
});

describe('a pool of bots', { timeout: PATIENCE }, () => {
  let pool: BotPool;
  beforeEach(() => {
    pool = new BotPool(1);
  });
  afterEach(() => pool.close());

  it('decides as one decides here', async () => {
    for (const level of ['random', 'easy'] as const)
      expect(await pool.decide(taskAt(0, level))).toEqual(decide(taskAt(0, level), { steps: 1 }));
  });

  it('decides the same from what a seat was told before, and sends nothing of it', async () => {
    const log: Event[] = [];
    const played = Game.setUp(sheetAt({ edition: 'ultimate', mode: 'suspicion', players: 6 }, 'told'), (event) =>
      log.push(event),
    ) as Game;
    const kept = new ToldLog();
    for (let n = 0; n < 60 && !played.outcome; n++) {
      played.apply(played.answers(played.awaited[0]!)[0]!);
      kept.add(log.slice(kept.length).map((event) => played.told(event, seatViewer(2))));
    }
    const { level, events, ...task } = posted(taskOf(played, 2, { log, level: 'easy', seed: 'told' }));
    expect(eventsIn(kept.told)).toEqual(events);
    const unlooked = {
      ...task,
      level,
      get events(): never {
        throw new Error('it was looked at');
      },
    };
    const decided = decide({ ...task, level, events }, { steps: 1 });
    expect(await pool.decide(unlooked, { told: kept.told })).toEqual(decided);
  });

  it('thinks while this thread goes on, and gives its best answer so far when it is told to stop', async () => {
    const task = taskAt(LONG, 'hard');
    const stop = new AbortController();
    await pool.decide(taskAt(0, 'random'));
    let isDone = false;
    const thought = pool.decide(task, { signal: stop.signal, milliseconds: AN_HOUR }).finally(() => {
      isDone = true;
    });
    for (let ticks = 0; ticks < 100; ticks++) await setImmediate();
    expect(isDone).toBe(false);
    stop.abort();
    expect(task.answers).toContain((await thought).command);
  });

  it('answers those who no longer want to wait, also while it thinks about something else', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const long = pool.decide(taskAt(0, 'hard'), { signal: first.signal, milliseconds: AN_HOUR });
    const next = pool.decide(taskAt(1, 'hard'), { signal: second.signal, milliseconds: AN_HOUR });
    second.abort();
    first.abort();
    const task = taskAt(2, 'hard');
    const late = pool.decide(task, { signal: AbortSignal.abort(), milliseconds: AN_HOUR });
    expect(taskAt(0, 'hard').answers).toContain((await long).command);
    expect(taskAt(1, 'hard').answers).toContain((await next).command);
    expect(task.answers).toContain((await late).command);
  });

  it('starts another thread when one has crashed', async () => {
    const broken = { ...taskAt(0, 'hard'), level: 'nobody' } as unknown as Task;
    await expect(pool.decide(broken)).rejects.toThrow(/not a function/);
    const task = taskAt(0, 'easy');
    expect(task.answers).toContain((await pool.decide(task)).command);
  });

  it('says so to those who wait when it is closed', async () => {
    const thought = pool.decide(taskAt(0, 'hard'), { milliseconds: AN_HOUR });
    const next = pool.decide(taskAt(1, 'hard'), { milliseconds: AN_HOUR });
    const failures = [expect(thought).rejects.toThrow(/has ended/), expect(next).rejects.toThrow(/have ended/)];
    await pool.close();
    await Promise.all(failures);
  });
});

describe('a pool that many wait for', { timeout: PATIENCE }, () => {
  let pool: BotPool;
  beforeEach(() => {
    pool = new BotPool(1);
  });
  afterEach(() => pool.close());

  it('answers a bot that does not search while another one searches', async () => {
    const stop = new AbortController();
    await pool.decide(taskAt(0, 'random'));
    let isDone = false;
    const long = pool.decide(taskAt(LONG, 'hard'), { signal: stop.signal, milliseconds: AN_HOUR }).finally(() => {
      isDone = true;
    });
    const task = taskAt(1, 'easy');
    expect(task.answers).toContain((await pool.decide(task)).command);
    expect(isDone).toBe(false);
    stop.abort();
    await long;
  });

  it('thinks for each person in turn, and shorter', async () => {
    await pool.decide(taskAt(0, 'random'));
    const order: string[] = [];
    const asked = (person: string, seat: number): Promise<unknown> =>
      pool
        .decide(taskAt(seat, 'hard'), {
          person,
          milliseconds: AN_HOUR,
          by: performance.now() + 500,
        })
        .then(() => order.push(person));
    const all = [0, 1, 2, 3].map((seat) => asked('mallory', seat));
    await Promise.all([...all, asked('ada', 5)]);
    expect(order.length).toBe(5);
    expect(order.indexOf('ada')).toBeLessThan(2);
  });

  it('asks others to help, and does it itself when they are gone', async () => {
    const taken: number[] = [];
    let areGone = false;
    const helpers = {
      threads: 1,
      async decide({ task }: Sent) {
        taken.push(task.seat);
        if (areGone) {
          helpers.threads = 0;
          throw new Error('gone');
        }
        return { command: task.answers[0] };
      },
      close: async () => {},
    };
    const helped = new BotPool(1, helpers);
    const first = helped.decide(taskAt(0, 'hard'), { milliseconds: 1 });
    expect(await helped.decide(taskAt(1, 'hard'), { milliseconds: 1 })).toEqual({
      command: taskAt(1, 'hard').answers[0],
    });
    await first;
    areGone = true;
    const asked = [2, 3].map((seat) => helped.decide(taskAt(seat, 'hard'), { milliseconds: 1 }));
    for (const [n, decision] of (await Promise.all(asked)).entries())
      expect(taskAt(n + 2, 'hard').answers).toContain(decision.command);
    expect(taken).toEqual([1, 3]);
    await helped.close();
  });

  it('tells those who help where it lies what a seat was told, and does not look at it', async () => {
    const kept = new ToldLog();
    const unlooked: Task = Object.defineProperty(taskAt(1, 'hard'), 'events', {
      get(): never {
        throw new Error('it was looked at');
      },
    });
    let sent: Sent | undefined;
    const helpers = {
      threads: 1,
      async decide(all: Sent) {
        sent = all;
        return { command: all.task.answers[0] };
      },
      close: async () => {},
    };
    const helped = new BotPool(1, helpers);
    const first = helped.decide(taskAt(0, 'hard'), { milliseconds: 1 });
    expect(await helped.decide(unlooked, { milliseconds: 1, told: kept.told })).toEqual({
      command: unlooked.answers[0],
    });
    expect(sent!.told).toEqual(kept.told);
    await first;
    await helped.close();
  });
});
