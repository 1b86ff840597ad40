/** The tables that this process has read. Each is read when it is first asked for, and dropped after a while. */
import type { Store } from '../store/store.ts';
import type { TableState } from '../table/table-state.ts';
import { LiveTable, type Surroundings } from './live-table.ts';

/** Tables that nobody here watches are dropped after this time. */
const KEPT = 60_000;

export class Tables {
  readonly #store: Store;
  readonly #around: Surroundings;
  readonly #live = new Map<string, LiveTable>();
  readonly #reading = new Map<string, Promise<LiveTable | undefined>>();

  constructor(around: Surroundings) {
    this.#store = around.store;
    this.#around = around;
  }

  get all(): Iterable<LiveTable> {
    return this.#live.values();
  }

  get count(): number {
    return this.#live.size;
  }

  known(id: string): LiveTable | undefined {
    return this.#live.get(id);
  }

  /** By id or code. Throws if nobody here plays its rules. */
  async find(name: string): Promise<LiveTable | undefined> {
    const known = this.#live.get(name);
    if (known) return known;
    const summary = await this.#store.summary(name);
    return summary && this.byId(summary.id);
  }

  async byId(id: string): Promise<LiveTable | undefined> {
    const known = this.#live.get(id) ?? this.#reading.get(id);
    if (known) return known;
    const reading = LiveTable.read(id, this.#around);
    this.#reading.set(id, reading);
    try {
      const live = await reading;
      if (live) this.#live.set(id, live);
      return live;
    } finally {
      this.#reading.delete(id);
    }
  }

  /** One that this process has just opened. */
  add(table: TableState): LiveTable {
    const live = new LiveTable(table, this.#around);
    this.#live.set(table.id, live);
    return live;
  }

  /** Drops the table here. The next request reads it again, if it still exists. */
  drop(live: LiveTable): void {
    this.#live.delete(live.table.id);
    for (const onlooker of [...live.onlookers]) onlooker.drop('no-table');
  }

  forgetIdle(now: number): void {
    for (const [id, live] of this.#live)
      if (live.onlookers.size === 0 && now - live.lastUsed > KEPT) this.#live.delete(id);
  }
}
