import { refuse } from '../refusal.ts';
import { isTaken, type Seat } from '../table-state.ts';
import { type ActRules, hostBar } from './rules.ts';

/** Chooses who begins: the person in that seat, even if they move. Without a seat it is drawn. */
export const begin: ActRules<'begin'> = {
  bar: (table, by, { seat }) =>
    hostBar(table, by) ?? (seat === null || isTaken(table.seats[seat]) ? undefined : refuse('no-seat')),
  apply: (table, { act }) => ({
    ...table,
    seats: table.seats.map((seat, at): Seat => {
      if (!isTaken(seat)) return seat;
      const { begins: _, ...rest } = seat;
      return at === act.seat ? { ...rest, begins: true } : rest;
    }),
  }),
};
