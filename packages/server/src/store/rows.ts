/** Rows, and the questions that both databases understand; `$1` is the first parameter. */
import { TABLE_STATUSES, type TableStatus } from '@room25/protocol';
import type { Person } from '../table/people.ts';
import type { Details, Found, ListQuery, Summary } from './store.ts';

export interface SummaryRow {
  readonly id: string;
  readonly code: string;
  readonly listed: number;
  readonly state: TableStatus;
  readonly edition: string;
  readonly mode: string;
  readonly seats: number;
  readonly taken: number;
  readonly updated: number;
  readonly wake_at: number | null;
  readonly players: string;
  readonly result: string | null;
  readonly details: string;
  /** Those who sit there: number, guest and name of each. */
  readonly people: string;
}

export interface PersonRow {
  readonly visitor: number;
  readonly guest: string | null;
  readonly name: string | null;
}

const COLUMNS = 'id, code, listed, state, edition, mode, seats, taken, updated, wake_at, players, result, details';

/** How each database joins several rows into one text. */
export interface Dialect {
  readonly listOf: (row: string) => string;
}

const columns = ({ listOf }: Dialect): string =>
  `${COLUMNS}, (SELECT ${listOf('visitor, guest, name')} FROM people WHERE table_id = tables.id AND seated = 1) AS people`;

export const PEOPLE = 'SELECT visitor, guest, name FROM people WHERE table_id = $1 ORDER BY visitor';
/** More entries than any table has, and more games than anybody. */
export const ALL = 1_000_000_000;
export const summaryQuery = (dialect: Dialect): string =>
  `SELECT ${columns(dialect)} FROM tables WHERE id = $1 OR code = $1 ORDER BY id <> $1 LIMIT 1`;
export const DUE = 'SELECT id FROM tables WHERE wake_at <= $1 ORDER BY wake_at LIMIT $2';
export const KEEP_SECRET = 'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING';
export const SECRET = 'SELECT value FROM secrets WHERE name = $1';

export const PULSE = 'INSERT INTO pulses (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at';

export const personOf = ({ visitor, guest, name }: PersonRow): Person => ({
  visitor,
  ...(guest !== null && { guest }),
  ...(name !== null && { name }),
});

export const foundOf = ({ wake_at, players, result, listed, details, people, ...row }: SummaryRow): Found => ({
  ...row,
  ...(JSON.parse(details) as Details),
  listed: listed !== 0,
  players: JSON.parse(players),
  people: (JSON.parse(people) as [number, string | null, string | null][]).map(([visitor, guest, name]) =>
    personOf({ visitor, guest, name }),
  ),
  ...(wake_at !== null && { wakeAt: wake_at }),
  ...(result !== null && { result }),
});

/** What changes about a table: `listed` … `quick_until`, in the order of the columns. */
export const changing = (summary: Summary): readonly (string | number | null)[] => [
  summary.listed ? 1 : 0,
  summary.state,
  summary.edition,
  summary.mode,
  summary.seats,
  summary.taken,
  summary.updated,
  summary.wakeAt ?? null,
  JSON.stringify(summary.players),
  summary.result ?? null,
  JSON.stringify(detailsOf(summary)),
  summary.quickPlace ?? null,
  summary.quickUntil ?? null,
];

const detailsOf = ({ clock, talk, awaited, deadline, password, unwatched, rated }: Summary): Details => ({
  clock,
  talk,
  awaited,
  ...(deadline !== undefined && { deadline }),
  ...(password && { password }),
  ...(unwatched && { unwatched }),
  ...(rated && { rated }),
});

/** `$1` limit, `$2` `$3` the last one of the page before, `$4` the player. */
export const listing = (
  query: ListQuery,
  dialect: Dialect,
): { readonly sql: string; readonly values: readonly (string | number)[] } => {
  const { after, player, limit } = query;
  const states = query.states ?? TABLE_STATUSES;
  const values = [
    limit,
    after?.updated ?? Number.MAX_SAFE_INTEGER,
    after?.id ?? '',
    ...(player === undefined ? [] : [player]),
  ];
  const newest = 'AND (updated, id) < ($2, $3) ORDER BY updated DESC, id DESC LIMIT $1';
  if (player !== undefined) {
    const isIn = (column: string, words: readonly (string | number)[]): string => `${column} IN (${words.join(', ')})`;
    const wanted = [isIn('state', states.map(quoted)), isIn('listed', listedOf(query))].join(' AND ');
    const mine = 'id IN (SELECT table_id FROM people WHERE guest = $4 AND seated = 1)';
    return { sql: `SELECT ${columns(dialect)} FROM tables WHERE ${mine} AND ${wanted} ${newest}`, values };
  }
  // The index gives the newest of each kind, and these contain the newest of all.
  const parts = states.flatMap((state) =>
    listedOf(query).map(
      (listed) =>
        `SELECT * FROM (SELECT ${columns(dialect)} FROM tables WHERE state = ${quoted(state)} AND listed = ${listed} ${newest}) AS part`,
    ),
  );
  return { sql: `${parts.join(' UNION ALL ')} ORDER BY updated DESC, id DESC LIMIT $1`, values };
};

/** In quotes; safe only for the words of `TABLE_STATUSES`. */
const quoted = (word: TableStatus): string => `'${word}'`;

const listedOf = ({ listed }: ListQuery): readonly number[] => (listed === undefined ? [0, 1] : [listed ? 1 : 0]);
