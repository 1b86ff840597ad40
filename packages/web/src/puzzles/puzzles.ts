/** The puzzles that come with the page, by kind, easiest first, and the one of a day: the same for everybody, also without a network. */
import { type Puzzle, readPuzzles } from '@room25/solver';
import text from './puzzles.r25?raw';

export const PUZZLES: readonly Puzzle[] = readPuzzles(text);

/** Days since 1970, by the calendar of this device. */
export const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;

/** All of them come before one comes again; those of two days in a row are not alike. */
export const puzzleOf = (day: number): Puzzle => PUZZLES[(day * STRIDE) % PUZZLES.length]!;

/** Has no factor in common with their number. */
const STRIDE = [11, 13, 17].find((step) => PUZZLES.length % step !== 0) ?? 1;
