import { deadlineOf, resumed } from '../clock.ts';
import { refuse } from '../refusal.ts';
import { isAttended, isPaused, type PersonSeat, seatOfGuest, type TableState, withSeat } from '../table-state.ts';
import { type ActRules, seatedBar } from './rules.ts';

/**
 * Takes one's seat back from the bot, with what is left of the time for what is being asked: nothing of it, and the bot still
 * answers. A paused game goes on.
 */
export const back: ActRules<'back'> = {
  bar(table, by) {
    const bar = seatedBar(table, by);
    if (bar) return bar;
    if (!table.play || table.play.ended !== undefined) return refuse('not-now', 'no game is being played');
    const seat = table.seats[seatOfGuest(table, by.id)!] as PersonSeat;
    if (seat.isReturning) return refuse('not-now', 'the seat is yours with the next question');
    return isAttended(seat) ? refuse('not-now', 'the seat is yours') : undefined;
  },
  apply(table, { by, at }) {
    const seat = seatOfGuest(table, by.id)!;
    const { away: _, awaySince: __, ...person } = table.seats[seat] as PersonSeat;
    const back = withSeat(table, seat, person);
    if (isPaused(table)) return { ...back, play: resumed(back, at) };
    return isTooLate(back, at)
      ? withSeat(table, seat, { ...(table.seats[seat] as PersonSeat), isReturning: true })
      : back;
  },
};

const isTooLate = (table: TableState, at: number): boolean => {
  const deadline = deadlineOf(table);
  return deadline !== undefined && at >= deadline;
};
