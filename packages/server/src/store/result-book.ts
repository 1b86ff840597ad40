/** What people's games came to: each is counted once, whoever counts it and however often. */
import type { RatedGame } from '../ratings/rated-game.ts';
import type { PersonTally } from '../table/tally.ts';
import type { Ask } from './guest-book.ts';
import { ratingGame } from './rating-book.ts';
import { ALL } from './rows.ts';
import { ask, type Steps } from './steps.ts';

/** A finished game, looked through. */
export interface GameTally {
  readonly ended: number;
  readonly people: readonly PersonTally[];
  /** Present if the game counts for ratings. */
  readonly rating?: RatedGame;
}

export interface OwnResult extends PersonTally {
  readonly table: string;
  readonly code: string;
  readonly edition: string;
  readonly mode: string;
  readonly players: number;
  readonly result: string;
  readonly ended: number;
}

interface Page {
  readonly from: number;
  readonly limit: number;
}

interface ResultRow {
  readonly table_id: string;
  readonly code: string;
  readonly edition: string;
  readonly mode: string;
  readonly seats: number;
  readonly result: string;
  readonly ended: number;
  readonly body: string;
}

/** Runs in the transaction of the entry that ends a game. */
export const TO_COUNT = `INSERT INTO uncounted (table_id) SELECT $1
  WHERE NOT EXISTS (SELECT 1 FROM results WHERE table_id = $1) ON CONFLICT DO NOTHING`;

/** All or nothing; what was counted stays as it is. */
export function* counting(table: string, { ended, people, rating }: GameTally): Steps<void> {
  for (const { visitor, ...body } of people)
    yield* ask(
      'INSERT INTO results (table_id, visitor, ended, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      ...[table, visitor, ended, JSON.stringify(body)],
    );
  if (rating) yield* ratingGame(table, ended, rating);
  yield* ask('DELETE FROM uncounted WHERE table_id = $1', table);
}

export class ResultBook {
  readonly #ask: Ask;

  constructor(asking: Ask) {
    this.#ask = asking;
  }

  async uncounted(most: number): Promise<readonly string[]> {
    const rows = await this.#ask<{ table_id: string }>('SELECT table_id FROM uncounted ORDER BY table_id LIMIT $1', [
      most,
    ]);
    return rows.map(({ table_id: table }) => table);
  }

  /** One person's results, the newest first, a page at a time. */
  async resultsOf(guest: string, { from = 0, limit = ALL }: Partial<Page> = {}): Promise<readonly OwnResult[]> {
    const rows = await this.#ask<ResultRow>(
      `SELECT results.table_id, code, edition, mode, seats, result, ended, body FROM people
       JOIN results ON results.table_id = people.table_id AND results.visitor = people.visitor
       JOIN tables ON tables.id = people.table_id
       WHERE guest = $1 ORDER BY ended DESC, results.table_id LIMIT $2 OFFSET $3`,
      [guest, limit, from],
    );
    return rows.map(({ table_id: table, code, edition, mode, seats, result, ended, body }) => ({
      ...(JSON.parse(body) as PersonTally),
      ...{ table, code, edition, mode, players: seats, result, ended },
    }));
  }
}
