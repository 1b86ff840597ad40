/** What it costs to reach a goal from each cell, by walking and by sliding along with one's room. */

import { CELL_COUNT } from '@room25/engine/inside';
import { WEIGHTS } from './weights.ts';

const CENTRAL = 2;
export const FAR = 99;

/** A step takes one of the turn's two actions, and only one of them can be a Move; a slide goes with it. */
const STEP = 1;

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

const SIDE = 5;

/** Integers, so that the smaller of two needs no branch: a misprediction costs more than the comparison. */
const FINE = 1 << 10;
/** More than any way costs, and small enough to be added to one. */
const NEVER = 1 << 28;
/** What it costs to slide along each row. */
const alongRow = new Int32Array(SIDE);
/**
 * What each cell costs whoever comes to it from the left or right, and from above or below: by a step or by a slide. Over the edge
 * leads only a slide; what that costs in each column stands below the last row.
 */
const inRow = new Int32Array(CELL_COUNT);
const inColumn = new Int32Array(CELL_COUNT + SIDE);
/** What the way costs from each cell, in fine steps. */
const least = new Int32Array(CELL_COUNT);

/**
 * What was asked lately, and what came out: imagined games differ little, so half of all questions come again. A question is what a
 * step to each cell costs, what each is worth as a goal, and the target.
 */
const KEPT_BITS = 9;
const QUESTION = 2 * CELL_COUNT + 1;
const question = new Int32Array(QUESTION);
const questions = new Int32Array(QUESTION << KEPT_BITS);
const answers = new Int32Array(CELL_COUNT << KEPT_BITS);

/**
 * Fills `costs`, which holds what each cell is worth as a goal (FAR: nothing). `target`: the goal, if there is just one; a line
 * that it lies on takes it along.
 */
export const spreadCosts = (costs: Float64Array, price: Float64Array, target: number): void => {
  const place = ask(costs, price, target);
  const from = place * CELL_COUNT;
  if (!isKept(place)) {
    spread(target);
    for (let cell = 0; cell < CELL_COUNT; cell++) answers[from + cell] = least[cell]!;
    for (let at = 0, to = place * QUESTION; at < QUESTION; at++, to++) questions[to] = question[at]!;
  }
  for (let cell = 0; cell < CELL_COUNT; cell++) costs[cell] = answers[from + cell]! / FINE;
};

/** Writes the question down, and says which place it has among those that are kept. */
const ask = (costs: Float64Array, price: Float64Array, target: number): number => {
  let steps = 0;
  let goals = target;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const step = ((price[cell]! + STEP) * FINE) | 0;
    const goal = (costs[cell]! * FINE) | 0;
    question[cell] = step;
    question[CELL_COUNT + cell] = goal;
    steps = (Math.imul(steps, 31) + step) | 0;
    goals = (Math.imul(goals, 37) + goal) | 0;
  }
  question[QUESTION - 1] = target;
  return Math.imul(steps ^ goals, 0x9e3779b1) >>> (32 - KEPT_BITS);
};

/** A place that keeps nothing yet holds zeros, and no question does: no step is free. */
const isKept = (place: number): boolean => {
  let difference = 0;
  for (let at = 0, from = place * QUESTION; at < QUESTION; at++, from++) difference |= questions[from]! ^ question[at]!;
  return difference === 0;
};

/** Answers the question in `least`. */
const spread = (target: number): void => {
  layLines(target);
  for (let row = 0, cell = 0; row < SIDE; row++) {
    const along = alongRow[row]!;
    for (let column = 0; column < SIDE; column++, cell++) {
      const step = question[cell]!;
      inRow[cell] = lesser(step, along);
      inColumn[cell] = lesser(step, inColumn[CELL_COUNT + column]!);
      least[cell] = question[CELL_COUNT + cell]!;
    }
  }
  // Forth and back, so that costs spread fast both ways: enough for all but the longest ways round.
  for (let row = 0; row < SIDE; row++) sweepRow(row, 1);
  for (let row = SIDE - 1; row >= 0; row--) sweepRow(row, -1);
};

const layLines = (target: number): void => {
  const slide = Math.round(WEIGHTS.slide * FINE);
  for (let line = 0; line < SIDE; line++) {
    alongRow[line] = line === CENTRAL ? NEVER : slide;
    inColumn[CELL_COUNT + line] = line === CENTRAL ? NEVER : slide;
  }
  if (target < 0) return;
  alongRow[ROW[target]!] = NEVER;
  inColumn[CELL_COUNT + COLUMN[target]!] = NEVER;
};

/** Goes over the cells of a row once, forth (1) or back (-1): from each one may go on by way of those beside it. */
const sweepRow = (row: number, by: 1 | -1): void => {
  const a = row * SIDE + (by > 0 ? 0 : SIDE - 1);
  const b = a + by;
  const c = b + by;
  const d = c + by;
  const e = d + by;
  const isTop = row === 0;
  const up = isTop ? CELL_COUNT - SIDE : -SIDE;
  const over = isTop ? CELL_COUNT : -SIDE;
  const down = row === SIDE - 1 ? SIDE - CELL_COUNT : SIDE;
  const around = alongRow[row]!;
  const atB = least[b]! + inRow[b]!;
  const atE = least[e]!;
  let way = lesser(viaColumn(a, up, over, down), lesser(atB, atE + around));
  const fromA = way;
  least[a] = way;
  way = lesser(viaColumn(b, up, over, down), lesser(least[c]! + inRow[c]!, way + inRow[a]!));
  least[b] = way;
  way = lesser(viaColumn(c, up, over, down), lesser(least[d]! + inRow[d]!, way + inRow[b]!));
  least[c] = way;
  way = lesser(viaColumn(d, up, over, down), lesser(atE + inRow[e]!, way + inRow[c]!));
  least[d] = way;
  least[e] = lesser(viaColumn(e, up, over, down), lesser(fromA + around, way + inRow[d]!));
};

/** From this cell: as far as known, or by way of the one above or the one below. */
const viaColumn = (at: number, up: number, over: number, down: number): number =>
  lesser(least[at]!, lesser(least[at + up]! + inColumn[at + over]!, least[at + down]! + inColumn[at + SIDE]!));

const lesser = (one: number, other: number): number => {
  const gap = (one - other) | 0;
  return (other + (gap & (gap >> 31))) | 0;
};
