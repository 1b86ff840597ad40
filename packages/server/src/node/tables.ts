/** The tables that this process has read. Each is read when it is first asked for, and dropped after a while. */
import type { Store } from '../store/store.ts';
import type { TableState } from '../table/table-state.ts';
import { LiveTable, type Surroundings } from './live-table.ts';

/** Tables that nobody here watches are dropped after this time. */
const KEPT = 60_000;
/** What these may weigh together, as entries of logs, some 250 bytes each: whoever reads one table after another fills no memory. */
const ROOM = 200_000;
/** A table whose log is empty, as so many entries. */
const EMPTY = 200;
/** Whoever asked a moment ago is about to ask again. */
const IN_USE = 1_000;

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

  /** Those that were used last stay, as long as there is room. */
  forgetIdle(now: number): void {
    let weight = 0;
    const idle = [...this.#live].filter(([, { onlookers }]) => onlookers.size === 0);
    for (const [id, { table, lastUsed }] of idle.sort(([, one], [, other]) => other.lastUsed - one.lastUsed)) {
      weight += EMPTY + table.seq;
      const kept = weight <= ROOM ? KEPT : IN_USE;
      if (now - lastUsed > kept) this.#live.delete(id);
    }
  }
}
