import { playOut } from '@room25/test-kit';
import { expect, it } from 'vitest';
import { type Event, SPECTATOR } from '../src/index.ts';
import { gameAt, nameOf, PLACES, randomAt } from './tables.ts';

interface When {
  readonly turn: number;
  readonly round?: number;
}

/** From the events alone: whatever begins a turn or a slot says when that is. */
const whenAfter = (before: When, event: Event): When => {
  if (event.kind === 'turn') return { turn: event.turn };
  return 'round' in event ? { turn: before.turn, round: event.round } : before;
};

/**
 * What somebody says or marks beside the game belongs to the last slot that was opened, and what lies on the table is told before the
 * first one is.
 */
const ASIDES: readonly Event['kind'][] = ['reminded', 'signalled', 'said', 'shown', 'laid'];

it.each(PLACES.map((place) => [nameOf(place), place] as const))('%s: events tell when they happen', (name, place) => {
  const game = gameAt(place, name);
  let when: When = { turn: 1 };
  let slots = 0;
  game.listen((event) => {
    when = whenAfter(when, event);
    const { turn, round, phase } = game.view(SPECTATOR);
    if (phase === 'acting' && !ASIDES.includes(event.kind)) expect({ event, ...when }).toEqual({ event, turn, round });
    if (event.kind === 'played') slots++;
  });
  playOut(game, randomAt(name));
  expect(slots).toBeGreaterThan(0);
});
