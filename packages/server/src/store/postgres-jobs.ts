/**
 * Thinking that is left to other processes (`room25 think`), through the database: a server writes down a task, a free process
 * takes it and writes down the decision. A process that is killed costs only the time until its answer is missed.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Decision, Task } from '@room25/bots';
import { BotPool, type Helpers, type Sent } from '@room25/bots/pool';
import { Client, Pool } from 'pg';
import type { ThinkingFailure } from '../failure.ts';
import { FORGET_LOGS, LogReader, LogWriter, type WrittenLog } from './postgres-told.ts';

/** Sent to those who think: there is something to do, or an answer is wanted now. */
const WORK = 'room25_work';
/** Sent to those who ask: there is an answer, or somebody who can think. */
const THOUGHT = 'room25_thought';

/** Milliseconds between two signs of life, and without any until a process counts as gone. */
const HERE_EVERY = 1_000;
const GONE_AFTER = 3_500;
/** A hanging database does not say goodbye either. */
const GOODBYE = 2_000;
/** How much longer than its thinking time an answer may take. */
const GRACE = 400;

const OFFER = `WITH made AS (INSERT INTO jobs (id, milliseconds, task) VALUES ($1, $2, $3)) SELECT pg_notify('${WORK}', '{}')`;
/** Takes the oldest job that somebody still waits for. */
const TAKE = `UPDATE jobs SET taken = now() WHERE id = (
  SELECT id FROM jobs WHERE taken IS NULL AND made + milliseconds * interval '1 millisecond' > now() ORDER BY made FOR UPDATE SKIP LOCKED LIMIT 1
) RETURNING id, milliseconds, task`;
const ANSWER = `WITH answered AS (UPDATE jobs SET decision = $2 WHERE id = $1) SELECT pg_notify('${THOUGHT}', $3)`;
const COLLECT = 'DELETE FROM jobs WHERE id = $1 RETURNING decision';
const FORGET = "DELETE FROM jobs WHERE made < now() - interval '1 minute'";

/** A task as it is written down; with `told`, its events lie where that says, and not in the task. */
interface WrittenTask extends Task {
  readonly told?: WrittenLog;
}

/** JSON has no `undefined` in a list: the seats of people. */
const readTask = (text: string): WrittenTask => {
  const task = JSON.parse(text) as WrittenTask;
  return { ...task, levels: task.levels?.map((level) => level ?? undefined) };
};

interface Asked {
  readonly done: (decision: Decision) => void;
  readonly failed: (error: Error) => void;
}

/** Those who think for a server. */
export class PostgresHelpers implements Helpers {
  readonly #channel: Channel;
  readonly #logs: LogWriter;
  readonly #asked = new Map<string, Asked>();
  /** The processes that think, and how much they can take. */
  readonly #here = new Map<string, { readonly threads: number; readonly at: number }>();

  private constructor(channel: Channel) {
    this.#channel = channel;
    this.#logs = new LogWriter((text, values) => channel.query(text, values));
  }

  static async connect(url: string): Promise<PostgresHelpers> {
    const channel = new Channel(url);
    const helpers = new PostgresHelpers(channel);
    await channel.listen(THOUGHT, (message) => helpers.#hear(message));
    return helpers;
  }

  get threads(): number {
    const now = performance.now();
    let threads = 0;
    for (const one of this.#here.values()) if (now - one.at < GONE_AFTER) threads += one.threads;
    return threads;
  }

  async decide(
    { task, told }: Sent,
    { milliseconds, signal }: { milliseconds: number; signal: AbortSignal },
  ): Promise<Decision> {
    const id = randomUUID();
    const stop = (): void => this.#channel.tell(WORK, { stop: id });
    let timer: NodeJS.Timeout | undefined;
    try {
      const answer = new Promise<Decision>((done, failed) => {
        this.#asked.set(id, { done, failed });
        timer = setTimeout(() => failed(new Error('nobody has answered')), milliseconds + GRACE);
      });
      answer.catch(() => {});
      signal.addEventListener('abort', stop, { once: true });
      const written = { ...task, ...(told && { told: await this.#logs.write(told) }) };
      await this.#channel.query(OFFER, [id, Math.round(milliseconds), JSON.stringify(written)]);
      return await answer;
    } catch (error) {
      // Processes that are still there say so in a moment.
      this.#here.clear();
      if (told) this.#logs.forget(told);
      void this.#channel.query(COLLECT, [id]).catch(() => {});
      throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      this.#asked.delete(id);
    }
  }

  close(): Promise<void> {
    return this.#channel.close();
  }

  #hear({ process, threads, job }: Message): void {
    if (process !== undefined) this.#here.set(process, { threads: threads ?? 0, at: performance.now() });
    if (job !== undefined && this.#asked.has(job)) void this.#collect(job);
  }

  async #collect(job: string): Promise<void> {
    try {
      const [row] = await this.#channel.query<{ decision: string }>(COLLECT, [job]);
      if (row) this.#asked.get(job)?.done(JSON.parse(row.decision) as Decision);
    } catch (error) {
      this.#asked.get(job)?.failed(error as Error);
    }
  }
}

type Failed = (what: ThinkingFailure, error: unknown) => void;

/** A process that only thinks. */
export class PostgresThinker {
  readonly #channel: Channel;
  readonly #name = randomUUID();
  readonly #threads: number;
  readonly #pool: BotPool;
  readonly #logs: LogReader;
  readonly #thinking = new Map<string, AbortController>();
  readonly #beat: NodeJS.Timeout;
  readonly #failed: Failed;
  #isClosed = false;

  private constructor(channel: Channel, threads: number, failed: Failed) {
    this.#channel = channel;
    this.#threads = threads;
    this.#failed = (what, error) => {
      if (!this.#isClosed) failed(what, error);
    };
    this.#pool = new BotPool(threads);
    this.#logs = new LogReader((text, values) => channel.query(text, values));
    this.#beat = setInterval(() => this.#sayHere(), HERE_EVERY);
  }

  static async connect(url: string, threads: number, failed: Failed): Promise<PostgresThinker> {
    const channel = new Channel(url, (error) => failed('listen', error));
    const thinker = new PostgresThinker(channel, threads, failed);
    try {
      await channel.listen(WORK, ({ stop }) => {
        if (stop === undefined) void thinker.#take();
        else thinker.#thinking.get(stop)?.abort();
      });
    } catch (trouble) {
      await thinker.close();
      throw trouble;
    }
    thinker.#sayHere();
    return thinker;
  }

  /** It drops what it has begun: whoever asked misses the answer and asks again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#beat);
    await this.#pool.close();
    await this.#channel.close();
  }

  #sayHere(): void {
    this.#channel.tell(THOUGHT, { process: this.#name, threads: this.#threads });
    for (const forget of [FORGET, FORGET_LOGS]) void this.#channel.query(forget, []).catch(() => {});
    void this.#take();
  }

  async #take(): Promise<void> {
    if (this.#isClosed || this.#thinking.size >= this.#threads) return;
    const place = new AbortController();
    const reserved = randomUUID();
    // Counted before the job is taken: several may be woken at once.
    this.#thinking.set(reserved, place);
    let job: { readonly id: string; readonly milliseconds: number; readonly task: string } | undefined;
    try {
      [job] = await this.#channel.query<NonNullable<typeof job>>(TAKE, []);
    } catch (error) {
      // The database is asked again at the next beat.
      this.#failed('take', error);
    }
    this.#thinking.delete(reserved);
    if (!job) return;
    this.#thinking.set(job.id, place);
    void this.#take();
    try {
      const { id, milliseconds } = job;
      const { told: written, ...task } = readTask(job.task);
      const told = written && (await this.#logs.read(written));
      const decision = await this.#pool.decide(task, { milliseconds, signal: place.signal, told });
      await this.#channel.query(ANSWER, [id, JSON.stringify(decision), JSON.stringify({ job: id })]);
    } catch (error) {
      // Whoever asked misses the answer and asks again.
      this.#failed('answer', error);
    } finally {
      this.#thinking.delete(job.id);
    }
    void this.#take();
  }
}

interface Message {
  readonly process?: string;
  readonly threads?: number;
  readonly job?: string;
  readonly stop?: string;
}

/** A few connections, one of which listens whenever it can. */
class Channel {
  readonly #url: string;
  readonly #pool: Pool;
  readonly #deaf: (error: unknown) => void;
  #ear: Client | undefined;
  #isClosed = false;

  /** `deaf`: called when it could not listen again. */
  constructor(url: string, deaf: (error: unknown) => void = () => {}) {
    this.#url = url;
    this.#deaf = deaf;
    this.#pool = new Pool({
      connectionString: url,
      application_name: 'room25 think',
      max: 4,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    this.#pool.on('error', () => {});
  }

  async query<Row extends object>(text: string, values: readonly (string | number)[]): Promise<Row[]> {
    return (await this.#pool.query<Row>(text, [...values])).rows;
  }

  /** A message that is not heard costs only time. */
  tell(channel: string, message: Message): void {
    void this.query('SELECT pg_notify($1, $2)', [channel, JSON.stringify(message)]).catch(() => {});
  }

  async listen(channel: string, hear: (message: Message) => void): Promise<void> {
    const ear = new Client({ connectionString: this.#url, application_name: 'room25 think', keepAlive: true });
    ear.on('error', () => {});
    ear.on('notification', ({ payload }) => {
      const message = messageOf(payload);
      if (message) hear(message);
    });
    await ear.connect();
    await ear.query(`LISTEN ${channel}`);
    ear.once('end', () => void this.#listenAgain(channel, hear));
    this.#ear = ear;
  }

  async #listenAgain(channel: string, hear: (message: Message) => void): Promise<void> {
    if (this.#isClosed) return;
    try {
      await this.listen(channel, hear);
    } catch (error) {
      this.#deaf(error);
      setTimeout(() => void this.#listenAgain(channel, hear), HERE_EVERY).unref();
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const closed = Promise.all([this.#ear?.end().catch(() => {}), this.#pool.end()]);
    const late = new AbortController();
    await Promise.race([closed, sleep(GOODBYE, undefined, { signal: late.signal }).catch(() => {})]);
    late.abort();
  }
}

/** Anybody who may use the database may notify; what is not a message of ours is ignored. */
const messageOf = (payload = ''): Message | undefined => {
  try {
    const message: unknown = JSON.parse(payload);
    return typeof message === 'object' && message !== null ? (message as Message) : undefined;
  } catch {
    return undefined;
  }
};
