import { refuse } from '../refusal.ts';
import { isPerson, type PersonSeat } from '../table.ts';
import { type ActRules, hostBar } from './rules.ts';

export const handOver: ActRules<'handOver'> = {
  bar: (table, by, { seat }) => hostBar(table, by) ?? (isPerson(table.seats[seat]) ? undefined : refuse('no-seat')),
  apply: (table, { act }) => ({ ...table, host: (table.seats[act.seat] as PersonSeat).guest }),
};
