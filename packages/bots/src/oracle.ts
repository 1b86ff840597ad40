/** The upper bound: a player that sees the whole board. No seat of a real game may have it; `room25 arena` measures the others by it. */
import { EVERYONE, type Event, type Game } from '@room25/engine';
import { posted, type Task, taskOf } from './task.ts';

export const oracleTaskOf = (game: Game, seat: number, log: readonly Event[], seed: string): Task => ({
  ...posted(taskOf(game, seat, log, 'hard', seed)),
  view: game.view(EVERYONE),
  world: game.save(),
});
