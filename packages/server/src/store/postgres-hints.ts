/**
 * Hints between processes over LISTEN and NOTIFY. They are sent outside the transaction that writes, several in one message:
 * inside, PostgreSQL would let only one such transaction commit at a time.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client, type ClientConfig, type Pool } from 'pg';
import { Hints } from './hints.ts';
import type { HintListener } from './store.ts';

const CHANNEL = 'room25';
/** A message may have 8,000 bytes. */
const MOST_HINTS = 100;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;

interface Message {
  readonly from: string;
  readonly hints: readonly (readonly [table: string, seq: number])[];
}

export class PostgresHints {
  readonly #pool: Pool;
  readonly #config: ClientConfig;
  readonly process = randomUUID();
  readonly #hints = new Hints();
  readonly #closing = new AbortController();
  readonly #unsent = new Map<string, number>();
  #ear: Client | undefined;
  #sending: Promise<void> | undefined;

  private constructor(pool: Pool, config: ClientConfig) {
    this.#pool = pool;
    this.#config = config;
  }

  static async connect(pool: Pool, config: ClientConfig): Promise<PostgresHints> {
    const hints = new PostgresHints(pool, config);
    await hints.#hear();
    return hints;
  }

  listen(listener: HintListener): () => void {
    return this.#hints.listen(listener);
  }

  /** Tells this process at once, and the others as soon as the previous message has been sent. */
  tell(table: string, seq: number): void {
    this.#unsent.set(table, Math.max(seq, this.#unsent.get(table) ?? 0));
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
    });
    this.#hints.tell(table, seq);
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    await this.#sending;
    await this.#ear?.end().catch(() => {});
  }

  async #send(): Promise<void> {
    // The first of many waits for the others of the same moment.
    await Promise.resolve();
    while (this.#unsent.size > 0) {
      const hints = [...this.#unsent].slice(0, MOST_HINTS);
      for (const [table] of hints) this.#unsent.delete(table);
      const message: Message = { from: this.process, hints };
      // A hint that is lost costs only time.
      await this.#pool.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)]).catch(() => {});
    }
  }

  async #hear(): Promise<void> {
    const ear = new Client({ ...this.#config, application_name: earOf(this.process) });
    ear.on('notification', ({ payload }) => this.#receive(payload));
    ear.on('error', () => {});
    await ear.connect();
    await ear.query(`LISTEN ${CHANNEL}`);
    ear.once('end', () => void this.#hearAgain());
    this.#ear = ear;
  }

  async #hearAgain(): Promise<void> {
    for (let pause = FIRST_PAUSE; !this.#closing.signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        await this.#hear();
        return;
      } catch {
        await setTimeout(pause, undefined, { signal: this.#closing.signal }).catch(() => {});
      }
    }
  }

  #receive(payload = ''): void {
    const message = messageOf(payload);
    if (message === undefined || message.from === this.process) return;
    for (const [table, seq] of message.hints) this.#hints.tell(table, seq);
  }
}

/** The name of the listening connection in the database, where other processes see it. */
export const earOf = (process: string): string => `room25 ${process}`;

/** Anybody who may use the database may notify; what is not a message of ours is ignored. */
const messageOf = (payload: string): Message | undefined => {
  try {
    const message = JSON.parse(payload);
    return Array.isArray(message.hints) ? message : undefined;
  } catch {
    return undefined;
  }
};
