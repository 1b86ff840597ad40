/** Deletes what is kept only for a while: once a day, and after each start. Any process may do it, several at once too. */
import { setImmediate } from 'node:timers/promises';
import { TABLE_STATUSES, type TableStatus } from '@room25/protocol';
import type { Failure } from './failure.ts';
import { GUEST_COLUMNS } from './store/forgetting.ts';
import { forgottenId } from './store/guest-book.ts';
import type { KeptTable } from './store/kept-book.ts';
import { deletingTable } from './store/kept-book.ts';
import type { Store } from './store/store.ts';

const DAY = 24 * 3_600_000;
/** Browsers that are told things, after their page was last opened. */
const PUSH_KEPT = 90 * DAY;
/** Between two of these others get their turn. */
const PAGE = 50;
const GUESTS_AT_ONCE = 500;
const GOING_ON: readonly TableStatus[] = ['playing', 'paused'];

/** For how many days; 0: for ever. */
export interface Keeping {
  /** What was said at a table, after the last thing that happened there. */
  readonly talk: number;
  /** A table that was closed without the end of a game; and how long a game that nobody goes on with stays open. */
  readonly empty: number;
  /** Who somebody is, after they were last here. */
  readonly people: number;
}

export const USUAL_KEEPING: Keeping = { talk: 90, empty: 30, people: 400 };

export interface Deleted {
  talk: number;
  empty: number;
  people: number;
}

export interface RetentionOptions {
  readonly store: Store;
  readonly keeping: Keeping;
  readonly now: () => number;
  readonly forget: (guest: string) => Promise<void>;
  /** Nobody has gone on with the game at this table. */
  readonly close: (table: string) => Promise<void>;
  /** What was said at this table has been deleted. */
  readonly silenced: (table: string) => Promise<void>;
  readonly done: (deleted: Deleted) => void;
  readonly failed: (what: Failure, error: unknown) => void;
}

export class Retention {
  readonly #options: RetentionOptions;
  #begun = Number.NEGATIVE_INFINITY;
  #isWorking = false;
  #isClosed = false;

  constructor(options: RetentionOptions) {
    this.#options = options;
  }

  async sweep(): Promise<void> {
    const { now, done, failed } = this.#options;
    if (this.#isWorking || this.#isClosed || Math.abs(now() - this.#begun) < DAY) return;
    this.#begun = now();
    this.#isWorking = true;
    const deleted: Deleted = { talk: 0, empty: 0, people: 0 };
    try {
      await this.#forgetAgain(deleted);
      await this.#deletePeople(deleted);
      await this.#deleteTables(deleted);
      await this.#options.store.push.forgetUnseen(now() - PUSH_KEPT);
    } catch (error) {
      if (!this.#isClosed) failed('retention', error);
    } finally {
      this.#isWorking = false;
      done(deleted);
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  /** People who were forgotten and are there again: from an older copy, or written down by a process that did not know yet. */
  async #forgetAgain(deleted: Deleted): Promise<void> {
    const { store, forget } = this.#options;
    const forgotten = new Set(await store.guests.forgottenSince(0));
    if (forgotten.size === 0) return;
    for (const column of GUEST_COLUMNS)
      for (let last = ''; ; ) {
        const page = await store.kept.guestsIn(column, last, GUESTS_AT_ONCE);
        for (const guest of page)
          if (forgotten.has(forgottenId(guest))) {
            await forget(guest);
            deleted.people++;
          }
        if (this.#isClosed || page.length < GUESTS_AT_ONCE) break;
        last = page.at(-1)!;
        await setImmediate();
      }
  }

  async #deletePeople(deleted: Deleted): Promise<void> {
    const { store, keeping, now, forget } = this.#options;
    if (keeping.people === 0) return;
    for (;;) {
      const unseen = await store.kept.unseenSince(now() - keeping.people * DAY, now(), PAGE);
      for (const guest of unseen) {
        if (this.#isClosed) return;
        await forget(guest);
        deleted.people++;
        await setImmediate();
      }
      if (unseen.length < PAGE) return;
    }
  }

  async #deleteTables(deleted: Deleted): Promise<void> {
    const { kept } = this.#options.store;
    const reported = await kept.reported();
    for (const state of TABLE_STATUSES)
      for (const isListed of [true, false])
        for (let last = { updated: this.#options.now(), id: '' }; ; ) {
          const page = await kept.before({ state, isListed }, last, PAGE);
          for (const table of page) if (!reported.has(table.id)) await this.#deleteOf(table, deleted);
          if (this.#isClosed || page.length < PAGE) break;
          last = page.at(-1)!;
          await setImmediate();
        }
  }

  async #deleteOf({ id, state, updated, wake_at, result }: KeptTable, deleted: Deleted): Promise<void> {
    const { store, keeping, now, close, silenced } = this.#options;
    const isOlderThan = (days: number): boolean => days > 0 && updated < now() - days * DAY;
    if (state === 'over' && result === null && isOlderThan(keeping.empty)) {
      await store.transact(() => deletingTable(id));
      deleted.empty++;
    } else if (GOING_ON.includes(state) && wake_at === null && isOlderThan(keeping.empty)) {
      await close(id);
    } else if (isOlderThan(keeping.talk) && (await store.kept.deleteTalk(id))) {
      await silenced(id);
      deleted.talk++;
    }
  }
}
