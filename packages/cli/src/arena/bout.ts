/** One game of a run: which one, and how it went. */

import { playOut } from '@room25/bots';
import { Game, type Result } from '@room25/engine';
import { sheetOf } from '../table-options.ts';
import type { Match } from './contests.ts';
import { FIGURE, type FigureName } from './figures.ts';
import type { Settings } from './settings.ts';

export interface Bout {
  readonly figure: FigureName;
  readonly match: Match;
  /** From 1; every match of a figure is dealt the same game under the same number. */
  readonly game: number;
}

export interface PlayedBout extends Bout {
  readonly result: Result;
  /** Which player of the match has won. */
  readonly winner?: number;
  readonly turns: number;
}

/** Every game of a run, the matches by turns, so that a run that is cut short has something of each. */
export const boutsOf = ({ figures, players, games }: Settings): readonly Bout[] => {
  const matches = figures.flatMap((figure) =>
    FIGURE[figure].contest.matches(players).map((match) => ({ figure, match })),
  );
  return Array.from({ length: games }, (_, index) => matches.map((each) => ({ ...each, game: index + 1 }))).flat();
};

export const nameOf = ({ figure, match, game }: Bout): string => `${figure} ${match.join(' ')} ${game}`;

export const playBout = (bout: Bout, { seed, budgets }: Settings): PlayedBout => {
  const { wish, contest } = FIGURE[bout.figure];
  const sheet = sheetOf(wish, `${seed} ${bout.figure} ${bout.game}`);
  const seats = contest.seats(Game.setUp(sheet) as Game, bout.game);
  const { game } = playOut(sheet, { players: seats.map((place) => bout.match[place]!), budgets });
  const winner = contest.winner(game, seats);
  return { ...bout, result: game.outcome!.result, ...(winner !== undefined && { winner }), turns: game.turn };
};
