import { askedAt } from '../play.ts';
import { refuse } from '../refusal.ts';
import { isAttended, type PersonSeat, seatOfGuest, withSeat } from '../table.ts';
import { type ActRules, seatedBar } from './rules.ts';

/** Takes one's seat back from the bot, with the whole time for what is being asked; a paused game goes on. */
export const back: ActRules<'back'> = {
  bar(table, by) {
    const bar = seatedBar(table, by);
    if (bar) return bar;
    if (!table.play || table.play.ended !== undefined) return refuse('not-now', 'no game is being played');
    return isAttended(table.seats[seatOfGuest(table, by.id)!]) ? refuse('not-now', 'the seat is yours') : undefined;
  },
  apply(table, { by, at }) {
    const seat = seatOfGuest(table, by.id)!;
    const { away: _, ...person } = table.seats[seat] as PersonSeat;
    return withSeat({ ...table, play: askedAt(table.play!, at) }, seat, person);
  },
};
