/** What is kept only for a while, and how it is deleted, in both databases. */
import type { TableStatus } from '@room25/protocol';
import type { GuestColumn } from './forgetting.ts';
import type { Ask } from './guest-book.ts';
import { ask, type Steps } from './steps.ts';

export interface KeptTable {
  readonly id: string;
  readonly state: TableStatus;
  readonly updated: number;
  /** None if nothing more happens unless somebody comes. */
  readonly wake_at: number | null;
  /** None if no game was played to its end. */
  readonly result: string | null;
}

export class KeptBook {
  readonly #ask: Ask;

  constructor(asking: Ask) {
    this.#ask = asking;
  }

  /** Tables in that state from before that one, the newest first. */
  async before(
    { state, isListed }: { readonly state: TableStatus; readonly isListed: boolean },
    { updated, id }: Pick<KeptTable, 'updated' | 'id'>,
    most: number,
  ): Promise<readonly KeptTable[]> {
    return await this.#ask<KeptTable>(
      `SELECT id, state, updated, wake_at, result FROM tables WHERE state = $1 AND listed = $2 AND (updated, id) < ($3, $4)
       ORDER BY updated DESC, id DESC LIMIT $5`,
      [state, isListed ? 1 : 0, updated, id, most],
    );
  }

  /** Tables with a report that has not been settled, or was settled only recently. */
  async reported(): Promise<ReadonlySet<string>> {
    const rows = await this.#ask<{ table_id: string }>('SELECT DISTINCT table_id FROM reports', []);
    return new Set(rows.map(({ table_id: table }) => table));
  }

  /** Was there anything to delete? */
  async deleteTalk(table: string): Promise<boolean> {
    const [said] = await this.#ask('SELECT seq FROM lines WHERE table_id = $1 LIMIT 1', [table]);
    if (said) await this.#ask('DELETE FROM lines WHERE table_id = $1', [table]);
    return said !== undefined;
  }

  /** Guests who are written down there, in the order of their ids: those after that one. */
  async guestsIn([table, column]: GuestColumn, after: string, most: number): Promise<readonly string[]> {
    const rows = await this.#ask<{ guest: string }>(
      `SELECT DISTINCT ${column} AS guest FROM ${table} WHERE ${column} > $1 ORDER BY ${column} LIMIT $2`,
      [after, most],
    );
    return rows.map(({ guest }) => guest);
  }

  /** Guests who have not been here since then, and are under no sanction. */
  async unseenSince(when: number, now: number, most: number): Promise<readonly string[]> {
    const rows = await this.#ask<{ guest: string }>(
      `SELECT DISTINCT guest FROM devices WHERE seen < $1
       AND NOT EXISTS (SELECT 1 FROM devices AS newer WHERE newer.guest = devices.guest AND newer.seen >= $1)
       AND NOT EXISTS (SELECT 1 FROM people JOIN tables ON tables.id = people.table_id
         WHERE people.guest = devices.guest AND tables.updated >= $1)
       AND NOT EXISTS (SELECT 1 FROM sanctions WHERE sanctions.guest = devices.guest AND sanctions.ends > $2)
       LIMIT $3`,
      [when, now, most],
    );
    return rows.map(({ guest }) => guest);
  }
}

const PARTS_OF_A_TABLE = [
  ['lines', 'table_id'],
  ['people', 'table_id'],
  ['reports', 'table_id'],
  ['results', 'table_id'],
  ['uncounted', 'table_id'],
  ['rated', 'table_id'],
  ['quick_left', 'table_id'],
  ['told', 'table_id'],
  ['entries', 'table_id'],
  ['tables', 'id'],
] as const;

/** Removes every trace of a table, including its log. */
export function* deletingTable(id: string): Steps<void> {
  for (const [table, column] of PARTS_OF_A_TABLE) yield* ask(`DELETE FROM ${table} WHERE ${column} = $1`, id);
}
