/** What sockets and HTTP share: tables, identities, limits, and what is counted and logged. */
import { type Act, read, tableName } from '@room25/protocol';
import type { Logger } from 'pino';
import type { Tokens } from './http/tokens.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { LiveTable } from './node/live-table.ts';
import type { TableNode } from './node/node.ts';
import type { ListQuery, Store, Summary } from './store/store.ts';
import type { Body, Guest } from './table/entry.ts';
import { type Refusal, refuse } from './table/refusal.ts';
import { RulesVersionError } from './table/rules-version.ts';

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
  readonly tokens: Tokens;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly #store: Store;
  readonly #recent = new Map<string, Promise<readonly Summary[]>>();
  readonly #log: Logger;

  constructor({ node, store, tokens, limits, metrics, log, now }: Parts) {
    this.node = node;
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

  async act(live: LiveTable, by: Guest, request: { id: string; act: Act }): Promise<Refusal | undefined> {
    const end = this.metrics.delay.startTimer();
    const refusal = await this.node.act(live, by, request);
    if (!refusal) {
      end();
      this.metrics.acts.inc();
    }
    return refusal;
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

  async logOf(table: string): Promise<readonly Body[]> {
    return (await this.#store.read(table, 1)).map(({ body }) => body as Body);
  }

  isReady(): Promise<boolean> {
    return this.#store.isReady();
  }

  /** What is said of an error: nothing of what it says itself. */
  refusalOf(error: unknown): Refusal {
    if (error instanceof RulesVersionError) return refuse('rules-version', error.message);
    this.failed(error);
    return refuse('unavailable');
  }

  failed(error: unknown, table?: string): void {
    this.metrics.errors.inc();
    this.#log.error({ err: error, ...(table !== undefined && { table }) }, 'failed');
  }
}
