import { chosenOf, settingsBar } from '../deal.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { isPerson, isTaken, seatOf, type TableState, withSeat } from '../table-state.ts';
import { type ActOf, type ActRules, beforeStartBar, hostBar, meAt } from './rules.ts';

/** Chooses whom one would like to be; the host also chooses for bots. Other characters are dealt. First come, first served. */
export const wish: ActRules<'wish'> = {
  bar(table, by, act) {
    const bar = beforeStartBar(table) ?? seatBar(table, by, act);
    if (bar) return bar;
    const at = seatFor(table, by, act)!;
    const others = table.seats.flatMap((seat, place) => (place !== at && isTaken(seat) ? (seat.wish ?? []) : []));
    const taken = namesOf(act).find((name) => others.includes(name));
    if (taken !== undefined) return { ...refuse('character-taken', taken), rule: 'SET-CHARACTERS' };
    return settingsBar(table.settings, table.rules, chosenOf(wishing(table, by, act).seats));
  },
  apply: (table, { by, act }) => wishing(table, by, act),
};

type Wish = ActOf<'wish'>;

const namesOf = ({ character }: Wish) => (typeof character === 'string' ? [character] : (character ?? []));

const seatFor = (table: TableState, by: number, { seat }: Wish): number | undefined => seat ?? seatOf(table, by);

/** People choose for themselves. */
const seatBar = (table: TableState, by: number, { seat }: Wish): Refusal | undefined => {
  if (seat === undefined || seat === seatOf(table, by)) return meAt(table, by) ? undefined : refuse('not-seated');
  const bar = hostBar(table, by);
  if (bar) return bar;
  if (!isTaken(table.seats[seat])) return refuse('no-seat');
  return isPerson(table.seats[seat]) ? refuse('seat-taken', 'they choose for themselves') : undefined;
};

const wishing = (table: TableState, by: number, act: Wish): TableState => {
  const at = seatFor(table, by, act)!;
  const there = table.seats[at];
  if (!isTaken(there)) return table;
  const { wish: _, ...seat } = there;
  const names = namesOf(act);
  return withSeat(table, at, { ...seat, ...(names.length > 0 && { wish: names }) });
};
