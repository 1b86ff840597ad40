import { describe, expect, test } from 'vitest';
import { Game, playAtRandom, randomFrom, winningSeats } from '../src/index.ts';
import { gameAt, nameOf, PLACES } from './tables.ts';

describe.each(PLACES.map((place) => [nameOf(place), place] as const))('%s', (_name, place) => {
  test('what chance has played could have been played by hand', () => {
    const drawn = gameAt(place, 'lots');
    const commands = playAtRandom(drawn, randomFrom('lots', 'lots'));
    const typed = Game.setUp(drawn.sheet) as Game;
    for (const command of commands) {
      expect(typed.answers(typed.awaited[0])).toContain(command);
      expect(typed.apply(command)).toBeUndefined();
    }
    expect(typed.outcome).toEqual(drawn.outcome);
    expect(typed.save()).toEqual(drawn.save());
  });
});

test('a seat has won with its side, or with all of them', () => {
  const game = gameAt({ edition: 'second', mode: 'suspicion', players: 6 }, 'lots');
  const roles = game.position.role!;
  playAtRandom(game, randomFrom('lots', 'lots'));
  expect(game.outcome?.result).toBe('guards');
  const guards = game.seats.flatMap(([name], seat) => ((roles[name!] ?? 'prisoner') === 'prisoner' ? [] : [seat]));
  expect([...winningSeats(game)].sort()).toEqual(guards);
});
