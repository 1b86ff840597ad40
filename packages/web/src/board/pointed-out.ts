/** What a hint points out. */
import { signal } from '@preact/signals';
import { type Action, CELLS } from '@room25/engine';

/** Cells, while the help is open. */
export const pointedOut = signal<readonly string[]>([]);

/** Actions, until they are programmed: on a phone the help covers their keys. */
export const pointedOutActions = signal<readonly Action[]>([]);

/** The cells that a sentence names. */
export const cellsIn = (sentence: string): readonly string[] => CELLS.filter((cell) => sentence.includes(cell));
