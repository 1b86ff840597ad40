/** The puzzles that come with the page, by kind, easiest first, and the one of the day: the same for everybody, even offline. */
import { type Puzzle, readPuzzles } from '@room25/solver';
import { placeOf } from './days.ts';
import text from './puzzles.r25?raw';

export const PUZZLES: readonly Puzzle[] = readPuzzles(text);

export { dayOf } from './days.ts';

export const puzzleOf = (day: number): Puzzle => PUZZLES[placeOf(day, PUZZLES.length)]!;
