import { COLOURS, command, EXIT_ZONES, Game, type NewGame, ROOM_CODES, ROOMS, randomFrom, VERB } from '@room25/engine';
import { KIND, type Table, tableOf } from '@room25/engine/inside';
import { describe, expect, it } from 'vitest';
import { noiseFrom } from '../src/search/playout.ts';
import { worldsOf } from '../src/search/worlds.ts';
import { sheetAt } from './tables.ts';

const ULTIMATE: Omit<NewGame, 'seed'> = { edition: 'ultimate', mode: 'cooperation', players: 4 };
const CENTRE = 12;
/** What lies beside it, and may be looked at before the game. */
const NEAR = [7, 11, 13];

const kindsOf = (table: Table): readonly number[] => [...table.s.subarray(KIND, KIND + 25)];

const worldsIn = (game: Game, count: number): readonly (readonly number[])[] => {
  const worlds = worldsOf(game, 0, { random: randomFrom('worlds', 'test'), noise: noiseFrom(7), weigh: () => 1 });
  return Array.from({ length: count }, () => kindsOf(worlds.next()));
};

describe('the worlds that a seat imagines', () => {
  const game = Game.setUp(sheetAt(ULTIMATE, 'worlds')) as Game;
  const hidden = 24;

  it('have the rooms of this game, and in the exit zones what is kept for them', () => {
    const { held } = tableOf(game).terms;
    const inZones = (kinds: readonly number[]): number =>
      EXIT_ZONES.filter((tile) => held.includes(kinds[tile]!)).length;
    for (const kinds of worldsIn(game, 3 * hidden)) {
      expect(kinds.toSorted()).toEqual(kindsOf(tableOf(game)).toSorted());
      expect(kinds[CENTRE]).toBe(ROOM_CODES.indexOf('CE'));
      expect(inZones(kinds)).toBe(inZones(kindsOf(tableOf(game))));
    }
  });

  it('try each room about as often on each place', () => {
    const mortal = ROOM_CODES.indexOf('MR');
    const worlds = worldsIn(game, 2 * hidden);
    const perWorld = kindsOf(tableOf(game)).filter((kind) => kind === mortal).length;
    expect(perWorld).toBe(2);
    const often = Array.from({ length: 25 }, (_, tile) => worlds.filter((kinds) => kinds[tile] === mortal).length);
    const expected = (perWorld * worlds.length) / hidden;
    // By chance alone some place would have it never, or more than twice as often as it should.
    for (const [tile, count] of often.entries())
      if (tile !== CENTRE) expect(Math.abs(count - expected), `place ${tile}: ${often}`).toBeLessThanOrEqual(3);
  });

  it('hold what those say who have no reason to lie', () => {
    const told = Game.setUp(sheetAt(ULTIMATE, 'worlds')) as Game;
    const colourIn = (kinds: readonly number[], tile: number): number =>
      COLOURS.indexOf(ROOMS[ROOM_CODES[kinds[tile]!]!].colour);
    const claims = told.awaited
      .filter((who) => told.seatOf(who) > 0)
      .map((who, place) => ({ who, tile: NEAR[place]!, colour: colourIn(kindsOf(tableOf(told)), NEAR[place]!) }));
    expect(claims).toHaveLength(3);
    for (const { who, tile } of claims) expect(told.apply(command(who, VERB.clue, tile))).toBeUndefined();
    for (const { who, tile, colour } of claims)
      expect(told.apply(command(who, VERB.signal, tile, colour))).toBeUndefined();
    for (const kinds of worldsIn(told, hidden))
      for (const { tile, colour } of claims) expect(colourIn(kinds, tile)).toBe(colour);
  });
});
