/** Bots in Node's worker threads: callers are never blocked, and all of them get their share. */
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Decision } from './bot.ts';
import { type Level, MILLISECONDS } from './levels.ts';
import { type Asking, isQuick, Schedule } from './schedule.ts';
import { Shares, type Waiter } from './shares.ts';
import { startThread } from './start-thread.ts';
import { posted, type Task, type UntoldTask, withoutEvents } from './task.ts';
import type { ThreadNote } from './thread.ts';
import type { Told } from './told-log.ts';
import type { Note, Reply } from './worker-loop.ts';

export type { Asking } from './schedule.ts';
export { startThread } from './start-thread.ts';
export { eventsIn, type Told, ToldLog, ToldText, textIn } from './told-log.ts';

export interface AskOptions {
  /** Whose share of the thinking time it uses. */
  readonly person?: string;
  /** Aborting it gives the best answer so far. */
  readonly signal?: AbortSignal;
  /** The most, instead of the level's own time. */
  readonly milliseconds?: number;
  /** When the answer is wanted, by `performance.now()`: bots think less if many wait. */
  readonly by?: number;
  /** The events of the task, where threads can read them: then they are not sent. */
  readonly told?: Told | undefined;
}

/** A task as it is sent: with everything its seat was told, or with where that is. */
export type Sent = { readonly task: Task; readonly told?: never } | { readonly task: UntoldTask; readonly told: Told };

/** Other thinkers for this process, for instance on other machines. */
export interface Helpers {
  /** How many tasks they can take at once, now. */
  readonly threads: number;
  /** Rejects if nobody answers. */
  decide(sent: Sent, options: { readonly milliseconds: number; readonly signal: AbortSignal }): Promise<Decision>;
  close(): Promise<void>;
}

interface Ask extends Waiter {
  readonly task: Task;
  readonly milliseconds: number;
  readonly isUrgent: boolean;
  readonly signal: AbortSignal | undefined;
  readonly told: Told | undefined;
  readonly done: (decision: Decision) => void;
  readonly failed: (error: Error) => void;
}

/** A request that is being thought about. */
interface Run {
  readonly ask: Ask;
  readonly lane: Lane;
  readonly started: number;
  readonly stop: () => void;
  /** Milliseconds of thinking it was given. */
  budget?: number;
  timer?: NodeJS.Timeout;
}

/** Tasks that use all the time they are given, so that their overhead shows. */
const SHORT = 50;

/** Each thread takes one long task and, alongside, one that needs no search. */
const LANES = ['long', 'quick'] as const;
type Lane = (typeof LANES)[number];

interface Thread {
  readonly worker: Worker;
  readonly runs: Map<number, Run>;
}

export class BotPool {
  readonly #threads: Thread[] = [];
  readonly #waiting: Readonly<Record<Lane, Shares<Ask>>> = { long: new Shares(), quick: new Shares() };
  readonly #schedule = new Schedule();
  readonly #helpers: Helpers | undefined;
  readonly #helped = new Set<Run>();
  /** Milliseconds. */
  #toll = 5;
  #next = 0;
  #isClosed = false;

  /** Threads are started when they are needed. */
  readonly #most: number;
  constructor(threads = Math.max(1, availableParallelism() - 1), helpers?: Helpers) {
    this.#most = threads;
    this.#helpers = helpers;
  }

  /** How long an answer of this level will take, however long it is thought about; to be asked once for each decision. */
  timeFor(level: Level, asking: Asking): number {
    return this.#schedule.timeFor(level, { ...asking, threads: this.#places });
  }

  decide(task: Task, options: AskOptions = {}): Promise<Decision> {
    const { person = '', signal, told, milliseconds = MILLISECONDS[task.level] } = options;
    const { by = performance.now() + milliseconds } = options;
    const isUrgent = options.by !== undefined;
    return new Promise((done, failed) =>
      this.#push({ person, by, isUrgent, task, milliseconds, signal, told, done, failed }),
    );
  }

  /** Whoever waits is told. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#dispatch();
    await Promise.all([this.#helpers?.close(), ...this.#threads.splice(0).map(({ worker }) => worker.terminate())]);
  }

  /** How many long tasks can be thought about at once. */
  get #places(): number {
    return this.#most + (this.#helpers?.threads ?? 0);
  }

  get #running(): Run[] {
    return [...this.#helped, ...this.#threads.flatMap(({ runs }) => [...runs.values()])];
  }

  #push(ask: Ask): void {
    this.#waiting[laneOf(ask)].push(ask);
    this.#dispatch();
    if (this.#waiting.long.size > 0) for (const run of this.#running) this.#shorten(run);
  }

  #dispatch(): void {
    if (this.#isClosed) this.#turnAway();
    for (const lane of LANES)
      for (;;) {
        const thread = this.#waiting[lane].size > 0 ? this.#freeFor(lane) : undefined;
        if (!thread) break;
        this.#think(thread, lane, this.#waiting[lane].next()!);
      }
    while (this.#helpers && this.#waiting.long.size > 0 && this.#helped.size < this.#helpers.threads)
      this.#haveThought(this.#helpers, this.#waiting.long.next()!);
  }

  #turnAway(): void {
    for (const shares of Object.values(this.#waiting))
      for (let ask = shares.next(); ask; ask = shares.next()) {
        shares.done(ask);
        ask.failed(new Error('the bots have ended'));
      }
  }

  #freeFor(lane: Lane): Thread | undefined {
    const isFree = ({ runs }: Thread): boolean => ![...runs.values()].some((run) => run.lane === lane);
    const free = this.#threads.filter(isFree);
    const idle = free.find(({ runs }) => runs.size === 0);
    if (idle) return idle;
    return this.#threads.length < this.#most ? this.#start() : free[0];
  }

  #think(thread: Thread, lane: Lane, ask: Ask): void {
    const id = this.#next++;
    const { worker, runs } = thread;
    const stop = (): void => worker.postMessage({ id, stop: true } satisfies Note);
    const started = performance.now();
    const run: Run = { ask, lane, started, stop };
    runs.set(id, run);
    try {
      const milliseconds = ask.signal?.aborted ? 0 : this.#budgetOf(run);
      run.budget = milliseconds;
      worker.postMessage({ id, ...sent(ask), milliseconds } satisfies ThreadNote);
    } catch (error) {
      runs.delete(id);
      this.#settle(run, () => ask.failed(error as Error));
      return;
    }
    ask.signal?.addEventListener('abort', stop, { once: true });
  }

  #haveThought(helpers: Helpers, ask: Ask): void {
    const controller = new AbortController();
    const run: Run = { ask, lane: 'long', started: performance.now(), stop: () => controller.abort() };
    this.#helped.add(run);
    const leave = (): void => {
      this.#helped.delete(run);
    };
    helpers.decide(sent(ask), { milliseconds: this.#budgetOf(run), signal: controller.signal }).then(
      (decision) => {
        leave();
        this.#settle(run, () => ask.done(decision));
      },
      () => {
        leave();
        // The helper is gone: the task is thought about again, here or elsewhere.
        this.#settle(run, () => this.#push(ask));
      },
    );
    ask.signal?.addEventListener('abort', run.stop, { once: true });
  }

  /** The time left until the answer is wanted, shared with everybody who waits. */
  #budgetOf({ ask, lane, started }: Run): number {
    if (!ask.isUrgent || lane === 'quick') return ask.milliseconds;
    const share = (ask.by - started) * this.#places * this.#waiting.long.partOf(ask);
    return Math.max(0, Math.min(ask.milliseconds, share - this.#toll));
  }

  /** More are waiting than when it began. */
  #shorten(run: Run): void {
    if (run.lane === 'quick') return;
    clearTimeout(run.timer);
    const left = run.started + this.#budgetOf(run) - performance.now();
    if (left <= 0) run.stop();
    else run.timer = setTimeout(run.stop, left).unref();
  }

  #settle(run: Run, tell: () => void): void {
    const { ask, lane, stop } = run;
    clearTimeout(run.timer);
    ask.signal?.removeEventListener('abort', stop);
    this.#waiting[lane].done(ask);
    tell();
    this.#dispatch();
  }

  /** How long a task takes besides thinking: to be sent, read, and begun. */
  #takeToll({ started, budget = 0 }: Run): void {
    const toll = performance.now() - started - budget;
    if (budget < SHORT) this.#toll += (Math.min(SHORT, Math.max(0, toll)) - this.#toll) / 8;
  }

  #start(): Thread {
    const worker = startThread('./thread', import.meta.url);
    const thread: Thread = { worker, runs: new Map() };
    worker.unref();
    worker.on('message', ({ id, decision }: Reply) => {
      const run = thread.runs.get(id);
      if (!run || !thread.runs.delete(id)) return;
      if (run.lane === 'long') this.#takeToll(run);
      this.#settle(run, () => run.ask.done(decision));
    });
    worker.on('error', (error) => this.#lose(thread, error as Error));
    worker.on('exit', () => this.#lose(thread, new Error('the thread of a bot has ended')));
    this.#threads.push(thread);
    return thread;
  }

  /** Whoever waits for it is told; the next task starts another thread. */
  #lose(thread: Thread, error: Error): void {
    if (this.#threads.includes(thread)) this.#threads.splice(this.#threads.indexOf(thread), 1);
    const runs = [...thread.runs.values()];
    thread.runs.clear();
    for (const run of runs) this.#settle(run, () => run.ask.failed(error));
  }
}

const sent = ({ task, told }: Ask): Sent => (told ? { task: withoutEvents(task), told } : { task: posted(task) });

const laneOf = ({ task: { level } }: Ask): Lane => (isQuick(level) ? 'quick' : 'long');
