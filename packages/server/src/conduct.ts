/** The sanctions in force now, kept in memory because every act asks for them. Read again at intervals. */
import type { Sanction } from './store/conduct-book.ts';
import type { Store } from './store/store.ts';
import { type Refusal, refuse } from './table/refusal.ts';

/** Milliseconds until every process knows what an operator did. */
const READ_EVERY = 1_000;
const TIDIED_EVERY = 3_600_000;

export class Conduct {
  readonly #store: Store;
  readonly #now: () => number;
  #byGuest: ReadonlyMap<string, readonly Sanction[]> = new Map();
  #read = Number.NEGATIVE_INFINITY;
  #tidied = Number.NEGATIVE_INFINITY;
  /** The names of these guests have changed. */
  onRenamed: (guests: ReadonlySet<string>) => void = () => {};

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async refresh(): Promise<void> {
    const now = this.#now();
    if (Math.abs(now - this.#read) < READ_EVERY) return;
    this.#read = now;
    const before = this.#byGuest;
    const all = await this.#store.conduct.sanctionsAt(now);
    const byGuest = new Map<string, Sanction[]>();
    for (const one of all) byGuest.set(one.guest, [...(byGuest.get(one.guest) ?? []), one]);
    this.#byGuest = byGuest;
    const renamed = all.filter(
      ({ id, guest, kind }) => kind === 'rename' && !before.get(guest)?.some((known) => known.id === id),
    );
    if (renamed.length > 0) this.onRenamed(new Set(renamed.map(({ guest }) => guest)));
    if (now - this.#tidied < TIDIED_EVERY) return;
    this.#tidied = now;
    await this.#store.conduct.tidy(now);
  }

  /** Those in force against a guest. */
  of(guest: string): readonly Sanction[] {
    return (this.#byGuest.get(guest) ?? []).filter(({ ends }) => ends > this.#now());
  }

  /** The name that an operator has given them. */
  nameOf(guest: string): string | undefined {
    return this.of(guest).find(({ kind }) => kind === 'rename')?.name ?? undefined;
  }

  /** Why they may not open a table, sit down, or come back. */
  banBar(guest: string): Refusal | undefined {
    return this.#bar(guest, 'ban');
  }

  /** Why they may not say anything in their own words. */
  muteBar(guest: string): Refusal | undefined {
    return this.#bar(guest, 'mute') ?? this.banBar(guest);
  }

  #bar(guest: string, kind: 'ban' | 'mute'): Refusal | undefined {
    const sanction = this.of(guest).find((each) => each.kind === kind);
    if (!sanction) return undefined;
    const until = new Date(sanction.ends).toISOString();
    return refuse(kind === 'ban' ? 'banned' : 'muted', `${sanction.reason}; until ${until}`);
  }
}
