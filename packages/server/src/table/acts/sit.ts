import { outlineOf } from '@room25/protocol';
import type { Guest } from '../entry.ts';
import { refuse } from '../refusal.ts';
import { FREE, isPerson, type PersonSeat, seatOfGuest, type Table, withSeat } from '../table.ts';
import { type ActRules, beforeStartBar } from './rules.ts';

/** Takes a free seat, or another one. Once the game has begun seats belong to those who sit in them. */
export const sit: ActRules<'sit'> = {
  bar(table, by, act) {
    const bar = beforeStartBar(table);
    if (bar) return bar;
    if (table.removed.includes(by.id)) return refuse('removed');
    const at = act.seat ?? ownOrFirstFree(table, by.id);
    const seat = at === undefined ? undefined : table.seats[at];
    if (!seat) return refuse('no-seat');
    if (isTakenForAnother(table, by)) return refuse('name-taken');
    return seat.kind === 'free' || (isPerson(seat) && seat.guest === by.id) ? undefined : refuse('seat-taken');
  },
  apply(table, { by, act }) {
    const from = seatOfGuest(table, by.id);
    const at = act.seat ?? ownOrFirstFree(table, by.id)!;
    const before = from === undefined ? undefined : (table.seats[from] as PersonSeat);
    const seat: PersonSeat = {
      ...before,
      kind: 'person',
      guest: by.id,
      name: by.name,
      ready: false,
      ...(act.entropy !== undefined && { entropy: act.entropy }),
    };
    const left = from === undefined ? table : withSeat(table, from, FREE);
    return withSeat(left, at, seat);
  },
};

/** Nobody at a table is to be taken for somebody else. */
const isTakenForAnother = ({ seats }: Table, { id, name }: Guest): boolean => {
  const outline = outlineOf(name);
  return seats.some((seat) => isPerson(seat) && seat.guest !== id && outlineOf(seat.name) === outline);
};

const ownOrFirstFree = (table: Table, guest: string): number | undefined => {
  const own = seatOfGuest(table, guest);
  if (own !== undefined) return own;
  const free = table.seats.findIndex(({ kind }) => kind === 'free');
  return free < 0 ? undefined : free;
};
