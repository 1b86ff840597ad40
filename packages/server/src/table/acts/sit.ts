import { outlineOf } from '@room25/protocol';
import type { Guest } from '../entry.ts';
import { lookBar } from '../look.ts';
import { refuse } from '../refusal.ts';
import {
  FREE,
  isPerson,
  type PersonSeat,
  seatOfGuest,
  type TableState,
  withEntropy,
  withHost,
  withSeat,
} from '../table-state.ts';
import { type ActOf, type ActRules, beforeStartBar } from './rules.ts';

/** Takes a free seat, or another one. Once the game has begun seats belong to those who sit in them. */
export const sit: ActRules<'sit'> = {
  bar(table, by, act, now) {
    const bar = beforeStartBar(table);
    if (bar) return bar;
    if (table.removed.includes(by.id) || isBarred(table, act, now)) return refuse('removed');
    const look = lookBar(table, by.id);
    if (look) return look;
    const at = act.seat ?? ownOrFirstFree(table, by.id);
    const seat = at === undefined ? undefined : table.seats[at];
    if (!seat) return refuse('no-seat');
    if (isTakenForAnother(table, by)) return refuse('name-taken');
    return seat.kind === 'free' || (isPerson(seat) && seat.guest === by.id) ? undefined : refuse('seat-taken');
  },
  apply(table, { by, act, at: now }) {
    const from = seatOfGuest(table, by.id);
    const at = act.seat ?? ownOrFirstFree(table, by.id)!;
    const before = from === undefined ? undefined : (table.seats[from] as PersonSeat);
    const person: PersonSeat = {
      ...before,
      kind: 'person',
      guest: by.id,
      name: by.name,
      ready: false,
      ...(act.from !== undefined && { from: act.from }),
    };
    const seat = withEntropy(table, person, act.entropy);
    const left = from === undefined ? table : withSeat(table, from, FREE);
    const seated = withSeat(left, at, seat);
    return table.host === undefined ? withHost(seated, seat, now) : seated;
  },
};

/** From where somebody was just removed nobody new comes, unless the host is at home there too. */
const isBarred = ({ barred, hostFrom }: TableState, { from }: ActOf<'sit'>, now: number): boolean =>
  from !== undefined && from !== hostFrom && barred.some((bar) => bar.from === from && now < bar.until);

/** Nobody at a table is to be taken for somebody else. */
const isTakenForAnother = ({ seats }: TableState, { id, name }: Guest): boolean => {
  const outline = outlineOf(name);
  return seats.some((seat) => isPerson(seat) && seat.guest !== id && outlineOf(seat.name) === outline);
};

const ownOrFirstFree = (table: TableState, guest: string): number | undefined => {
  const own = seatOfGuest(table, guest);
  if (own !== undefined) return own;
  const free = table.seats.findIndex(({ kind }) => kind === 'free');
  return free < 0 ? undefined : free;
};
