import { settingsBar } from '../deal.ts';
import { refuse } from '../refusal.ts';
import { FREE, isPerson, type PersonSeat, type Seat, unchosen } from '../table.ts';
import { type ActRules, hostBar } from './rules.ts';

/** Other terms: nobody has agreed to them yet, and whatever was chosen is open again. */
export const settings: ActRules<'settings'> = {
  bar(table, by, act) {
    const bar = hostBar(table, by) ?? settingsBar(act.settings);
    if (bar) return bar;
    const people = table.seats.filter(isPerson).length;
    return people > act.settings.players ? refuse('not-now', `${people} people are seated`) : undefined;
  },
  apply(table, { act }) {
    const { players } = act.settings;
    const people = table.seats.filter(isPerson).map(undecided);
    // Who sits beyond the last seat moves up; others stay where they are.
    const kept: Seat[] = Array.from({ length: players }, (_, at) => {
      const seat = table.seats[at] ?? FREE;
      return isPerson(seat) ? undecided(seat) : unchosen(seat);
    });
    for (const person of people) {
      if (kept.some((seat) => isPerson(seat) && seat.guest === person.guest)) continue;
      const free = kept.findIndex(({ kind }) => kind === 'free');
      kept[free >= 0 ? free : kept.findIndex(({ kind }) => kind === 'bot')] = person;
    }
    return { ...table, settings: act.settings, seats: kept };
  },
};

const undecided = (seat: PersonSeat): PersonSeat => ({ ...unchosen(seat), ready: false });
