/** Whoever dies is told what brought it about. */
import type { Event, EventOf } from '@room25/engine';
import { expect, it } from 'vitest';
import { causeOf } from '../../src/table/cause-of-death.ts';

const moves = (who: string, to: string): Event => ({ kind: 'moved', who, from: 'c3', to, rule: 'MOVE-1' }) as Event;
const opens = (cell: string): Event => ({ kind: 'revealed', cell, room: 'AC', rule: 'MOVE-2' }) as unknown as Event;
const looks = (who: string): Event => ({ kind: 'looked', who, cell: 'd3', seats: [], rule: 'LOOK-1' }) as Event;
const dies = { kind: 'died', who: 'alice', cell: 'a4', rule: 'ROOM-ACID' } as EventOf<'died'>;

it('by whoever comes into the room', () => {
  const after = moves('emmett', 'a4');
  expect(causeOf(dies, [moves('alice', 'a4'), opens('a4'), looks('max'), after, dies])).toBe(after);
});

it('by going there', () => {
  const own = moves('alice', 'a4');
  expect(causeOf(dies, [own, opens('a4'), dies])).toBe(own);
  expect(causeOf(dies, [own, moves('max', 'a4'), looks('alice'), dies]), 'time has passed since').toBe(own);
});

it('by nobody', () => {
  expect(causeOf(dies, [moves('alice', 'b4'), looks('alice'), dies])).toBeUndefined();
});
