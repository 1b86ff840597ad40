/** Whom a table waits for. Nobody waits for a program that is locked. */
import { botOf, isAttended, type TableState } from './table-state.ts';

/** The characters whose answer is missing. */
export const missing = ({ play }: TableState): readonly number[] =>
  play ? play.game.awaited.filter((who) => !play.locks.has(who)) : [];

export const missingOf = (table: TableState, seat: number): readonly number[] =>
  missing(table).filter((who) => table.play!.game.seatOf(who) === seat);

const seatsAwaited = (table: TableState): readonly number[] => [
  ...new Set(missing(table).map((who) => table.play!.game.seatOf(who))),
];

/** The seats whose people have not answered. */
export const peopleAwaited = (table: TableState): readonly number[] =>
  seatsAwaited(table).filter((seat) => isAttended(table.seats[seat]));

/** The seats whose bots have not answered. */
export const botsAwaited = (table: TableState): readonly number[] =>
  seatsAwaited(table).filter((seat) => botOf(table.seats[seat]) !== undefined);
