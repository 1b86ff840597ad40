import { settingsBar } from '../deal.ts';
import type { Lock } from '../entry.ts';
import { refuse } from '../refusal.ts';
import { FREE, isPerson, type PersonSeat, type Seat, type TableState, unchosen } from '../table-state.ts';
import { type ActRules, hostBar } from './rules.ts';

/** Sets other terms: nobody has agreed to them yet, and everything that was chosen is open again. */
export const settings: ActRules<'settings'> = {
  bar(table, by, act) {
    const bar = hostBar(table, by) ?? settingsBar(act.settings, table.rules);
    if (bar) return bar;
    const people = table.seats.filter(isPerson).length;
    return people > act.settings.players ? refuse('not-now', `${people} people are seated`) : undefined;
  },
  apply(table, { act }) {
    const { players } = act.settings;
    const people = table.seats.filter(isPerson).map(undecided);
    // People beyond the last seat move up; the others stay where they are.
    const kept: Seat[] = Array.from({ length: players }, (_, at) => {
      const seat = table.seats[at] ?? FREE;
      return isPerson(seat) ? undecided(seat) : unchosen(seat);
    });
    for (const person of people) {
      if (kept.some((seat) => isPerson(seat) && seat.visitor === person.visitor)) continue;
      const free = kept.findIndex(({ kind }) => kind === 'free');
      kept[free >= 0 ? free : kept.findIndex(({ kind }) => kind === 'bot')] = person;
    }
    return withLock({ ...table, settings: act.settings, seats: kept }, act.lock);
  },
};

/** People who knew the old password do not know the new one. */
const withLock = ({ lock: before, ...table }: TableState, lock: Lock | null | undefined): TableState => {
  if (lock === undefined) return before ? { ...table, lock: before } : table;
  return { ...table, admitted: [], ...(lock && { lock }) };
};

const undecided = (seat: PersonSeat): PersonSeat => ({ ...unchosen(seat), ready: false });
