/** The solver for games of one version of the rules. Games come as plain data, so that a frozen solver can take them too. */
import { Game, type SavedGame } from '@room25/engine';
import { type Bar, barTo, type SolveAnswer, type SolveWish, solve } from './solve.ts';

export interface Solver {
  barTo(saved: SavedGame): Bar | undefined;
  solve(saved: SavedGame, wish: SolveWish): SolveAnswer;
}

/** The solver of these sources. */
export const SOLVER: Solver = {
  barTo: (saved) => barTo(Game.load(saved)),
  solve: (saved, wish) => solve(Game.load(saved), wish),
};
