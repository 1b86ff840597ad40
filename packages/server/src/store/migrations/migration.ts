import type { Move } from './move.ts';

/** One step of the database, only ever forward. What has been released is never edited: a change is a new step. */
export interface Migration {
  readonly name: string;
  readonly sqlite: string;
  readonly postgres: string;
  /** Moves the contents of tables after that, in the same transaction: if it is killed in the middle, it never began. */
  readonly move?: Move;
}
