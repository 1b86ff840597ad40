import { refuse } from '../refusal.ts';
import { isPerson, withSeat } from '../table.ts';
import { type ActRules, hostBar } from './rules.ts';

export const fill: ActRules<'fill'> = {
  bar(table, by, { seat }) {
    const bar = hostBar(table, by);
    if (bar) return bar;
    if (!table.seats[seat]) return refuse('no-seat');
    return isPerson(table.seats[seat]) ? refuse('seat-taken') : undefined;
  },
  apply: (table, { act }) => withSeat(table, act.seat, { kind: 'bot', level: act.level }),
};
