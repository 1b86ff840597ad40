/** A game as its record: the sheet that it started from, and every command. It replays to the same end on any machine. */
import type { Command } from '../command.ts';
import type { Game } from '../game.ts';
import type { GameText } from '../notation/format.ts';
import type { Statement } from '../notation/script.ts';

/** The record, ending with what came of it if the game is over. */
export const recordOf = (game: Game, commands: readonly Command[], title?: string): GameText => {
  const script: Statement[] = commands.map((code) => ({ kind: 'command', command: code }));
  const { outcome } = game;
  if (outcome) {
    const expectation = { kind: 'over', result: outcome.result, names: outcome.side ?? [] } as const;
    script.push({ kind: 'expect', not: false, expectation });
  }
  return {
    ...(title !== undefined && { title }),
    rules: game.rules,
    sheet: { ...game.sheet, seed: game.seed },
    script,
  };
};
