/**
 * Looks through finished games for the files of those who played. Any process may do it, several at once too: each game counts
 * once.
 */
import { gunzipSync } from 'node:zlib';
import type { Failure } from './failure.ts';
import { counting, type GameTally } from './store/result-book.ts';
import type { Store } from './store/store.ts';
import { type Stories, Unreadable } from './stories/stories.ts';

const LOOK_EVERY = 1_000;
/** The server has its turn as any address has. */
const OWN = '';
const MOST_AT_ONCE = 5;
/** Milliseconds until a failed game is tried again, twice as long each time. */
const FIRST_REST = 5_000;
const LONGEST_REST = 3_600_000;

export interface CountingOptions {
  readonly store: Store;
  readonly stories: Stories;
  readonly now: () => number;
  readonly failed: (what: Failure, error: unknown, table?: string) => void;
}

export class Counting {
  readonly #options: CountingOptions;
  /** Games that this process cannot read: another one may. */
  readonly #foreign = new Set<string>();
  /** Readable games that could not be counted, and until when nobody tries again: a database may be busy. */
  readonly #resting = new Map<string, { readonly rest: number; readonly until: number }>();
  #looked = Number.NEGATIVE_INFINITY;
  #work: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: CountingOptions) {
    this.#options = options;
  }

  /** Nobody waits for it. */
  sweep(): void {
    const now = this.#options.now();
    if (this.#work || this.#isClosed || Math.abs(now - this.#looked) < LOOK_EVERY) return;
    this.#looked = now;
    this.#work = this.#countSome()
      .catch((error) => {
        if (!this.#isClosed) this.#options.failed('sweep', error);
      })
      .finally(() => {
        this.#work = undefined;
      });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#work;
  }

  async #countSome(): Promise<void> {
    const { store, failed, now } = this.#options;
    const waiting = await store.results.uncounted(MOST_AT_ONCE + this.#foreign.size + this.#resting.size);
    const isTried = (table: string): boolean =>
      !this.#foreign.has(table) && now() >= (this.#resting.get(table)?.until ?? 0);
    for (const table of waiting.filter(isTried)) {
      if (this.#isClosed) return;
      try {
        await this.#count(table);
        this.#resting.delete(table);
      } catch (error) {
        if (this.#isClosed) return;
        if (error instanceof Unreadable) this.#foreign.add(table);
        else this.#rest(table);
        failed('table', error, table);
      }
    }
    // Another process has counted them.
    for (const table of this.#resting.keys()) if (!waiting.includes(table)) this.#resting.delete(table);
  }

  #rest(table: string): void {
    const before = this.#resting.get(table)?.rest ?? FIRST_REST / 2;
    const rest = Math.min(2 * before, LONGEST_REST);
    this.#resting.set(table, { rest, until: this.#options.now() + rest });
  }

  async #count(table: string): Promise<void> {
    const { store, stories } = this.#options;
    const gzip = await stories.get(table, { kind: 'tally' }, OWN);
    if (!gzip) return;
    const tally = JSON.parse(gunzipSync(gzip).toString()) as GameTally;
    await store.transact(() => counting(table, tally));
  }
}
