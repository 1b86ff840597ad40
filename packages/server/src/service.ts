/** What sockets and HTTP share: tables, identities, limits, and what is counted and logged. */
import { setTimeout as sleep } from 'node:timers/promises';
import { UnknownRules } from '@room25/engine';
import { type Act, read, tableName } from '@room25/protocol';
import type { Logger } from 'pino';
import { FAILURES, type Failure } from './failure.ts';
import type { Tokens } from './http/tokens.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { LiveTable } from './node/live-table.ts';
import type { TableNode } from './node/node.ts';
import type { GuestBook } from './store/guest-book.ts';
import type { ListQuery, Store, Summary } from './store/store.ts';
import { Stories } from './stories/stories.ts';
import type { Guest } from './table/entry.ts';
import { type Refusal, refuse } from './table/refusal.ts';
import { BrokenLog } from './table/rules-version.ts';

/** Milliseconds. */
const STORE_ANSWERS_IN = 5_000;
const READINESS_LASTS = 1_000;
/** A database that hangs fails several times a second. That is said once in this time, and then how often it was. */
const LOGGED_EVERY = 10_000;

export interface Parts {
  readonly node: TableNode;
  readonly store: Store;
  readonly tokens: Tokens;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
}

/** Who looks for a table, and from where. */
export interface Asker {
  readonly address: string;
  readonly guest?: Guest | undefined;
}

export class Service {
  readonly node: TableNode;
  /** Of finished games. */
  readonly stories: Stories;
  readonly tokens: Tokens;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly #store: Store;
  readonly #recent = new Map<string, Promise<readonly Summary[]>>();
  readonly #log: Logger;
  /** By what failed: when it was last logged, and how often it has failed since. */
  readonly #logged = new Map<string, { readonly at: number; again: number }>();
  #readiness: Promise<boolean> | undefined;

  constructor({ node, store, tokens, limits, metrics, log, now }: Parts) {
    this.node = node;
    this.stories = new Stories(store);
    this.#store = store;
    this.tokens = tokens;
    this.limits = limits;
    this.metrics = metrics;
    this.#log = log;
    this.now = now;
  }

  /**
   * A table by its id or code. An address that has asked for many that are not there is not told of another by its code, be
   * there one or not; what is listed, what one sits at and what one calls by its id, which nobody can guess, is always found.
   */
  async find(name: string, { address, guest }: Asker): Promise<LiveTable | Refusal> {
    const known = this.node.tables.known(name);
    if (known) return known;
    const { limits } = this;
    const isName = read(tableName, name);
    const summary = 'value' in isName ? await this.#store.summary(name) : undefined;
    const isOpen = summary && (summary.listed || summary.id === name || summary.players.includes(guest?.id ?? ''));
    if (!isOpen && limits.isEmpty('misses', address)) {
      const mayTry = guest && limits.take('guesses', guest.id);
      if (!mayTry) return limits.refusal('misses', address);
    }
    const live = summary && (await this.node.tables.byId(summary.id));
    if (live) return live;
    limits.take('misses', address);
    return refuse('no-table');
  }

  async act(
    live: LiveTable,
    { by, address }: { by: Guest; address: string },
    request: { id: string; act: Act },
  ): Promise<Refusal | undefined> {
    const bar = request.act.do === 'enter' ? this.#tryingBar(live, address) : undefined;
    if (bar) return bar;
    const end = this.metrics.delay.startTimer();
    const refusal = await this.node.act(live, { by, address }, request);
    if (!refusal) {
      end();
      this.metrics.acts.inc();
    }
    return refusal;
  }

  get guests(): GuestBook {
    return this.#store.guests;
  }

  list(query: ListQuery): Promise<readonly Summary[]> {
    return this.#store.list(query);
  }

  /** As it was not longer ago than this: all who wait for the same list ask the store once. */
  recentList(query: ListQuery, milliseconds: number): Promise<readonly Summary[]> {
    const key = JSON.stringify(query);
    let list = this.#recent.get(key);
    if (!list) {
      list = this.#store.list(query);
      this.#recent.set(key, list);
      setTimeout(() => this.#recent.delete(key), milliseconds).unref();
    }
    return list;
  }

  /** As it was not longer ago than a moment: to ask is not a way to make it write. A store that hangs is not ready either. */
  isReady(): Promise<boolean> {
    if (this.#readiness) return this.#readiness;
    const late = new AbortController();
    const hangs = sleep(STORE_ANSWERS_IN, false, { signal: late.signal, ref: false }).catch(() => false);
    const readiness = Promise.race([this.#store.isReady().catch(() => false), hangs]).then((isReady) => {
      late.abort();
      this.metrics.ready.set(isReady ? 1 : 0);
      setTimeout(() => {
        this.#readiness = undefined;
      }, READINESS_LASTS).unref();
      return isReady;
    });
    this.#readiness = readiness;
    return readiness;
  }

  /** Whoever tries passwords is slow, from one address and from many. */
  #tryingBar({ table: { id } }: LiveTable, address: string): Refusal | undefined {
    const { limits } = this;
    if (!limits.take('passwords', address)) return limits.refusal('passwords', address);
    return limits.take('tries', id) ? undefined : limits.refusal('tries', id);
  }

  /** What is said of an error: nothing of what it says itself. */
  refusalOf(error: unknown): Refusal {
    if (error instanceof UnknownRules) return refuse('rules-version', error.message);
    const isBroken = error instanceof BrokenLog;
    this.failed(isBroken ? 'log' : 'request', error);
    return isBroken ? refuse('broken-log', error.message) : refuse('unavailable');
  }

  failed(what: Failure, error: unknown, table?: string): void {
    this.metrics.errors.inc({ what });
    // Of a log that is broken, each is its own trouble.
    const key = what === 'log' ? `${what} ${table}` : what;
    const last = this.#logged.get(key);
    if (last && Math.abs(this.now() - last.at) < LOGGED_EVERY) {
      last.again++;
      return;
    }
    this.#logged.set(key, { at: this.now(), again: 0 });
    const more = { ...(table !== undefined && { table }), ...(last && last.again > 0 && { again: last.again }) };
    this.#log.error({ err: error, what, ...more }, FAILURES[what]);
  }
}
