/** A table in this process: its log folded so far, and those who watch it here. Any number of processes may hold the same table. */
import { pagesOf } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import type { Body, Guest } from '../table/entry.ts';
import { fold, foldAll } from '../table/fold.ts';
import { People, type Person } from '../table/people.ts';
import { isRefusal, type Refusal, refuse } from '../table/refusal.ts';
import { readyToFold } from '../table/rules-version.ts';
import type { Watching } from '../table/show.ts';
import { summaryOf } from '../table/summary.ts';
import type { TableState } from '../table/table-state.ts';
import { NOBODY, type Onlooker } from './onlooker.ts';
import { Rendering } from './rendering.ts';

/** What to write; a refusal; or nothing, if there is nothing to do. */
export type Change = (table: TableState, now: number) => Body | Refusal | undefined;

/** Milliseconds between two tellings of how many look on: each goes to everybody at the table. */
const COUNTED_EVERY = 1_000;

/** Of one moment: nine viewers, and those who do not want to hear everybody. The oldest is dropped, and made again if it is wanted. */
const MOST_RENDERINGS = 40;

export interface Surroundings {
  readonly store: Store;
  readonly now: () => number;
  /** `isOwn`: this process wrote the news. */
  readonly changed: (live: LiveTable, before: TableState, isOwn: boolean) => void;
}

export class LiveTable {
  readonly onlookers = new Set<Onlooker>();
  /** When each seat, and any spectator, last asked over HTTP, which has no connection. */
  readonly #asked = new Map<Watching, number>();
  /** The last deadline that was warned of. */
  warned: number | undefined;
  lastUsed: number;
  #table: TableState;
  #queue: Promise<unknown> = Promise.resolve();
  /** The store failed in the middle of something: the table must be read before anything is written. */
  #isUnsure = false;
  readonly #around: Surroundings;
  /** By who watches, and whom they do not want to hear. */
  #renderings = new Map<string, Rendering>();
  /** How many look on here without a seat at the table. */
  #watchers = 0;
  /** When all were last told how many. */
  #counted = Number.NEGATIVE_INFINITY;
  #renderedBefore: ReadonlyMap<string, Rendering> = new Map();

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

  /** `unheard`: guests whose words this viewer does not want to hear. */
  rendering(watching: Watching, unheard: ReadonlySet<string> = NOBODY): Rendering {
    const visitors = this.unheardHere(unheard);
    const key = `${watching} ${visitors.join()}`;
    let rendering = this.#renderings.get(key);
    if (!rendering) {
      const before = this.#renderedBefore.get(key);
      const alone = visitors.length > 0 && { whole: this.rendering(watching), unheard: visitors };
      rendering = new Rendering(this.#table, watching, { watchers: this.#watchers, before, ...alone });
      this.#renderings.set(key, rendering);
      const [oldest] = this.#renderings.keys();
      if (this.#renderings.size > MOST_RENDERINGS) this.#renderings.delete(oldest!);
    }
    return rendering;
  }

  /** The same as numbers at this table. */
  unheardHere(unheard: ReadonlySet<string>): readonly number[] {
    return [...unheard].flatMap((guest) => this.#table.people.visitorOf(guest) ?? []).sort((one, other) => one - other);
  }

  /** From now on; whatever this changes is shown at once. */
  setUnheard(onlooker: Onlooker, unheard: ReadonlySet<string>): void {
    const [before, after] = [onlooker.unheard, unheard].map((each) => this.unheardHere(each).join());
    onlooker.unheard = unheard;
    const watching = before === after ? undefined : onlooker.watching(this.#table);
    if (watching !== undefined) onlooker.showAnew(this.rendering(watching, unheard), this.#around.now());
  }

  /** Somebody came or went: all are told how many look on; where people come and go all the time, now and then. */
  countWatchers(): void {
    const now = this.#around.now();
    if (Math.abs(now - this.#counted) < COUNTED_EVERY) return;
    const count = [...this.onlookers].filter((onlooker) => onlooker.isLookingOn(this.#table)).length;
    if (count === this.#watchers) return;
    this.#counted = now;
    this.#watchers = count;
    this.#renderedBefore = this.#renderings;
    this.#renderings = new Map();
    this.show();
  }

  noteAsking(watching: Watching): void {
    this.#asked.set(watching, this.#around.now());
  }

  /** When anybody last asked, spectators included. */
  get lastAskedAtAll(): number {
    return Math.max(...this.#asked.values(), Number.NEGATIVE_INFINITY);
  }

  lastAsked(seat: number): number {
    return this.#asked.get(seat) ?? Number.NEGATIVE_INFINITY;
  }

  /**
   * Checks, writes, and only then believes. If another process was faster, reads on and checks again. `by`: who acts, if it is an
   * act.
   */
  change(make: Change, by?: Guest): Promise<Refusal | undefined> {
    return this.#inTurn(async () => {
      if (this.#isUnsure) await this.#readOn();
      for (;;) {
        const made = make(this.#table, timeAt(this.#table, this.#around.now()));
        if (!made) return undefined;
        if (isRefusal(made)) {
          // A hint may have been missed, and what was refused may be right by now.
          if (await this.#readOn()) continue;
          return made;
        }
        // As it will be read later: what JSON drops must not be believed here either.
        const body = JSON.parse(JSON.stringify(made)) as Body;
        const newcomer = by && newcomerIn(this.#table, body, by);
        const people = newcomer ? this.#table.people.with(newcomer) : this.#table.people;
        const next = { ...fold(this.#table, body), people };
        if ((await this.#append(body, next, newcomer)) === 'done') {
          this.#becomes(next, true);
          return undefined;
        }
        if (!(await this.#readOn()) && !(await this.#isThere())) return refuse('no-table');
      }
    });
  }

  /** Reads what others wrote. With `upTo`: only if that entry is still unknown when this call's turn comes. */
  async readOn(upTo = Number.POSITIVE_INFINITY): Promise<void> {
    await this.#inTurn(async () => {
      if (this.#table.seq < upTo) await this.#readOn();
    });
  }

  /** From the beginning, because something was taken out of the log. Everybody is shown all of it again. */
  async readAnew(): Promise<void> {
    await this.#inTurn(async () => {
      const table = await foldedFrom(this.#around.store, this.#table.id, undefined);
      if (!table) return;
      this.#table = table;
      this.#renderings = new Map();
      this.#renderedBefore = new Map();
      for (const onlooker of [...this.onlookers]) {
        const watching = onlooker.watching(table);
        if (watching === undefined) onlooker.drop('not-seated');
        else onlooker.showAnew(this.rendering(watching, onlooker.unheard), this.#around.now());
      }
    });
  }

  /** Tells everybody here what is new for them. */
  show(): void {
    for (const onlooker of [...this.onlookers]) {
      const watching = onlooker.watching(this.#table);
      if (watching === undefined) onlooker.drop('not-seated');
      else if (onlooker.isReplaced(this.#table)) onlooker.drop('replaced');
      else onlooker.showNews(this.rendering(watching, onlooker.unheard));
    }
  }

  async #append(body: Body, next: TableState, newcomer: Person | undefined): Promise<'done' | 'late'> {
    const summary = { ...summaryOf(next), ...(newcomer && { newcomers: [newcomer] }) };
    try {
      const appended = await this.#around.store.append(next.id, next.seq, [body], summary);
      return appended === 'done' ? 'done' : 'late';
    } catch (error) {
      this.#isUnsure = true;
      throw error;
    }
  }

  /** Nobody has deleted it. */
  async #isThere(): Promise<boolean> {
    const { id } = this.#table;
    return (await this.#around.store.lastOf([id])).has(id);
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

/** How far the clocks of several machines may differ. Beyond it, whoever wrote last was wrong. */
export const MOST_AHEAD = 5_000;

/** The time of the next entry: never before the last one, unless that was written by a clock that was ahead. */
const timeAt = ({ at }: TableState, now: number): number => (at - now > MOST_AHEAD ? now : Math.max(now, at));

/** The table brought up to date from the store; a long log page by page, so that others are served meanwhile. */
const foldedFrom = async (store: Store, id: string, known: TableState | undefined): Promise<TableState | undefined> => {
  let table = known;
  let isSomebodyNew = false;
  for await (const page of pagesOf(store, id, (known?.seq ?? 0) + 1)) {
    await readyToFold(page);
    isSomebodyNew ||= page.some((body) => isArrival(body, known));
    table = foldAll(table, page);
  }
  // After the entries: the people they mention were written with them.
  return isSomebodyNew ? { ...table!, people: new People(await store.people(id)) } : table;
};

/** Somebody may be new here, or have another name now. */
const isArrival = (body: Body, known: TableState | undefined): boolean =>
  known === undefined || (body.kind === 'act' && (isSitting(body) || !known.people.at(body.by)));

const newcomerIn = ({ people }: TableState, body: Body, { id, name }: Guest): Person | undefined => {
  if (body.kind !== 'act') return undefined;
  const known = people.at(body.by);
  const isNew = !known || (isSitting(body) && known.name !== name);
  return isNew ? { visitor: body.by, guest: id, name } : undefined;
};

const isSitting = ({ act }: Extract<Body, { kind: 'act' }>): boolean => act.do === 'sit' || act.do === 'join';
