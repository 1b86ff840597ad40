import { deadlineOf, resumed } from '../clock.ts';
import { refuse } from '../refusal.ts';
import { isAttended, isPaused, type TableState, withSeat } from '../table-state.ts';
import { whilePlaying } from './rules.ts';

/**
 * Takes one's seat back from the bot, with what is left of the time for the present question. If no time is left, the bot still
 * answers it. A paused game goes on.
 */
export const back = whilePlaying<'back'>({
  bar(_, { person }) {
    if (person.isReturning) return refuse('not-now', 'the seat is yours with the next question');
    return isAttended(person) ? refuse('not-now', 'the seat is yours') : undefined;
  },
  apply(table, { at: seat, person }, { at }) {
    const { away: _, awaySince: __, ...there } = person;
    const back = withSeat(table, seat, there);
    if (isPaused(table)) return { ...back, play: resumed(back, at) };
    return isTooLate(back, at) ? withSeat(table, seat, { ...person, isReturning: true }) : back;
  },
});

const isTooLate = (table: TableState, at: number): boolean => {
  const deadline = deadlineOf(table);
  return deadline !== undefined && at >= deadline;
};
