export { type Judgement, judge } from './judge.ts';
export {
  beginPuzzle,
  GRADES,
  type Grade,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleKind,
  puzzleTitle,
  readPuzzles,
  savedIn,
} from './puzzle.ts';
export { type Effort, TooLarge } from './search.ts';
export { type Bar, barTo, type SolveAnswer, type SolveWish, solve } from './solve.ts';
export { Chase } from './stop.ts';
export { solverOf } from './versions.ts';
