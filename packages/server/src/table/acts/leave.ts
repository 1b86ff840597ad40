import { refuse } from '../refusal.ts';
import { FREE, isPerson, withHost, withSeat } from '../table-state.ts';
import { seated } from './rules.ts';

/**
 * Before the start the seat is free again, and the host's part goes to somebody who sits there, or sits down next; later a bot
 * sits in.
 */
export const leave = seated<'leave'>({
  bar(table, { person }) {
    if (table.closed || table.play?.ended !== undefined) return refuse('not-now', 'the game is over');
    return person.away === 'left' ? refuse('not-now', 'you have left already') : undefined;
  },
  apply(table, { at, person }, { at: now }) {
    if (table.play) return withSeat(table, at, { ...person, away: 'left', awaySince: now });
    const left = withSeat(table, at, FREE);
    const heir = left.seats.find(isPerson);
    return table.host === person.visitor ? withHost(left, heir, now) : left;
  },
});
