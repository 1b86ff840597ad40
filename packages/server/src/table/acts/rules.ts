/** The shape of an act: why it may not be done now, and what it makes of the table. */
import type { KeptAct } from '../entry.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { type PersonSeat, type Play, seatOf, type TableState } from '../table-state.ts';

export type ActOf<D extends KeptAct['do']> = Extract<KeptAct, { do: D }>;

interface Done<D extends KeptAct['do']> {
  readonly by: number;
  readonly act: ActOf<D>;
  readonly at: number;
}

export interface ActRules<D extends KeptAct['do']> {
  readonly bar: (table: TableState, by: number, act: ActOf<D>, now: number) => Refusal | undefined;
  /** Only if nothing barred it. */
  readonly apply: (table: TableState, done: Done<D>) => TableState;
}

/** The person who does it, and where they sit. */
export interface Me {
  readonly at: number;
  readonly person: PersonSeat;
}

type PlayingTable = TableState & { readonly play: Play };

interface SeatedRules<D extends KeptAct['do'], T extends TableState = TableState> {
  readonly bar?: (table: T, me: Me, act: ActOf<D>, now: number) => Refusal | undefined;
  readonly apply: (table: T, me: Me, done: Done<D>) => TableState;
}

/** For people who sit at the table. */
export const seated = <D extends KeptAct['do']>({ bar, apply }: SeatedRules<D>): ActRules<D> => ({
  bar(table, by, act, now) {
    const me = meAt(table, by);
    return me ? bar?.(table, me, act, now) : refuse('not-seated');
  },
  apply: (table, done) => apply(table, meAt(table, done.by)!, done),
});

/** For people who sit at the table while the game lasts. */
export const whilePlaying = <D extends KeptAct['do']>({ bar, apply }: SeatedRules<D, PlayingTable>): ActRules<D> =>
  seated({
    bar: (table, me, act, now) =>
      isPlaying(table) && table.play.ended === undefined
        ? bar?.(table, me, act, now)
        : refuse('not-now', 'no game is being played'),
    apply: (table, me, done) => apply(table as PlayingTable, me, done),
  });

/** What the host does before the start. */
export const hostBar = (table: TableState, by: number): Refusal | undefined =>
  beforeStartBar(table) ?? (table.host === by ? undefined : refuse('not-host'));

export const beforeStartBar = (table: TableState): Refusal | undefined => {
  if (table.closed) return refuse('not-now', 'the table is closed');
  return table.play ? refuse('not-now', 'the game has begun') : undefined;
};

export const meAt = (table: TableState, by: number): Me | undefined => {
  const at = seatOf(table, by);
  return at === undefined ? undefined : { at, person: table.seats[at] as PersonSeat };
};

const isPlaying = (table: TableState): table is PlayingTable => table.play !== undefined;
