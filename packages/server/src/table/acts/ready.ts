import { type PersonSeat, seatOfGuest, withSeat } from '../table.ts';
import { type ActRules, beforeStartBar, seatedBar } from './rules.ts';

export const ready: ActRules<'ready'> = {
  bar: (table, by) => beforeStartBar(table) ?? seatedBar(table, by),
  apply(table, { by, act }) {
    const at = seatOfGuest(table, by.id)!;
    const seat = table.seats[at] as PersonSeat;
    return withSeat(table, at, {
      ...seat,
      ready: act.ready,
      ...(act.entropy !== undefined && { entropy: act.entropy }),
    });
  },
};
