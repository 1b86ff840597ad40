import type { Guest } from '../entry.ts';
import { refuse } from '../refusal.ts';
import { isPerson, type PersonSeat, seatOfGuest, type Table } from '../table.ts';
import { type ActRules, beforeStartBar, hostBar } from './rules.ts';

/** By the host; or, while the host is cut off, by whoever is there, to itself: a table does not wait for somebody who may not come. */
export const handOver: ActRules<'handOver'> = {
  bar: (table, by, { seat }) =>
    (isHeir(table, by, seat) ? beforeStartBar(table) : hostBar(table, by)) ??
    (isPerson(table.seats[seat]) ? undefined : refuse('no-seat')),
  apply: (table, { act }) => ({ ...table, host: (table.seats[act.seat] as PersonSeat).guest }),
};

const isHeir = (table: Table, by: Guest, seat: number): boolean => {
  const heir = table.seats[seat];
  const host = table.seats[seatOfGuest(table, table.host) ?? -1];
  return isPerson(heir) && heir.guest === by.id && heir.line !== undefined && isPerson(host) && host.line === undefined;
};
