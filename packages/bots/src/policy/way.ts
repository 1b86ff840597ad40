/** What it costs to reach a goal from each cell, by walking and by sliding along with one's room. */

import { CELL_COUNT } from '@room25/engine/inside';
import { WEIGHTS } from './weights.ts';

const CENTRAL = 2;
export const FAR = 99;

/** A step takes one of the turn's two actions, and only one of them can be a Move; a slide goes with it. */
const STEP = 1;
/** Enough for all but the longest ways round. */
const SWEEPS = 2;

/** The cell that a line's slide takes a cell to: `SLID[cell * 4 + direction]`, -1 where the line never moves. */
export const SLID = Int8Array.from({ length: CELL_COUNT * 4 }, (_, index) => {
  const cell = index >> 2;
  const direction = index & 3;
  const isColumn = direction < 2;
  const row = Math.floor(cell / 5);
  const column = cell % 5;
  if ((isColumn ? column : row) === CENTRAL) return -1;
  const by = direction % 2 === 0 ? 4 : 1;
  return isColumn ? ((row + by) % 5) * 5 + column : row * 5 + ((column + by) % 5);
});

export const ROW = Int8Array.from({ length: CELL_COUNT }, (_, cell) => Math.floor(cell / 5));
export const COLUMN = Int8Array.from({ length: CELL_COUNT }, (_, cell) => cell % 5);

/** Are two cells on the line that moves in this direction through the first? */
export const isOnLine = (cell: number, direction: number, other: number): boolean =>
  direction < 2 ? COLUMN[cell] === COLUMN[other] : ROW[cell] === ROW[other];

/**
 * The board with a margin of one cell: what lies beside a cell is always as far away in the arrays. A slide that leads over the
 * edge comes in again on the other side, so the margin holds what lies there.
 */
const SIDE = 5;
const WIDTH = SIDE + 2;
const PLACE = Int8Array.from({ length: CELL_COUNT }, (_, cell) => (ROW[cell]! + 1) * WIDTH + COLUMN[cell]! + 1);
const FIRST = PLACE[0]!;
const LAST = PLACE[CELL_COUNT - 1]!;

/** Integers, so that the smaller of two needs no branch: a misprediction costs more than the comparison. */
const FINE = 1 << 10;
/** More than any way costs, and small enough to be added to one. */
const NEVER = 1 << 28;
/** What it costs to slide along each row and each column. */
const alongRow = new Int32Array(SIDE);
const alongColumn = new Int32Array(SIDE);
/** What each cell costs whoever comes to it from the left or right, and from above or below: by a step or by a slide. */
const inRow = new Int32Array(WIDTH * WIDTH);
const inColumn = new Int32Array(WIDTH * WIDTH);
/** What the way costs from each cell, and what it costs those beside it to come there and go on, in fine steps. */
const least = new Int32Array(WIDTH * WIDTH);
const byRow = new Int32Array(WIDTH * WIDTH);
const byColumn = new Int32Array(WIDTH * WIDTH);

/**
 * Fills `costs`, which holds what each cell is worth as a goal (FAR: nothing). `target`: the goal, if there is just one; a line
 * that it lies on takes it along.
 */
export const spreadCosts = (costs: Float64Array, price: Float64Array, target: number): void => {
  layLines(target);
  layCells(costs, price);
  // Forth and back, so that costs spread fast both ways.
  for (let sweep = 0; sweep < SWEEPS && sweepOnce((sweep & 1) === 0 ? 1 : -1); sweep++);
  for (let cell = 0; cell < CELL_COUNT; cell++) costs[cell] = least[PLACE[cell]!]! / FINE;
};

const layLines = (target: number): void => {
  const slide = Math.round(WEIGHTS.slide * FINE);
  for (let line = 0; line < SIDE; line++) {
    alongRow[line] = line === CENTRAL ? NEVER : slide;
    alongColumn[line] = line === CENTRAL ? NEVER : slide;
  }
  if (target < 0) return;
  alongRow[ROW[target]!] = NEVER;
  alongColumn[COLUMN[target]!] = NEVER;
};

const layCells = (costs: Float64Array, price: Float64Array): void => {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const at = PLACE[cell]!;
    const step = ((price[cell]! + STEP) * FINE) | 0;
    const cost = (costs[cell]! * FINE) | 0;
    inRow[at] = lesser(step, alongRow[ROW[cell]!]!);
    inColumn[at] = lesser(step, alongColumn[COLUMN[cell]!]!);
    least[at] = cost;
    byRow[at] = cost + inRow[at]!;
    byColumn[at] = cost + inColumn[at]!;
  }
  for (let line = 0, top = FIRST, left = FIRST; line < SIDE; line++, top++, left += WIDTH) {
    const bottom = top + (SIDE - 1) * WIDTH;
    const right = left + SIDE - 1;
    byColumn[top - WIDTH] = least[bottom]! + alongColumn[line]!;
    byColumn[bottom + WIDTH] = least[top]! + alongColumn[line]!;
    byRow[left - 1] = least[right]! + alongRow[line]!;
    byRow[right + 1] = least[left]! + alongRow[line]!;
  }
};

/** Goes over all cells once, forth (1) or back (-1). Did anything change? */
const sweepOnce = (by: 1 | -1): boolean => {
  let change = 0;
  let at = by > 0 ? FIRST : LAST;
  for (let line = 0; line < SIDE; line++) {
    const slide = alongRow[by > 0 ? line : SIDE - 1 - line]!;
    const opposite = line === 0 ? by * SIDE * WIDTH : line === SIDE - 1 ? -by * SIDE * WIDTH : 0;
    // From the cell before, in a local: it is what each waits for.
    let before = byRow[at - by]!;
    for (let step = 0; step < SIDE; step++, at += by) {
      const old = least[at]!;
      const others = lesser(lesser(byColumn[at - WIDTH]!, byColumn[at + WIDTH]!), lesser(old, byRow[at + by]!));
      const cost = lesser(others, before);
      change |= old - cost;
      before = cost + inRow[at]!;
      least[at] = cost;
      byRow[at] = before;
      byColumn[at] = cost + inColumn[at]!;
      if (step === 0) byRow[at + by * SIDE] = cost + slide;
      if (opposite !== 0) byColumn[at + opposite] = cost + alongColumn[by > 0 ? step : SIDE - 1 - step]!;
    }
    byRow[at - by * (SIDE + 1)] = least[at - by]! + slide;
    at += 2 * by;
  }
  return change !== 0;
};

const lesser = (one: number, other: number): number => {
  const gap = (one - other) | 0;
  return (other + (gap & (gap >> 31))) | 0;
};
