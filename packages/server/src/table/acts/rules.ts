/** The shape of an act: why it may not be done now, and what it makes of the table. */
import type { Guest, KeptAct } from '../entry.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { seatOfGuest, type TableState } from '../table-state.ts';

export type ActOf<D extends KeptAct['do']> = Extract<KeptAct, { do: D }>;

export interface ActRules<D extends KeptAct['do']> {
  readonly bar: (table: TableState, by: Guest, act: ActOf<D>, now: number) => Refusal | undefined;
  /** Only if nothing barred it. */
  readonly apply: (table: TableState, done: { by: Guest; act: ActOf<D>; at: number }) => TableState;
}

/** What the host does before the start. */
export const hostBar = (table: TableState, by: Guest): Refusal | undefined =>
  beforeStartBar(table) ?? (table.host === by.id ? undefined : refuse('not-host'));

export const beforeStartBar = (table: TableState): Refusal | undefined => {
  if (table.closed) return refuse('not-now', 'the table is closed');
  return table.play ? refuse('not-now', 'the game has begun') : undefined;
};

export const seatedBar = (table: TableState, by: Guest): Refusal | undefined =>
  seatOfGuest(table, by.id) === undefined ? refuse('not-seated') : undefined;
