/** A puzzle as a game of this page, and whether it is solved. It is not saved: it starts anew each time. */
import { beginPuzzle, type Puzzle, savedIn } from '@room25/solver';
import type { Bots } from '../play/bots.ts';
import { LocalGame } from '../play/local-game.ts';
import type { Seat } from '../play/played-game.ts';
import { Pursued } from './pursued.ts';

export type AttemptVerdict = 'solved' | 'missed';

export interface Attempt {
  readonly game: LocalGame;
  /** Absent while it may still go either way, or is still being shown. */
  verdict(): AttemptVerdict | undefined;
}

export const startPuzzle = (puzzle: Puzzle): Attempt => {
  const { id, sheet, before } = puzzle;
  const pursued = puzzle.kind === 'stop' ? new Pursued(puzzle) : undefined;
  const mine = beginPuzzle(puzzle);
  const me = mine.seatOf(mine.awaited[0]!);
  const seats = mine.seats.map((_, seat): Seat => ({ player: seat === me ? 'person' : 'easy' }));
  const game = LocalGame.start(
    { id: `puzzle ${id}`, sheet, seats, commands: before },
    { bots: pursued ?? NOBODY, keep: ({ commands }) => pursued?.follow(commands) },
  ) as LocalGame;
  return {
    game,
    verdict() {
      const isShowing = game.beat.value !== undefined;
      if (pursued?.areCaught.value) return 'solved';
      if (isShowing || game.view.value.phase !== 'over') return undefined;
      return isSolved(puzzle, game) ? 'solved' : 'missed';
    },
  };
};

const isSolved = (puzzle: Puzzle, { record }: LocalGame): boolean => {
  const saved = savedIn(puzzle.sheet, record.commands);
  // A guard has solved it if nobody got out; the others, if as many did as in the solution.
  return puzzle.kind === 'stop' ? saved === 0 : saved === savedIn(puzzle.sheet, puzzle.solution);
};

const NOBODY: Bots = { decide: async () => ({ command: undefined }), close: () => {} };
