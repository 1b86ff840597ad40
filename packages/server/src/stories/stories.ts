/** What is told of finished games: made once, in a thread of its own, and kept compressed while there is room. */
import { createHash } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import { startThread } from '@room25/bots/pool';
import { Rounds } from '../rounds.ts';
import { pagesOf } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import type { Piece } from './making.ts';
import type { Made, Order } from './storyteller.ts';

/** Bytes. */
const ROOM = 32 << 20;
/** Pieces that wait to be made for one address, and for all of them. */
const MOST_WAITING_OF_ONE = 10;
const MOST_WAITING = 1_000;
/** Goes up when the same game is told differently. */
const FORM = 2;

/** This process cannot read the log, however often it tries: it is broken, or its rules are unknown. */
export class Unreadable extends Error {}

interface Wish {
  readonly piece: Piece;
  readonly whose: string;
}

export class Stories {
  readonly #store: Store;
  readonly #kept = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  /** One address after the other: a game that is long to tell holds up those who wait for it, and others once. */
  readonly #waiting = new Rounds<() => Promise<void>>();
  #isWorking = false;
  #size = 0;
  /** How often somebody was forgotten. */
  #age = 0;
  #thread: Worker | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** A finished game changes only when somebody is forgotten, so its tag is known before the story is made. */
  tagOf(table: string, piece: Piece, forgotten: number): string {
    return `"${createHash('sha256')
      .update(`${FORM} ${keyOf(table, piece)} ${forgotten}`)
      .digest('base64url')
      .slice(0, 22)}"`;
  }

  /** Is it there, or will be soon? */
  has(table: string, piece: Piece): boolean {
    const key = keyOf(table, piece);
    return this.#kept.has(key) || this.#making.has(key);
  }

  /** As gzip; nothing if too much waits. `whose`: the address that asks for it. */
  async get(table: string, piece: Piece, whose: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const key = keyOf(table, piece);
    const kept = this.#kept.get(key);
    if (kept) {
      // The one asked for most recently is dropped last.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const making = this.#making.get(key);
    if (making) return making;
    if (this.#waiting.of(whose) >= MOST_WAITING_OF_ONE || this.#making.size >= MOST_WAITING) return undefined;
    return this.#make(key, table, { piece, whose });
  }

  /** They are made again from what is still kept. */
  forgetAll(): void {
    this.#kept.clear();
    this.#size = 0;
    this.#age++;
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #make(key: string, table: string, { piece, whose }: Wish): Promise<Uint8Array<ArrayBuffer>> {
    const age = this.#age;
    const making = new Promise<Uint8Array<ArrayBuffer>>((done, failed) => {
      this.#waiting.add(whose, () => this.#made(table, piece).then(done, failed));
    })
      .then((gzip) => (age === this.#age ? this.#keep(key, gzip) : gzip))
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    if (!this.#isWorking) void this.#work();
    return making;
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let next = this.#waiting.next(); next; next = this.#waiting.next()) await next();
    this.#isWorking = false;
  }

  #keep(key: string, gzip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    this.#kept.set(key, gzip);
    this.#size += gzip.length;
    for (const [old, { length }] of this.#kept) {
      if (this.#size <= ROOM) break;
      this.#kept.delete(old);
      this.#size -= length;
    }
    return gzip;
  }

  async #made(table: string, piece: Piece): Promise<Uint8Array<ArrayBuffer>> {
    const thread = this.#started();
    const order = (what: Order): void => thread.postMessage(what);
    let forget = (): void => {};
    const answer = new Promise<Made>((done, lost) => {
      const gone = (): void => lost(new Error('the thread of the stories has ended'));
      thread.once('message', done).once('error', lost).once('exit', gone);
      forget = () => thread.off('message', done).off('error', lost).off('exit', gone);
    });
    // If reading the log fails, nobody waits for an answer.
    answer.catch(() => {});
    try {
      order({ piece, people: await this.#store.people(table) });
      for await (const page of pagesOf(this.#store, table, 1)) order({ page });
      order({ end: true });
      const made = await answer;
      if ('failed' in made) throw new Unreadable(made.failed);
      return made.gzip;
    } finally {
      forget();
    }
  }

  #started(): Worker {
    if (this.#thread) return this.#thread;
    const thread = startThread('./storyteller', import.meta.url);
    thread.unref();
    thread.on('error', () => {});
    thread.on('exit', () => {
      this.#thread = undefined;
    });
    this.#thread = thread;
    return thread;
  }
}

const keyOf = (table: string, piece: Piece): string => {
  if (piece.kind !== 'replay') return `${table} ${piece.kind} `;
  const { watching, unheard = [] } = piece.asks;
  return [table, piece.kind, piece.seat, watching, ...unheard].join(' ');
};
