/**
 * Two guests become one: everything of the one belongs to the other from then on. It can be repeated, for what another process
 * wrote meanwhile.
 */
import { mergingRatings, takingRatingTurn } from './rating-book.ts';
import { ask, type Steps } from './steps.ts';

export interface Merge {
  readonly guest: string;
  readonly into: string;
}

/** What moves, by the column that says whose it is. */
const MOVED: readonly (readonly [table: string, column: string])[] = [
  ['devices', 'guest'],
  ['passkeys', 'guest'],
  ['recovery_keys', 'guest'],
  ['subscriptions', 'guest'],
  ['sanctions', 'guest'],
  ['reports', 'about'],
  ['reports', 'reporter'],
  ['operator_log', 'guest'],
];

/** What moves unless the other has the same already, by the columns that make it the same. */
const MOVED_ONCE: readonly (readonly [table: string, column: string, same: string])[] = [
  ['shunned', 'guest', 'other'],
  ['shunned', 'other', 'guest'],
  ['quick_left', 'guest', 'table_id'],
];

/** What does not move: the other guest has their own, or it is made anew. */
const LEFT = ['links', 'kept_names', 'company', 'ranked'] as const;

/** `name`: that of the guest who stays. */
export function* merging({ guest, into }: Merge, name: string, now: number): Steps<void> {
  yield* takingRatingTurn();
  yield* ask('UPDATE merged SET into_guest = $2, at = $3 WHERE into_guest = $1', guest, into, now);
  yield* ask(
    'INSERT INTO merged (guest, into_guest, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    ...[guest, into, now],
  );
  yield* movingSeats(guest, into);
  yield* mergingRatings(guest, into);
  yield* ask(
    `INSERT INTO kept_names (guest, name, since) SELECT $2, $3, since FROM kept_names WHERE guest = $1
     ON CONFLICT DO NOTHING`,
    ...[guest, into, name],
  );
  for (const [table, column] of MOVED)
    yield* ask(`UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1`, guest, into);
  for (const [table, column, same] of MOVED_ONCE) {
    yield* ask(
      `UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1
       AND ${same} NOT IN (SELECT ${same} FROM ${table} WHERE ${column} = $2)`,
      ...[guest, into],
    );
    yield* ask(`DELETE FROM ${table} WHERE ${column} = $1`, guest);
  }
  // Nobody shuns themselves.
  yield* ask('DELETE FROM shunned WHERE guest = other');
  for (const table of LEFT) yield* ask(`DELETE FROM ${table} WHERE guest = $1`, guest);
}

/**
 * At a table one person has one number. Where only one of the two sits, that place is the remaining guest's now; where both sat,
 * or neither, the remaining guest keeps theirs, and the rest stays with the guest who is no more.
 */
function* movingSeats(guest: string, into: string): Steps<void> {
  yield* ask(
    `UPDATE people SET guest = CASE WHEN guest = $1 THEN $2 ELSE $1 END
     WHERE guest IN ($1, $2) AND table_id IN (
       SELECT one.table_id FROM people AS one JOIN people AS other ON other.table_id = one.table_id
       WHERE one.guest = $1 AND one.seated = 1 AND other.guest = $2 AND other.seated = 0
     )`,
    ...[guest, into],
  );
  yield* ask(
    `UPDATE people SET guest = $2
     WHERE guest = $1 AND table_id NOT IN (SELECT table_id FROM people WHERE guest = $2)`,
    ...[guest, into],
  );
}
