import { outlineOf } from '@room25/protocol';
import type { Guest } from '../entry.ts';
import { visitorLookBar } from '../look.ts';
import { type Refusal, refuse } from '../refusal.ts';
import {
  FREE,
  isPerson,
  type PersonSeat,
  seatOf,
  type TableState,
  withEntropy,
  withHost,
  withSeat,
} from '../table-state.ts';
import { type ActOf, type ActRules, beforeStartBar } from './rules.ts';

/** Takes a free seat, or changes seats. Once the game has begun, seats belong to those who sit in them. */
export const sit: ActRules<'sit'> = {
  bar(table, by, act, now) {
    const bar = beforeStartBar(table);
    if (bar) return bar;
    if (table.removed.includes(by) || isBarred(table, act, now)) return refuse('removed');
    const look = visitorLookBar(table, by);
    if (look) return look;
    const at = act.seat ?? ownOrFirstFree(table, by);
    const seat = at === undefined ? undefined : table.seats[at];
    if (!seat) return refuse('no-seat');
    return seat.kind === 'free' || (isPerson(seat) && seat.visitor === by) ? undefined : refuse('seat-taken');
  },
  apply(table, { by, act, at: now }) {
    const from = seatOf(table, by);
    const at = act.seat ?? ownOrFirstFree(table, by)!;
    const before = from === undefined ? undefined : (table.seats[from] as PersonSeat);
    const person: PersonSeat = {
      ...before,
      kind: 'person',
      visitor: by,
      ready: false,
      ...(act.from !== undefined && { from: act.from }),
      ...(table.quick && { seen: now }),
    };
    const seat = withEntropy(table, person, act.entropy);
    const left = from === undefined ? table : withSeat(table, from, FREE);
    const seated = withSeat(left, at, seat);
    return table.host === undefined && !table.quick ? withHost(seated, seat, now) : seated;
  },
};

/** Nobody new comes from where somebody was just removed, unless the host is at home there too. */
const isBarred = ({ barred, hostFrom }: TableState, { from }: ActOf<'sit'>, now: number): boolean =>
  from !== undefined && from !== hostFrom && barred.some((bar) => bar.from === from && now < bar.until);

/** Nobody at a table may be mistaken for somebody else. Names are not in the log, so this stands beside the rules. */
export const nameBar = ({ seats, people }: TableState, { id, name }: Guest): Refusal | undefined => {
  const outline = outlineOf(name);
  const isTaken = seats.some((seat) => {
    const person = isPerson(seat) ? people.at(seat.visitor) : undefined;
    return person?.name !== undefined && person.guest !== id && outlineOf(person.name) === outline;
  });
  return isTaken ? refuse('name-taken') : undefined;
};

/** Guests whom somebody has blocked, and guests who have blocked them. */
export interface Apart {
  readonly blocked: ReadonlySet<string>;
  readonly blockers: ReadonlySet<string>;
}

/**
 * Nobody sits down with somebody they have blocked, or who has blocked them; to the newcomer it looks as if they had been
 * removed. People who sit there already, and the host, stay.
 */
export const blockBar = (table: TableState, by: number, { blocked, blockers }: Apart): Refusal | undefined => {
  const { host, seats, people } = table;
  if (host === by || seatOf(table, by) !== undefined) return undefined;
  const visitors = [...(host === undefined ? [] : [host]), ...seats.filter(isPerson).map(({ visitor }) => visitor)];
  const there = visitors.flatMap((visitor) => people.guestOf(visitor) ?? []);
  if (there.some((guest) => blocked.has(guest))) return refuse('blocked');
  return there.some((guest) => blockers.has(guest)) ? refuse('removed') : undefined;
};

const ownOrFirstFree = (table: TableState, visitor: number): number | undefined => {
  const own = seatOf(table, visitor);
  if (own !== undefined) return own;
  const free = table.seats.findIndex(({ kind }) => kind === 'free');
  return free < 0 ? undefined : free;
};
