import type { Puzzle } from '@room25/solver';
import { puzzlesWords } from './words.ts';

/** What to do in a puzzle, in a sentence. */
export const goalOf = ({ kind, sheet }: Puzzle): string => puzzlesWords.words.value.goals[kind](sheet.turnsLeft ?? 1);
