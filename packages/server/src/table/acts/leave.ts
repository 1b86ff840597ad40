import { refuse } from '../refusal.ts';
import { FREE, isPerson, type PersonSeat, seatOfGuest, withHost, withSeat } from '../table-state.ts';
import { type ActRules, seatedBar } from './rules.ts';

/** Before the start the seat is free again, and the host's part goes to whoever sits there, or sits down next; later a bot sits in. */
export const leave: ActRules<'leave'> = {
  bar(table, by) {
    const bar = seatedBar(table, by);
    if (bar) return bar;
    const seat = table.seats[seatOfGuest(table, by.id)!] as PersonSeat;
    if (table.closed || table.play?.ended !== undefined) return refuse('not-now', 'the game is over');
    return seat.away === 'left' ? refuse('not-now', 'you have left already') : undefined;
  },
  apply(table, { by, at: now }) {
    const at = seatOfGuest(table, by.id)!;
    if (table.play) return withSeat(table, at, { ...(table.seats[at] as PersonSeat), away: 'left', awaySince: now });
    const left = withSeat(table, at, FREE);
    const heir = left.seats.find(isPerson);
    return table.host === by.id ? withHost(left, heir, now) : left;
  },
};
