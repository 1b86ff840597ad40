/** Whoever dies is told what brought it about. */
import type { Event, EventOf } from '@room25/engine';
import { expect, it } from 'vitest';
import { causeOf } from '../../src/table/cause-of-death.ts';

const moves = (who: string, to: string): Event => ({ kind: 'moved', who, from: 'c3', to, rule: 'MOVE-1' }) as Event;
const opens = (cell: string): Event => ({ kind: 'revealed', cell, room: 'AC', rule: 'MOVE-2' }) as unknown as Event;
const looks = (who: string): Event => ({ kind: 'looked', who, cell: 'd3', seats: [], rule: 'LOOK-1' }) as Event;
const dies = { kind: 'died', who: 'alice', cell: 'a4', rule: 'ROOM-ACID' } as EventOf<'died'>;

const pushes = (who: string): Event => ({ kind: 'played', who, action: 'push', round: 1, rule: 'PUSH-1' }) as Event;

it('by whoever comes into the room', () => {
  const after = moves('emmett', 'a4');
  expect(causeOf(dies, [moves('alice', 'a4'), opens('a4'), looks('max'), after, dies])).toEqual({
    moved: after,
    isEarlier: false,
  });
});

it('by going there', () => {
  const own = moves('alice', 'a4');
  expect(causeOf(dies, [own, opens('a4'), dies])).toEqual({ moved: own, isEarlier: false });
});

it('by whoever pushed them, and long ago', () => {
  const push = pushes('max');
  const moved = { ...moves('alice', 'a4'), rule: 'PUSH-1' } as Event;
  expect(causeOf(dies, [push, moved, opens('a4'), dies])).toEqual({ moved, push, isEarlier: false });
  expect(causeOf(dies, [push, moved, looks('alice'), dies])).toEqual({ moved, push, isEarlier: true });
});

it('by nobody', () => {
  expect(causeOf(dies, [moves('alice', 'b4'), looks('alice'), dies])).toBeUndefined();
  expect(causeOf(dies, [moves('alice', 'a4'), looks('alice'), dies]), 'the room had let them live').toBeUndefined();
});
