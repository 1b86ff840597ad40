/** Forgets a guest on request: nothing that is kept says who they were, and others' games stay as they are. */
import { forgottenId } from './guest-book.ts';
import { ask, type Steps } from './steps.ts';

export type GuestColumn = readonly [table: string, column: string];

/** Everything else that is kept of a guest, by the column that says whose it is. What becomes of it when two become one: `merging.ts`. */
const KEPT_OF: readonly GuestColumn[] = [
  ['devices', 'guest'],
  ['links', 'guest'],
  ['passkeys', 'guest'],
  ['recovery_keys', 'guest'],
  ['kept_names', 'guest'],
  ['merged', 'guest'],
  ['merged', 'into_guest'],
  ['shunned', 'guest'],
  ['shunned', 'other'],
  ['sanctions', 'guest'],
  ['company', 'guest'],
  ['ratings', 'guest'],
  ['ranked', 'guest'],
  ['quick_left', 'guest'],
  ['subscriptions', 'guest'],
];

/** What stays without them. */
const NAMED_IN: readonly GuestColumn[] = [
  ['reports', 'about'],
  ['reports', 'reporter'],
  ['operator_log', 'guest'],
];

/** Wherever a guest can be written down. */
export const GUEST_COLUMNS: readonly GuestColumn[] = [['people', 'guest'], ...KEPT_OF, ...NAMED_IN];

/** The tables where they were, as this guest or as any that has become this one. */
export function* forgetting(guest: string, now: number): Steps<readonly string[]> {
  const tables: string[] = [];
  const before = yield* ask<{ guest: string }>('SELECT guest FROM merged WHERE into_guest = $1', guest);
  for (const { guest: each } of [...before, { guest }]) tables.push(...(yield* forgettingOne(each, now)));
  return tables;
}

/** The people first: somebody who is speaking at this moment holds the row, and is waited for. */
function* forgettingOne(guest: string, now: number): Steps<readonly string[]> {
  yield* ask(
    'INSERT INTO forgotten (id, at) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
    forgottenId(guest),
    now,
  );
  const places = yield* ask<{ table_id: string; visitor: number }>(
    'UPDATE people SET guest = NULL, name = NULL WHERE guest = $1 RETURNING table_id, visitor',
    guest,
  );
  for (const { table_id: table, visitor } of places)
    yield* ask('DELETE FROM lines WHERE table_id = $1 AND visitor = $2', table, visitor);
  // What they wrote to the operators is theirs; what others wrote about them serves nobody once nothing can be done about them.
  yield* ask("UPDATE reports SET note = '' WHERE about = $1 OR reporter = $1", guest);
  for (const [table, column] of KEPT_OF) yield* ask(`DELETE FROM ${table} WHERE ${column} = $1`, guest);
  for (const [table, column] of NAMED_IN)
    yield* ask(`UPDATE ${table} SET ${column} = NULL WHERE ${column} = $1`, guest);
  return places.map(({ table_id: table }) => table);
}

/** Guests whom an older copy still knows though they were forgotten after it. */
export function* forgettingAgain(forgotten: ReadonlySet<string>, now: number): Steps<number> {
  const known = new Set<string>();
  for (const [table, column] of GUEST_COLUMNS)
    for (const { guest } of yield* ask<{ guest: string }>(
      `SELECT DISTINCT ${column} AS guest FROM ${table} WHERE ${column} IS NOT NULL`,
    ))
      known.add(guest);
  let count = 0;
  for (const guest of known)
    if (forgotten.has(forgottenId(guest))) {
      yield* forgetting(guest, now);
      count++;
    }
  return count;
}
