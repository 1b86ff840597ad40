/**
 * Somebody who wants to play at once is seated: at the quick game with the most people, or at the next one in the row. No process
 * pairs people: each looks for what is open, and a seat belongs to the process that writes the entry first. If two open the same
 * table, there is still only one.
 */
import type { Leaving } from '../store/quick-book.ts';
import type { Store } from '../store/store.ts';
import type { Guest } from '../table/entry.ts';
import { isRefusal, type Refusal, refuse } from '../table/refusal.ts';
import { isPerson, seatOfGuest } from '../table/table-state.ts';
import type { LiveTable } from './live-table.ts';
import type { TableNode } from './node.ts';

/** How many open games are tried. More are open only where many come late, or where people do not want to meet. */
const MOST_TRIED = 8;
/** In each round somebody else was faster. */
const MOST_ROUNDS = 50;
const MOST_OWN = 5;
const MOST_WAITING = 5_000;
/** Milliseconds for which the number of people waiting is not asked again. */
const STANDING_LASTS = 2_000;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long it is remembered that somebody left. */
const REMEMBERED = 3 * DAY;
const FIRST_REST = 10 * MINUTE;

export interface QuickOptions {
  readonly node: TableNode;
  readonly store: Store;
  readonly now: () => number;
}

export class QuickGames {
  readonly #options: QuickOptions;
  /** By guest: somebody who asks twice waits for the same answer. */
  readonly #asking = new Map<string, Promise<LiveTable | Refusal>>();
  /** One after the other in each process: a thousand at once would only get in each other's way. */
  #queue: Promise<unknown> = Promise.resolve();
  #waiting: Promise<number> | undefined;

  constructor(options: QuickOptions) {
    this.#options = options;
  }

  /** Where they sit now. */
  seat(by: Guest, address: string): Promise<LiveTable | Refusal> {
    const known = this.#asking.get(by.id);
    if (known) return known;
    if (this.#asking.size >= MOST_WAITING) return Promise.resolve({ ...refuse('too-fast'), retryAfter: 5 });
    const seating = this.#queue.then(() => this.#seat(by, address)).finally(() => this.#asking.delete(by.id));
    this.#queue = seating.catch(() => undefined);
    this.#asking.set(by.id, seating);
    return seating;
  }

  /** How many people were waiting for a game to begin a moment ago. */
  waiting(): Promise<number> {
    if (this.#waiting) return this.#waiting;
    const { store, now } = this.#options;
    const counting = store.quick
      .open(now(), MOST_TRIED)
      .then((games) => games.reduce((sum, { state, people }) => sum + (state === 'open' ? people : 0), 0));
    this.#waiting = counting;
    setTimeout(() => {
      this.#waiting = undefined;
    }, STANDING_LASTS).unref();
    return counting;
  }

  /** Somebody has left a game that they could still play; or has come back. */
  async note(what: 'left' | 'back', { table }: LiveTable, guest: string): Promise<void> {
    const { quick } = this.#options.store;
    const now = this.#options.now();
    if (what === 'back') return quick.noteBack(guest, table.id);
    await quick.noteLeft(guest, table.id, now);
    await quick.forgetLeft(now - REMEMBERED);
  }

  /** What is remembered of that. */
  leftBy(guest: string): Promise<readonly Leaving[]> {
    return this.#options.store.quick.leftSince(guest, 0);
  }

  async #seat(by: Guest, address: string): Promise<LiveTable | Refusal> {
    const own = await this.#own(by.id);
    if (own) return own;
    const rest = await this.#restBar(by.id);
    if (rest) return rest;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const live = await this.#seatOnce(by, address);
      if (isRefusal(live)) return live;
      if (live) return this.#first(live, by.id);
    }
    return refuse('unavailable');
  }

  /** Another process may have seated the same guest meanwhile: all processes keep the first seat. */
  async #first(live: LiveTable, guest: string): Promise<LiveTable> {
    const all = await this.#options.store.quick.of(guest, MOST_OWN);
    return all.length > 1 ? ((await this.#own(guest)) ?? live) : live;
  }

  /** Nothing, if somebody was faster everywhere. */
  async #seatOnce(by: Guest, address: string): Promise<LiveTable | Refusal | undefined> {
    const { node, store, now } = this.#options;
    const games = await store.quick.open(now(), MOST_TRIED);
    for (const { id } of games.toSorted((one, other) => other.people - one.people)) {
      const live = await node.tables.byId(id);
      if (live && !(await node.sitQuick(live, by, address))) return live;
    }
    const opened = await node.openQuick(by, (await store.quick.last()) + 1, address);
    if (isRefusal(opened)) return opened;
    return (await node.sitQuick(opened, by, address)) ? undefined : opened;
  }

  /** The quick game that they wait for or play; if they sit at two, they leave the later one. */
  async #own(guest: string): Promise<LiveTable | undefined> {
    const { node, store } = this.#options;
    let own: LiveTable | undefined;
    for (const id of await store.quick.of(guest, MOST_OWN)) {
      const live = await node.tables.byId(id);
      if (!live) continue;
      await live.readOn();
      const seat = live.table.seats[seatOfGuest(live.table, guest) ?? -1];
      if (!isPerson(seat) || seat.away === 'left') continue;
      if (own)
        await node.act(live, { by: { id: guest, name: '' } }, { id: `twice-${own.table.id}`, act: { do: 'leave' } });
      else own = live;
    }
    return own;
  }

  /** Somebody who leaves others alone twice in a day has to wait, longer each time, until it is forgotten. */
  async #restBar(guest: string): Promise<Refusal | undefined> {
    const now = this.#options.now();
    const left = await this.#options.store.quick.leftSince(guest, now - REMEMBERED);
    const [last, before] = left;
    if (!last || !before || last.at - before.at >= DAY) return undefined;
    const until = last.at + Math.min(DAY, FIRST_REST * 2 ** (left.length - 2));
    return until <= now ? undefined : { ...refuse('resting'), retryAfter: Math.ceil((until - now) / 1000) };
  }
}
