/** What both databases keep of quick games beside their logs, and how many people are here. */
import type { TableStatus } from '@room25/protocol';
import type { Ask } from './guest-book.ts';

/** A quick game where somebody can sit down. */
export interface OpenGame {
  readonly id: string;
  readonly state: TableStatus;
  /** How many people sit there. */
  readonly people: number;
}

export interface Leaving {
  readonly table: string;
  readonly at: number;
}

export class QuickBook {
  readonly #ask: Ask;

  constructor(asking: Ask) {
    this.#ask = asking;
  }

  /** The newest of those where somebody can sit down. */
  async open(now: number, most: number): Promise<readonly OpenGame[]> {
    const rows = await this.#ask<{ id: string; state: TableStatus; players: string }>(
      'SELECT id, state, players FROM tables WHERE quick_until > $1 ORDER BY quick_place DESC LIMIT $2',
      [now, most],
    );
    return rows.map(({ id, state, players }) => ({ id, state, people: (JSON.parse(players) as number[]).length }));
  }

  /** The place of the newest; 0 before the first. */
  async last(): Promise<number> {
    const sql = 'SELECT quick_place FROM tables WHERE quick_place IS NOT NULL ORDER BY quick_place DESC LIMIT 1';
    return (await this.#ask<{ quick_place: number }>(sql, []))[0]?.quick_place ?? 0;
  }

  /** The newest games that a guest sits at, has not left, and that are not over; the oldest of them first. */
  async of(guest: string, most: number): Promise<readonly string[]> {
    const rows = await this.#ask<{ id: string }>(
      `SELECT tables.id FROM people JOIN tables ON tables.id = people.table_id
       WHERE people.guest = $1 AND seated = 1 AND quick_place IS NOT NULL AND state <> 'over'
         AND NOT EXISTS (SELECT 1 FROM quick_left WHERE quick_left.guest = people.guest AND quick_left.table_id = tables.id)
       ORDER BY quick_place DESC LIMIT $2`,
      [guest, most],
    );
    return rows.map(({ id }) => id).reverse();
  }

  async noteLeft(guest: string, table: string, now: number): Promise<void> {
    await this.#ask(
      'INSERT INTO quick_left (guest, table_id, at) VALUES ($1, $2, $3) ON CONFLICT (guest, table_id) DO UPDATE SET at = excluded.at',
      [guest, table, now],
    );
  }

  async noteBack(guest: string, table: string): Promise<void> {
    await this.#ask('DELETE FROM quick_left WHERE guest = $1 AND table_id = $2', [guest, table]);
  }

  /** The newest first. */
  async leftSince(guest: string, when: number): Promise<readonly Leaving[]> {
    return await this.#ask<Leaving>(
      'SELECT table_id AS "table", at FROM quick_left WHERE guest = $1 AND at >= $2 ORDER BY at DESC',
      [guest, when],
    );
  }

  async forgetLeft(before: number): Promise<void> {
    await this.#ask('DELETE FROM quick_left WHERE at < $1', [before]);
  }

  /** How many are here, by what all processes have said since then; this one says so now. */
  async countHere(process: string, people: number, { now, since }: { now: number; since: number }): Promise<number> {
    await this.#ask('DELETE FROM here WHERE at < $1', [since]);
    await this.#ask(
      `INSERT INTO here (process, people, at) VALUES ($1, $2, $3)
       ON CONFLICT (process) DO UPDATE SET people = excluded.people, at = excluded.at`,
      [process, people, now],
    );
    const rows = await this.#ask<{ people: number }>('SELECT people FROM here', []);
    return rows.reduce((sum, row) => sum + row.people, 0);
  }
}
