import { type PersonSeat, seatOfGuest, withEntropy, withSeat } from '../table-state.ts';
import { type ActRules, beforeStartBar, seatedBar } from './rules.ts';

export const ready: ActRules<'ready'> = {
  bar: (table, by) => beforeStartBar(table) ?? seatedBar(table, by),
  apply(table, { by, act }) {
    const at = seatOfGuest(table, by.id)!;
    const seat = table.seats[at] as PersonSeat;
    return withSeat(table, at, { ...withEntropy(table, seat, act.entropy), ready: act.ready });
  },
};
