import { refuse } from '../refusal.ts';
import { type BotSeat, type FreeSeat, isPerson, withSeat } from '../table-state.ts';
import { type ActRules, hostBar } from './rules.ts';

export const fill: ActRules<'fill'> = {
  bar(table, by, { seat }) {
    const bar = hostBar(table, by);
    if (bar) return bar;
    if (!table.seats[seat]) return refuse('no-seat');
    return isPerson(table.seats[seat]) ? refuse('seat-taken') : undefined;
  },
  // Another level is still the same player.
  apply: (table, { act }) =>
    withSeat(table, act.seat, { ...(table.seats[act.seat] as BotSeat | FreeSeat), kind: 'bot', level: act.level }),
};
