import { refuse } from '../refusal.ts';
import { isAttended, seatOfGuest, type TableState } from '../table-state.ts';
import { type ActRules, seatedBar } from './rules.ts';

/** Takes one's own programs back while others still think. */
export const unlock: ActRules<'unlock'> = {
  bar(table, by) {
    const bar = seatedBar(table, by);
    if (bar) return bar;
    const seat = seatOfGuest(table, by.id)!;
    return isAttended(table.seats[seat]) && ownLocks(table, seat).length > 0
      ? undefined
      : refuse('not-now', 'nothing of yours is locked');
  },
  apply(table, { by }) {
    const { play } = table;
    const own = ownLocks(table, seatOfGuest(table, by.id)!);
    const locks = new Map([...play!.locks].filter(([who]) => !own.includes(who)));
    return { ...table, play: { ...play!, locks } };
  },
};

const ownLocks = ({ play }: TableState, seat: number): readonly number[] =>
  play ? [...play.locks.keys()].filter((who) => play.game.seatOf(who) === seat) : [];
