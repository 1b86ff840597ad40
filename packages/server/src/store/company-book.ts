/** Who has played with whom, and who lets others see when they are here. */
import { batchesOf, placesFrom } from './batches.ts';
import type { Ask } from './guest-book.ts';

/** Somebody at a table where a game was played to its end. */
export interface Met {
  readonly guest: string;
  readonly name: string | null;
  readonly table: string;
  readonly updated: number;
  /** Their number at that table. */
  readonly visitor: number;
}

const MET = 'other.guest, other.name, tables.id AS "table", tables.updated, other.visitor';
const TOGETHER = `people AS me
  JOIN tables ON tables.id = me.table_id AND tables.state = 'over' AND tables.result IS NOT NULL
  JOIN people AS other ON other.table_id = me.table_id AND other.seated = 1 AND other.guest <> me.guest
  WHERE me.guest = $1 AND me.seated = 1`;

export class CompanyBook {
  readonly #ask: Ask;

  constructor(asking: Ask) {
    this.#ask = asking;
  }

  /** Each of the others with the last game that both played to its end, the latest first. */
  async metBy(guest: string, most: number): Promise<readonly (Met & { readonly games: number })[]> {
    return await this.#ask(
      `SELECT guest, name, "table", updated, visitor, games FROM (
         SELECT ${MET}, CAST(count(*) OVER (PARTITION BY other.guest) AS INTEGER) AS games,
           row_number() OVER (PARTITION BY other.guest ORDER BY tables.updated DESC, tables.id DESC) AS nth
         FROM ${TOGETHER}
       ) AS met WHERE nth = 1 ORDER BY updated DESC, "table" DESC, visitor LIMIT $2`,
      [guest, most],
    );
  }

  /** The guest who had this number at a table where both played to the end. */
  async metAt(guest: string, table: string, visitor: number): Promise<Met | undefined> {
    const sql = `SELECT ${MET} FROM ${TOGETHER} AND tables.id = $2 AND other.visitor = $3`;
    return (await this.#ask<Met>(sql, [guest, table, visitor]))[0];
  }

  /** Lets the people they played with see that they are here, or no longer. */
  async letSee(guest: string, isSeen: boolean, now: number): Promise<void> {
    if (isSeen)
      await this.#ask('INSERT INTO company (guest, seen) VALUES ($1, $2) ON CONFLICT DO NOTHING', [guest, now]);
    else await this.#ask('DELETE FROM company WHERE guest = $1', [guest]);
  }

  async isSeen(guest: string): Promise<boolean> {
    return (await this.#ask('SELECT guest FROM company WHERE guest = $1', [guest])).length > 0;
  }

  /** Nothing is written down about those who do not let anybody see it. */
  async noteHere(guests: readonly string[], now: number): Promise<void> {
    for (const some of batchesOf(guests))
      await this.#ask(`UPDATE company SET seen = $1 WHERE guest IN (${placesFrom(2)})`, [now, ...some]);
  }

  async hereSince(guests: readonly string[], when: number): Promise<ReadonlySet<string>> {
    const here = new Set<string>();
    for (const some of batchesOf(guests))
      for (const { guest } of await this.#ask<{ guest: string }>(
        `SELECT guest FROM company WHERE seen >= $1 AND guest IN (${placesFrom(2)})`,
        [when, ...some],
      ))
        here.add(guest);
    return here;
  }
}
