/** How a step of the database moves the contents of tables, one after the other. */

export interface OldRow {
  readonly seq: number;
  readonly body: string;
}

export interface OldSummary {
  readonly players: string;
  readonly details: string;
}

export interface Moved {
  /** The entries that have changed. */
  readonly entries: readonly OldRow[];
  readonly people: readonly MovedPerson[];
  readonly lines: readonly { readonly seq: number; readonly visitor: number; readonly text: string }[];
  readonly players: string;
  readonly details: string;
}

export interface MovedPerson {
  readonly visitor: number;
  readonly guest: string;
  readonly name: string | null;
  readonly seated: boolean;
}

export type Move = (log: readonly OldRow[], summary: OldSummary) => Moved;

export const TABLE_IDS = 'SELECT id FROM tables ORDER BY id';
export const OLD_LOG = 'SELECT seq, body FROM entries WHERE table_id = $1 ORDER BY seq';
export const OLD_SUMMARY = 'SELECT players, details FROM tables WHERE id = $1';
export const REWRITE = 'UPDATE entries SET body = $3 WHERE table_id = $1 AND seq = $2';
export const MOVE_PERSON = 'INSERT INTO people (table_id, visitor, guest, name, seated) VALUES ($1, $2, $3, $4, $5)';
export const MOVE_LINE = 'INSERT INTO lines (table_id, seq, visitor, text) VALUES ($1, $2, $3, $4)';
export const RESUMMARISE = 'UPDATE tables SET players = $2, details = $3 WHERE id = $1';
