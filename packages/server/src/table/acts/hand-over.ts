import type { Guest } from '../entry.ts';
import { refuse } from '../refusal.ts';
import { isPerson, type PersonSeat, seatOfGuest, type TableState, withHost } from '../table-state.ts';
import { type ActRules, beforeStartBar, hostBar } from './rules.ts';

/** By the host; or, when the host has been away for a while, by whoever is there, to themselves: a table does not wait for somebody who may not come. */
export const handOver: ActRules<'handOver'> = {
  bar: (table, by, { seat }, now) =>
    (isHeir(table, { by, seat, now }) ? beforeStartBar(table) : hostBar(table, by)) ??
    (isPerson(table.seats[seat]) ? undefined : refuse('no-seat')),
  apply: (table, { act, at }) => withHost(table, table.seats[act.seat] as PersonSeat, at),
};

/** A phone that sleeps for a moment makes nobody else host. */
export const HOST_WAITED_FOR = 60_000;

const isHeir = (table: TableState, { by, seat, now }: { by: Guest; seat: number; now: number }): boolean => {
  const heir = table.seats[seat];
  const isThere = isPerson(heir) && heir.guest === by.id && heir.connection !== undefined;
  const host = table.seats[seatOfGuest(table, table.host ?? '') ?? -1];
  const isHostCutOff = !isPerson(host) || host.connection === undefined;
  return isThere && isHostCutOff && now - table.hostSeen >= HOST_WAITED_FOR;
};
