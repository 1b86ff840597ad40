/** The puzzles that come with the page, by kind, easiest first, and the one of a day: the same for everybody, also without a network. */
import { type Puzzle, readPuzzles } from '@room25/solver';
import { placeOf } from './days.ts';
import text from './puzzles.r25?raw';

export const PUZZLES: readonly Puzzle[] = readPuzzles(text);

export { dayOf } from './days.ts';

export const puzzleOf = (day: number): Puzzle => PUZZLES[placeOf(day, PUZZLES.length)]!;
