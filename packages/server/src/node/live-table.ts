/** A table in this process: its log folded so far, and those who watch it here. Any number of processes may hold the same. */
import { pagesOf } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import type { Body } from '../table/entry.ts';
import { fold, foldAll } from '../table/fold.ts';
import { isRefusal, type Refusal } from '../table/refusal.ts';
import { readyToFold } from '../table/rules-version.ts';
import type { Watching } from '../table/show.ts';
import { summaryOf } from '../table/summary.ts';
import type { TableState } from '../table/table-state.ts';
import type { Onlooker } from './onlooker.ts';
import { Rendering } from './rendering.ts';

/** What to write; a refusal; or nothing, because there is nothing to do. */
export type Change = (table: TableState, now: number) => Body | Refusal | undefined;

export interface Surroundings {
  readonly store: Store;
  readonly now: () => number;
  /** `isOwn`: this process wrote what is new. */
  readonly changed: (live: LiveTable, before: TableState, isOwn: boolean) => void;
}

export class LiveTable {
  readonly onlookers = new Set<Onlooker>();
  /** When each seat, and anybody who watches, last asked over HTTP, which has no connection. */
  readonly #asked = new Map<Watching, number>();
  /** The last deadline that was warned of. */
  warned: number | undefined;
  lastUsed: number;
  #table: TableState;
  #queue: Promise<unknown> = Promise.resolve();
  /** The store failed in the middle of something: what it holds must be read before anything is written. */
  #isUnsure = false;
  readonly #around: Surroundings;
  #renderings = new Map<Watching, Rendering>();
  #renderedBefore: ReadonlyMap<Watching, Rendering> = new Map();

  constructor(table: TableState, around: Surroundings) {
    this.#table = table;
    this.#around = around;
    this.lastUsed = around.now();
  }

  static async read(id: string, around: Surroundings): Promise<LiveTable | undefined> {
    const table = await foldedFrom(around.store, id, undefined);
    return table && new LiveTable(table, around);
  }

  get table(): TableState {
    return this.#table;
  }

  rendering(watching: Watching): Rendering {
    let rendering = this.#renderings.get(watching);
    if (!rendering) {
      rendering = new Rendering(this.#table, watching, this.#renderedBefore.get(watching));
      this.#renderings.set(watching, rendering);
    }
    return rendering;
  }

  noteAsking(watching: Watching): void {
    this.#asked.set(watching, this.#around.now());
  }

  /** Of anybody, also of who watches. */
  get lastAskedAtAll(): number {
    return Math.max(...this.#asked.values(), Number.NEGATIVE_INFINITY);
  }

  lastAsked(seat: number): number {
    return this.#asked.get(seat) ?? Number.NEGATIVE_INFINITY;
  }

  /** Checks, writes, and only then believes. If another process was faster, reads on and checks again. */
  change(make: Change): Promise<Refusal | undefined> {
    return this.#inTurn(async () => {
      if (this.#isUnsure) await this.#readOn();
      for (;;) {
        const made = make(this.#table, timeAt(this.#table, this.#around.now()));
        if (!made) return undefined;
        if (isRefusal(made)) {
          // A hint may have been missed, and what was refused be right by now.
          if (await this.#readOn()) continue;
          return made;
        }
        // As it will be read: what JSON drops must not be believed here either.
        const body = JSON.parse(JSON.stringify(made)) as Body;
        const next = fold(this.#table, body);
        if ((await this.#append(body, next)) === 'done') {
          this.#becomes(next, true);
          return undefined;
        }
        await this.#readOn();
      }
    });
  }

  /** Reads what others wrote. */
  async readOn(): Promise<void> {
    await this.#inTurn(() => this.#readOn());
  }

  /** Tells everybody here what is new for them. */
  show(): void {
    for (const onlooker of [...this.onlookers]) {
      const watching = onlooker.watching(this.#table);
      if (watching === undefined) onlooker.drop('not-seated');
      else if (onlooker.isReplaced(this.#table)) onlooker.drop('replaced');
      else onlooker.showNews(this.rendering(watching));
    }
  }

  async #append(body: Body, next: TableState): Promise<'done' | 'late'> {
    try {
      const appended = await this.#around.store.append(next.id, next.seq, [body], summaryOf(next));
      return appended === 'done' ? 'done' : 'late';
    } catch (error) {
      this.#isUnsure = true;
      throw error;
    }
  }

  /** Was there anything? */
  async #readOn(): Promise<boolean> {
    const next = await foldedFrom(this.#around.store, this.#table.id, this.#table);
    this.#isUnsure = false;
    const isNews = next !== this.#table;
    if (isNews) this.#becomes(next!, false);
    return isNews;
  }

  #becomes(next: TableState, isOwn: boolean): void {
    const before = this.#table;
    this.#table = next;
    this.#renderedBefore = this.#renderings;
    this.#renderings = new Map();
    this.show();
    this.#around.changed(this, before, isOwn);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.lastUsed = this.#around.now();
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }
}

/** What clocks of several machines may differ by. Beyond it, whoever wrote last was wrong. */
export const MOST_AHEAD = 5_000;

/** The time of the next entry: never before the last one, unless that was written by a clock that was ahead. */
const timeAt = ({ at }: TableState, now: number): number => (at - now > MOST_AHEAD ? now : Math.max(now, at));

/** The table with what the store knows more of it; of a long log page by page, so that others are served meanwhile. */
const foldedFrom = async (store: Store, id: string, known: TableState | undefined): Promise<TableState | undefined> => {
  let table = known;
  for await (const page of pagesOf(store, id, (known?.seq ?? 0) + 1)) {
    await readyToFold(page);
    table = foldAll(table, page);
  }
  return table;
};
