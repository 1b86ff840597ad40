/** What is in play and found is what the viewer could count themselves. */
import {
  COLOURS,
  colourOf,
  Game,
  newSheet,
  ROOM_CODES,
  type Sheet,
  SPECTATOR,
  seatViewer,
  type View,
} from '@room25/engine';
import { expect, it } from 'vitest';
import { type RoomChoice, tallyOf } from '../../src/table/tally.ts';

const dealt = (sheet: Parameters<typeof newSheet>[0]): Game => Game.setUp(newSheet(sheet) as Sheet) as Game;
const SECOND = { edition: 'second', mode: 'suspicion', players: 6, seed: 'tally' } as const;
const ULTIMATE = { edition: 'ultimate', mode: 'suspicion', players: 8, seed: 'tally' } as const;

/** All rooms that really are there, by code. */
const truth = (game: Game): Readonly<Record<string, number>> => {
  const rooms = game.view({ kind: 'everyone' }).board.map(({ room, known }) => room ?? known!);
  return Object.fromEntries(ROOM_CODES.map((code) => [code, rooms.filter((each) => each === code).length]));
};

it('A printed list is counted as it was dealt; found is what lies open', () => {
  const game = dealt(SECOND);
  const { rooms, colours } = tallyOf(game.view(SPECTATOR), {});
  const there = truth(game);
  expect(Object.fromEntries(rooms.map(({ code, all }) => [code, all]))).toEqual(
    Object.fromEntries(Object.entries(there).filter(([, count]) => count > 0)),
  );
  expect(rooms.filter(({ found }) => found > 0).map(({ code }) => code)).toEqual(['CE']);
  expect(COLOURS.reduce((sum, colour) => sum + colours[colour].all, 0)).toBe(25);
});

it('Where rooms are drawn, their colours are known and what was drawn is not', () => {
  const game = dealt({ ...ULTIMATE, options: { level: 'ultimate' } });
  const { rooms, colours } = tallyOf(game.view(SPECTATOR), {});
  const there = truth(game);
  for (const colour of COLOURS) {
    const dealtOf = ROOM_CODES.filter((code) => colourOf('ultimate', code) === colour);
    expect(colours[colour].all).toBe(dealtOf.reduce((sum, code) => sum + there[code]!, 0));
  }
  // Every room that could have been drawn is on the list, whether it was or not.
  expect(rooms.filter(({ all, isDrawn }) => all === 0 && isDrawn).length).toBeGreaterThan(5);
});

it('Two deals of one table look the same to whoever has seen nothing', () => {
  const choice: RoomChoice = {};
  const tallies = ['one', 'another'].map((seed) => tallyOf(dealt({ ...ULTIMATE, seed }).view(seatViewer(0)), choice));
  expect(tallies[0]).toEqual(tallies[1]);
});

it('What I looked at counts as found, for me alone', () => {
  const game = dealt(SECOND);
  const shown: View = game.view(seatViewer(0));
  const hidden = shown.board.find(({ room }) => room === undefined)!;
  const known = {
    ...shown,
    board: shown.board.map((each) => (each === hidden ? { ...each, known: 'MR' as const } : each)),
  };
  expect(tallyOf(known, {}).colours.red.found).toBe(1);
  expect(tallyOf(shown, {}).colours.red.found).toBe(0);
});
