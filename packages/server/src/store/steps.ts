/**
 * Several questions to a database in one transaction, each of which may depend on the answers before it; the same for both
 * databases.
 */

export interface SqlQuestion {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
}

/** Asks, is given the rows, and goes on. */
export type Steps<T> = Generator<SqlQuestion, T, readonly Row[]>;

export type Row = Readonly<Record<string, unknown>>;

/** One question; its rows have the type that the caller names. */
export function* ask<R extends object = Row>(
  sql: string,
  ...values: readonly (string | number | null)[]
): Generator<SqlQuestion, readonly R[], readonly Row[]> {
  return (yield { sql, values }) as readonly R[];
}
