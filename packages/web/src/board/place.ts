/** Places on the board as CSS transforms, in lengths of the board's own custom properties, so that they hold at any size. */
import { columnOf, rowOf } from './geometry.ts';

/** Columns and rows from the upper left cell, with the fractions of a tile in it. */
export interface Place {
  readonly column: number;
  readonly row: number;
  readonly x?: number;
  readonly y?: number;
}

export const placeOf = (cell: number, { x = 0, y = 0 }: { x?: number; y?: number } = {}): Place => ({
  column: columnOf(cell),
  row: rowOf(cell),
  x,
  y,
});

export const moved = (place: Place, [columns, rows]: readonly [number, number], steps = 1): Place => ({
  ...place,
  column: place.column + columns * steps,
  row: place.row + rows * steps,
});

/** To there from the upper left corner of the upper left cell. */
export const translateTo = ({ column, row, x = 0, y = 0 }: Place): string =>
  `translate(${length(column, x)}, ${length(row, y)})`;

/** By so many cells. */
export const translateBy = ([columns, rows]: readonly [number, number], steps = 1): string =>
  `translate(${length(columns * steps, 0)}, ${length(rows * steps, 0)})`;

const length = (cells: number, fraction: number): string =>
  `calc(var(--pitch) * ${round(cells)} + var(--t) * ${round(fraction)})`;

const round = (number: number): number => Math.round(number * 10000) / 10000;
