/** The round that finds what a process has missed: hints, deadlines, bots and connections of processes that are gone. */
import { UnknownRules } from '@room25/engine';
import type { Failure } from '../failure.ts';
import type { Store } from '../store/store.ts';
import { peopleAwaited } from '../table/awaited.ts';
import { deadlineOf, dueBody, warningAt } from '../table/clock.ts';
import { BrokenLog } from '../table/rules-version.ts';
import { MOST_AHEAD } from './live-table.ts';
import type { Presence } from './presence.ts';
import type { Tables } from './tables.ts';
import type { Thinker } from './thinker.ts';

const MOST_DUE = 200;
/** A table that was due and still is, for instance because a bot thinks elsewhere, is looked at again after this time. */
const LOOK_AGAIN = 1_000;
/** How long a hint that was missed can go unnoticed. */
const CATCH_UP_EVERY = 2_000;

interface Parts {
  readonly store: Store;
  readonly tables: Tables;
  readonly thinker: Thinker;
  readonly presence: Presence;
  readonly now: () => number;
  readonly failed: (what: Failure, error: unknown, table?: string) => void;
}

export class Sweep {
  readonly #parts: Parts;
  readonly #lookedAt = new Map<string, number>();
  /** Tables of rules that this process does not play: another process may. */
  readonly #foreign = new Set<string>();
  #running: Promise<void> | undefined;
  #caughtUp = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** One round; or the current one, if one is running. */
  run(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Resolves when the current round is over. */
  async done(): Promise<void> {
    await this.#running;
  }

  /** A table has grown: it is read on, if this process has it. */
  hear(id: string, seq: number): void {
    const live = this.#parts.tables.known(id);
    if (live && live.table.seq < seq) live.readOn(seq).catch((error) => this.#parts.failed('read-on', error, id));
  }

  async #run(): Promise<void> {
    const { store, now, failed } = this.#parts;
    this.#warn(now());
    this.#setClocks(now());
    for (const live of this.#parts.tables.all) live.countWatchers();
    this.#parts.tables.forgetIdle(now());
    for (const [id, at] of this.#lookedAt) if (now() - at > LOOK_AGAIN) this.#lookedAt.delete(id);
    try {
      await this.#catchUp(now());
      await this.#parts.presence.tellGone(now());
      // Tables that nothing can be done for now must not hold up others.
      const due = await store.due(now(), MOST_DUE + this.#lookedAt.size + this.#foreign.size);
      await Promise.all(due.map((id) => this.#attend(id)));
    } catch (error) {
      failed('sweep', error);
    }
  }

  /** Tables that people watch here, and of which a hint was missed. */
  async #catchUp(now: number): Promise<void> {
    if (now - this.#caughtUp < CATCH_UP_EVERY) return;
    this.#caughtUp = now;
    const all = [...this.#parts.tables.all];
    const watched = all.filter(({ onlookers }) => onlookers.size > 0);
    const last = await this.#parts.store.lastOf(all.map(({ table }) => table.id));
    for (const live of all) if (!last.has(live.table.id)) this.#parts.tables.drop(live);
    for (const { table } of watched) this.hear(table.id, last.get(table.id) ?? 0);
    await this.#parts.presence.missOrphans(watched, now);
  }

  async #attend(id: string): Promise<void> {
    if (this.#lookedAt.has(id) || this.#foreign.has(id)) return;
    this.#lookedAt.set(id, this.#parts.now());
    try {
      const live = await this.#parts.tables.byId(id);
      if (!live) return;
      // Another process may have dealt with it meanwhile.
      await live.readOn();
      await live.change(dueBody);
      if (live.onlookers.size === 0) await this.#parts.presence.missOrphans([live], this.#parts.now());
      this.#parts.thinker.tend(live);
    } catch (error) {
      if (error instanceof UnknownRules || error instanceof BrokenLog) this.#foreign.add(id);
      this.#parts.failed(error instanceof BrokenLog ? 'log' : 'table', error, id);
    }
  }

  /** Tables that somebody watches and that were last written by a clock that was ahead. */
  #setClocks(now: number): void {
    for (const live of this.#parts.tables.all) {
      if (live.onlookers.size === 0 || live.table.at - now <= MOST_AHEAD) continue;
      const set = live.change((table, at) => (at < table.at ? { kind: 'clock', at } : undefined));
      set.catch((error) => this.#parts.failed('clock', error, live.table.id));
    }
  }

  #warn(now: number): void {
    for (const live of this.#parts.tables.all) {
      if (live.onlookers.size === 0) continue;
      const at = warningAt(live.table);
      const deadline = deadlineOf(live.table);
      if (at === undefined || deadline === undefined || now < at || live.warned === deadline) continue;
      live.warned = deadline;
      for (const onlooker of live.onlookers) onlooker.warn(peopleAwaited(live.table), deadline);
    }
  }
}
