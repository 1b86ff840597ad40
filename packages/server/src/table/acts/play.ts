import { playBar, played } from '../play.ts';
import { refuse } from '../refusal.ts';
import { isAttended, seatOfGuest } from '../table-state.ts';
import { type ActRules, seatedBar } from './rules.ts';

export const play: ActRules<'play'> = {
  bar(table, by, act) {
    const bar = seatedBar(table, by);
    if (bar) return bar;
    const seat = seatOfGuest(table, by.id)!;
    if (table.play && !table.play.ended && !isAttended(table.seats[seat]))
      return refuse('not-now', 'a bot sits in for you: come back first');
    return playBar(table, seat, act.command);
  },
  apply: (table, { act, at }) => ({ ...table, play: played(table.play!, act.command, at) }),
};
