import {
  COLOURS,
  command,
  EXIT_ZONES,
  Game,
  type NewGame,
  ROOM_CODES,
  ROOMS,
  randomFrom,
  seatViewer,
  VERB,
} from '@room25/engine';
import {
  ADRENALINE,
  COMMITTED,
  DONE,
  KIND,
  PHASE,
  PROGRAMMING,
  ROUND,
  SECOND,
  type Table,
  tableOf,
} from '@room25/engine/inside';
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
  const worlds = worldsOf(tableOf(game), 0, {
    random: randomFrom('worlds', 'test'),
    noise: noiseFrom(7),
    weigh: () => 1,
  });
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

describe('what others have programmed, in the worlds that a seat imagines', () => {
  const PROGRAM = { look: 0, move: 1, push: 2, control: 3 } as const;
  const begun = (): Game => {
    const game = Game.setUp(sheetAt(ULTIMATE, 'programs')) as Game;
    while (tableOf(game).s[PHASE] !== PROGRAMMING) game.apply(game.answers(game.awaited[0]!)[0]!);
    return game;
  };
  const worlds = (game: Game, count: number): readonly Int32Array[] => {
    const maker = worldsOf(tableOf(game), 0, {
      random: randomFrom('worlds', 'test'),
      noise: noiseFrom(7),
      weigh: () => 1,
    });
    return Array.from({ length: count }, () => maker.next().s.slice());
  };
  const others = (game: Game): readonly number[] => game.cast.filter((who) => game.seatOf(who) > 0);

  it('commits adrenaline no earlier than the policy does', () => {
    const game = begun();
    for (const who of others(game)) game.apply(command(who, VERB.program, PROGRAM.move, PROGRAM.look, 1));
    const told = game.imagine(seatViewer(0), randomFrom('adrenaline', 'test'));
    for (const s of worlds(told, 30)) for (const who of others(game)) expect(s[ADRENALINE + who]).not.toBe(COMMITTED);
  });

  it('has a second action that makes sense after the first', () => {
    const game = begun();
    for (const who of game.cast) game.apply(command(who, VERB.program, PROGRAM.look, PROGRAM.move, 0));
    while (tableOf(game).s[ROUND] === 0) game.apply(game.answers(game.awaited[0]!)[0]!);
    const waiting = others(game).filter((who) => !(tableOf(game).s[DONE]! & (1 << who)));
    expect(waiting.length).toBeGreaterThan(0);
    // Nobody is in the room of another, but in the middle, where nobody is pushed: a Push would be lost.
    const told = game.imagine(seatViewer(0), randomFrom('second', 'test'));
    for (const s of worlds(told, 30)) for (const who of waiting) expect(s[SECOND + who]).not.toBe(PROGRAM.push + 1);
  });
});
