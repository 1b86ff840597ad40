import { dealt } from '../deal.ts';
import { refuse } from '../refusal.ts';
import { isPerson } from '../table.ts';
import { type ActRules, hostBar } from './rules.ts';

/** The host, by starting, is ready. */
export const start: ActRules<'start'> = {
  bar(table, by) {
    const bar = hostBar(table, by);
    if (bar) return bar;
    if (table.seats.some(({ kind }) => kind === 'free')) return refuse('not-ready', 'a seat is free');
    const isWaiting = table.seats.some((seat) => isPerson(seat) && !seat.ready && seat.guest !== by.id);
    return isWaiting ? refuse('not-ready', 'somebody is not ready') : undefined;
  },
  apply: (table, { at }) => ({ ...table, play: dealt(table, at) }),
};
