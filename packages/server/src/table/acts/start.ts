import { dealt } from '../deal.ts';
import { refuse } from '../refusal.ts';
import { isPerson, withEntropy, withSeat } from '../table-state.ts';
import { type ActRules, hostBar, meAt } from './rules.ts';

/** By starting, the host is ready. */
export const start: ActRules<'start'> = {
  bar(table, by) {
    const bar = hostBar(table, by);
    if (bar) return bar;
    if (table.seats.some(({ kind }) => kind === 'free')) return refuse('not-ready', 'a seat is free');
    const isWaiting = table.seats.some((seat) => isPerson(seat) && !seat.ready && seat.visitor !== by);
    return isWaiting ? refuse('not-ready', 'somebody is not ready') : undefined;
  },
  apply(table, { by, act, at }) {
    const me = meAt(table, by);
    const added = me ? withSeat(table, me.at, withEntropy(table, me.person, act.entropy)) : table;
    return { ...added, play: dealt(added, at) };
  },
};
