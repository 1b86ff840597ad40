/** The upper bound: a player that sees the whole board. No seat of a real game may have it; `room25 arena` measures the others by it. */
import { EVERYONE, type Event, type Game, type SavedGame } from '@room25/engine';
import { KNOWN, TO_ALL } from '@room25/engine/inside';
import { posted, type Task, taskOf } from './task.ts';

export const oracleTaskOf = (game: Game, seat: number, log: readonly Event[], seed: string): Task => ({
  ...posted(taskOf(game, seat, log, 'hard', seed)),
  view: game.view(EVERYONE),
  world: openWorld(game),
});

/** The real game, as if every room had been shown to all. */
const openWorld = (game: Game): SavedGame => {
  const open = game.clone();
  for (let tile = 0; tile < 25; tile++) open.table.s[KNOWN + tile]! |= TO_ALL;
  return open.save();
};
