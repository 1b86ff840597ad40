/** What the easy bot does in a position. */
import { type Command, formatAnswer, Game, readCommand, readFile } from '@room25/engine';
import { expect } from 'vitest';
import { decide, taskOf } from '../src/index.ts';

/** Its answer for the character that is awaited, after these lines; signals are given and passed over. */
export const answerTo = (position: string, ...lines: readonly string[]): string => {
  const { games, errors } = readFile(`${position}\n`);
  expect(errors).toEqual([]);
  const game = Game.setUp(games[0]!.sheet) as Game;
  for (const line of lines) expect(game.apply(readCommand(line) as Command)).toBeUndefined();
  const seat = game.seatOf(game.awaited[0]!);
  for (;;) {
    const command = decide(taskOf(game, seat, { log: [], level: 'easy', seed: '0' }), { steps: 0 }).command!;
    if (!/^(signal|say)/.test(formatAnswer(command))) return formatAnswer(command);
    game.apply(command);
  }
};
