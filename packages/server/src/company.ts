/** The people somebody has played with, and which of them are here, where they let it be seen. */
import type { PeopleAnswer } from '@room25/protocol';
import type { Tables } from './node/tables.ts';
import type { Met } from './store/company-book.ts';
import type { Store } from './store/store.ts';

/** Milliseconds. A lobby asks for its list every 25 s. */
const WRITTEN_EVERY = 20_000;
const HERE_FOR = 60_000;
const MOST_PEOPLE = 100;

export class Company {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #now: () => number;
  /** Who has asked for something since this was last written down. */
  #asked = new Set<string>();
  #written = Number.NEGATIVE_INFINITY;
  /** When each guest was last here, as far as this process knows. */
  readonly #lately = new Map<string, number>();
  #count = 0;

  constructor(store: Store, tables: Tables, now: () => number) {
    this.#store = store;
    this.#tables = tables;
    this.#now = now;
  }

  /** How many people are here, in all processes, as of the last count. */
  get count(): number {
    return this.#count;
  }

  noteAsking(guest: string): void {
    this.#asked.add(guest);
  }

  async refresh(): Promise<void> {
    const now = this.#now();
    if (Math.abs(now - this.#written) < WRITTEN_EVERY) return;
    this.#written = now;
    const here = this.#asked;
    this.#asked = new Set();
    for (const { onlookers } of this.#tables.all)
      for (const { guest } of onlookers) if (guest !== undefined) here.add(guest);
    await this.#store.company.noteHere([...here], now);
    for (const guest of here) this.#lately.set(guest, now);
    for (const [guest, at] of this.#lately) if (now - at >= HERE_FOR) this.#lately.delete(guest);
    const { process, quick } = this.#store;
    this.#count = await quick.countHere(process, this.#lately.size, { now, since: now - HERE_FOR });
  }

  async letSee(guest: string, isSeen: boolean): Promise<void> {
    await this.#store.company.letSee(guest, isSeen, this.#now());
  }

  /** The one met last comes first. Nobody learns who has blocked them: those people are never here. */
  async of(me: string): Promise<PeopleAnswer> {
    const { company, conduct } = this.#store;
    const { blocked, blockers } = await conduct.blocksOf(me);
    const muted = new Set((await conduct.shunnedBy(me)).map(({ other }) => other));
    const met = await company.metBy(me, MOST_PEOPLE + blocked.size);
    const people = met.filter(({ guest }) => !blocked.has(guest)).slice(0, MOST_PEOPLE);
    const asked = people.map(({ guest }) => guest).filter((guest) => !blockers.has(guest));
    const here = await company.hereSince(asked, this.#now() - HERE_FOR);
    return {
      seen: await company.isSeen(me),
      people: people.map(({ guest, name, games, updated: last, table, visitor }) => ({
        ...{ name: name ?? '', games, last, table, visitor },
        ...(muted.has(guest) && { muted: true as const }),
        ...(here.has(guest) && { here: true as const }),
      })),
    };
  }

  /** The guest who had this number at a table where both played to the end. */
  met(me: string, table: string, visitor: number): Promise<Met | undefined> {
    return this.#store.company.metAt(me, table, visitor);
  }
}
