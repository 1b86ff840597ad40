import { refuse } from '../refusal.ts';
import { FREE, isPerson, withSeat } from '../table.ts';
import { type ActRules, hostBar } from './rules.ts';

/** Whoever was removed cannot sit down here again. */
export const remove: ActRules<'remove'> = {
  bar(table, by, { seat }) {
    const bar = hostBar(table, by);
    if (bar) return bar;
    const there = table.seats[seat];
    if (!there || there.kind === 'free') return refuse('no-seat');
    return isPerson(there) && there.guest === by.id ? refuse('not-now', 'leave instead') : undefined;
  },
  apply(table, { act }) {
    const there = table.seats[act.seat];
    const removed = isPerson(there) ? [...table.removed, there.guest] : table.removed;
    const admitted = table.admitted.filter((guest) => !removed.includes(guest));
    return withSeat({ ...table, removed, admitted }, act.seat, FREE);
  },
};
