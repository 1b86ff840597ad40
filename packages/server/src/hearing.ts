/** Whom somebody does not want to hear. A change shows at once to those who look on here, soon in other processes. */
import type { LiveTable } from './node/live-table.ts';
import { NOBODY, type Onlooker } from './node/onlooker.ts';
import type { Tables } from './node/tables.ts';
import type { Store } from './store/store.ts';

/** Milliseconds until a process knows whom somebody has muted elsewhere. */
const READ_EVERY = 2_000;

export class Hearing {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #now: () => number;
  #read = Number.NEGATIVE_INFINITY;

  constructor(store: Store, tables: Tables, now: () => number) {
    this.#store = store;
    this.#tables = tables;
    this.#now = now;
  }

  async unheardBy(guest: string | undefined): Promise<ReadonlySet<string>> {
    return guest === undefined ? NOBODY : ((await this.#store.conduct.unheardBy([guest])).get(guest) ?? NOBODY);
  }

  async refresh(): Promise<void> {
    const now = this.#now();
    if (Math.abs(now - this.#read) < READ_EVERY) return;
    this.#read = now;
    await this.#show(this.#lookers());
  }

  /** This guest has muted somebody, or no longer does. */
  async changed(guest: string): Promise<void> {
    await this.#show(this.#lookers().filter(([, onlooker]) => onlooker.guest === guest));
  }

  async #show(lookers: readonly (readonly [LiveTable, Onlooker])[]): Promise<void> {
    const guests = new Set(lookers.flatMap(([, { guest }]) => guest ?? []));
    const unheard = await this.#store.conduct.unheardBy([...guests]);
    for (const [live, onlooker] of lookers)
      if (live.onlookers.has(onlooker)) live.setUnheard(onlooker, unheard.get(onlooker.guest!) ?? NOBODY);
  }

  #lookers(): readonly (readonly [LiveTable, Onlooker])[] {
    return [...this.#tables.all].flatMap((live) =>
      [...live.onlookers].filter(({ guest }) => guest !== undefined).map((onlooker) => [live, onlooker] as const),
    );
  }
}
