/** What it costs to reach a goal from each cell, by walking and by sliding along with one's room. */

import { CENTRE, NEIGHBOUR } from '@room25/engine';
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

/** Where a step, a slide up or down, and a slide to the left or right lead; itself where they lead nowhere. */
const STEPS = Int8Array.from({ length: CELL_COUNT * 4 }, (_, index) => {
  const near = NEIGHBOUR[index]!;
  return near < 0 ? index >> 2 : near;
});
const SLIDES = Int8Array.from({ length: CELL_COUNT * 4 }, (_, index) => {
  const slid = SLID[index]!;
  return slid < 0 || index >> 2 === CENTRE ? index >> 2 : slid;
});

/** Integers, so that the smaller of two needs no branch: a misprediction costs more than the comparison. */
const FINE = 1 << 10;
const fare = new Int32Array(CELL_COUNT);
/** The cost of reaching each cell and going on from it, in fine steps; filled anew each time. */
const least = new Int32Array(CELL_COUNT);
const through = new Int32Array(CELL_COUNT);

/**
 * Fills `costs`, which holds what each cell is worth as a goal (FAR: nothing). `target`: the goal, if there is just one; a line
 * that it lies on takes it along.
 */
export const spreadCosts = (costs: Float64Array, price: Float64Array, target: number): void => {
  const slide = Math.round(WEIGHTS.slide * FINE);
  const row = target < 0 ? -1 : ROW[target]!;
  const column = target < 0 ? -1 : COLUMN[target]!;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const step = ((price[cell]! + STEP) * FINE) | 0;
    const cost = (costs[cell]! * FINE) | 0;
    fare[cell] = step;
    least[cell] = cost;
    through[cell] = cost + step;
  }
  for (let sweep = 0, change = 1; change !== 0 && sweep < SWEEPS; sweep++) {
    change = 0;
    for (let step = 0; step < CELL_COUNT; step++) {
      // Forth and back, so that costs spread fast both ways.
      const cell = sweep & 1 ? CELL_COUNT - 1 - step : step;
      const at = cell << 2;
      const before = least[cell]!;
      let cost = lesser(before, through[STEPS[at]!]!);
      cost = lesser(cost, through[STEPS[at + 1]!]!);
      cost = lesser(cost, through[STEPS[at + 2]!]!);
      cost = lesser(cost, through[STEPS[at + 3]!]!);
      if (COLUMN[cell] !== column) cost = lesser(cost, lesser(least[SLIDES[at]!]!, least[SLIDES[at + 1]!]!) + slide);
      if (ROW[cell] !== row) cost = lesser(cost, lesser(least[SLIDES[at + 2]!]!, least[SLIDES[at + 3]!]!) + slide);
      least[cell] = cost;
      through[cell] = cost + fare[cell]!;
      change |= before - cost;
    }
  }
  for (let cell = 0; cell < CELL_COUNT; cell++) costs[cell] = least[cell]! / FINE;
};

const lesser = (one: number, other: number): number => {
  const gap = (one - other) | 0;
  return (other + (gap & (gap >> 31))) | 0;
};
