import { refuse } from '../refusal.ts';
import { isPerson, type PersonSeat, seatOf, type TableState, withHost } from '../table-state.ts';
import { type ActRules, beforeStartBar, hostBar } from './rules.ts';

/**
 * By the host; or, when the host has been away for a while, by anybody present, to themselves: a table does not wait for somebody
 * who may not come.
 */
export const handOver: ActRules<'handOver'> = {
  bar: (table, by, { seat }, now) =>
    (isHeir(table, { by, seat, now }) ? beforeStartBar(table) : hostBar(table, by)) ??
    (isPerson(table.seats[seat]) ? undefined : refuse('no-seat')),
  apply: (table, { act, at }) => withHost(table, table.seats[act.seat] as PersonSeat, at),
};

/** A phone that sleeps for a moment does not cost its owner the host's part. */
export const HOST_WAITED_FOR = 60_000;

const isHeir = (table: TableState, { by, seat, now }: { by: number; seat: number; now: number }): boolean => {
  if (table.quick) return false;
  const heir = table.seats[seat];
  const isThere = isPerson(heir) && heir.visitor === by && heir.connection !== undefined;
  const host = table.seats[seatOf(table, table.host) ?? -1];
  const isHostCutOff = !isPerson(host) || host.connection === undefined;
  return isThere && isHostCutOff && now - table.hostSeen >= HOST_WAITED_FOR;
};
