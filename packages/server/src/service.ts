/** What sockets and HTTP share: tables, identities, limits, and what is counted and logged. */
import type { Act } from '@room25/protocol';
import type { Logger } from 'pino';
import { Archive } from './archive/archive.ts';
import type { Tokens } from './http/tokens.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { LiveTable } from './node/live-table.ts';
import type { TableNode } from './node/node.ts';
import type { ListQuery, Store, Summary } from './store/store.ts';
import type { Guest } from './table/entry.ts';
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

export class Service {
  readonly node: TableNode;
  /** Of finished games. */
  readonly archive: Archive;
  readonly tokens: Tokens;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly #store: Store;
  readonly #recent = new Map<string, Promise<readonly Summary[]>>();
  readonly #log: Logger;

  constructor({ node, store, tokens, limits, metrics, log, now }: Parts) {
    this.node = node;
    this.archive = new Archive(store);
    this.#store = store;
    this.tokens = tokens;
    this.limits = limits;
    this.metrics = metrics;
    this.#log = log;
    this.now = now;
  }

  /** A table by its id or code. Who looks for tables that are not there is not answered for long. */
  async find(name: string, address: string): Promise<LiveTable | Refusal> {
    if (this.limits.isEmpty('misses', address)) return refuse('too-fast');
    const live = await this.node.tables.find(name);
    if (live) return live;
    this.limits.take('misses', address);
    return refuse('no-table');
  }

  async act(
    live: LiveTable,
    by: Guest,
    request: { id: string; act: Act },
    address?: string,
  ): Promise<Refusal | undefined> {
    const end = this.metrics.delay.startTimer();
    const refusal = await this.node.act(live, by, request, address);
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
