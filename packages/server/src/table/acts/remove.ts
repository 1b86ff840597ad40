import { refuse } from '../refusal.ts';
import { FREE, isPerson, withSeat } from '../table-state.ts';
import { type ActRules, hostBar } from './rules.ts';

/** Somebody who was removed cannot sit down here again; nor, for a while, can anybody new from the same place. */
export const remove: ActRules<'remove'> = {
  bar(table, by, { seat }) {
    const bar = hostBar(table, by);
    if (bar) return bar;
    const there = table.seats[seat];
    if (!there || there.kind === 'free') return refuse('no-seat');
    return isPerson(there) && there.visitor === by ? refuse('not-now', 'leave instead') : undefined;
  },
  apply(table, { act, at }) {
    const there = table.seats[act.seat];
    const free = withSeat(table, act.seat, FREE);
    // Nobody is banned from their own table.
    if (!isPerson(there) || there.visitor === table.opener) return free;
    const barred = table.barred.filter(({ until }) => at < until).slice(1 - MOST_BARRED);
    return {
      ...free,
      removed: [...table.removed, there.visitor],
      admitted: table.admitted.filter((visitor) => visitor !== there.visitor),
      barred: there.from === undefined ? barred : [...barred, { from: there.from, until: at + BARRED_FOR }],
    };
  },
};

/** How long newcomers from the same place are not let in: one may be the same person under another name. */
const BARRED_FOR = 20 * 60_000;
const MOST_BARRED = 50;
