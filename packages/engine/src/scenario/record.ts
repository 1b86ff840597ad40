/** A game as its record: the sheet that it started from, and every command. It replays to the same end on any machine. */
import type { Command } from '../command.ts';
import type { Game } from '../game.ts';
import type { GameText } from '../notation/format.ts';
import type { Statement } from '../notation/script.ts';
import type { Outcome } from '../table/facts.ts';

/** The record, ending with what came of it if the game is over. */
export const recordOf = (game: Game, commands: readonly Command[], title?: string): GameText => ({
  ...(title !== undefined && { title }),
  rules: game.rules,
  sheet: { ...game.sheet, seed: game.seed },
  script: scriptOf(commands, game.outcome),
});

/** The part of a record that follows its sheet. */
export const scriptOf = (commands: readonly Command[], outcome: Outcome | undefined): readonly Statement[] => {
  const played = commands.map((command): Statement => ({ kind: 'command', command }));
  if (!outcome) return played;
  const expectation = { kind: 'over', result: outcome.result, names: outcome.side ?? [] } as const;
  return [...played, { kind: 'expect', not: false, expectation }];
};
