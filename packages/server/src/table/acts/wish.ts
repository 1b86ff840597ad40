import { settingsBar, wishesOf } from '../deal.ts';
import { type PersonSeat, seatOfGuest, type Table, withSeat } from '../table.ts';
import { type ActOf, type ActRules, beforeStartBar, seatedBar } from './rules.ts';

/** Whom one would like to be; the others are dealt. */
export const wish: ActRules<'wish'> = {
  bar: (table, by, act) =>
    beforeStartBar(table) ??
    seatedBar(table, by) ??
    settingsBar(table.settings, table.rules, wishesOf(wishing(table, by.id, act).seats)),
  apply: (table, { by, act }) => wishing(table, by.id, act),
};

const wishing = (table: Table, guest: string, { character }: ActOf<'wish'>): Table => {
  const at = seatOfGuest(table, guest)!;
  const { wish: _, ...seat } = table.seats[at] as PersonSeat;
  return withSeat(table, at, { ...seat, ...(character && { wish: character }) });
};
