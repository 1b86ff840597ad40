/** The geometry of the Complex: cells, neighbours, lines (WORD-CELL, WORD-ADJ, WORD-LINE, SET-ZONES). */
import type { Tile } from './content.ts';
import { CENTRE } from './words.ts';

const SIZE = 5;
export const CELL_COUNT = 25;
export const LINE_COUNT = 10;

/** A tile that was stored as a number. */
export const tileFrom = (number: number): Tile => number as Tile;
/** All tiles: as many as there are cells. */
export const TILES: readonly Tile[] = Array.from({ length: CELL_COUNT }, (_, number) => tileFrom(number));

/** Directions as in `words.ts`. */
export const UP = 0;
const DOWN = 1;
export const LEFT = 2;
const RIGHT = 3;

const STEP = [-SIZE, SIZE, -1, 1];

export const columnOf = (cell: number): number => cell % SIZE;
const rowOf = (cell: number): number => (cell / SIZE) | 0;

/** The neighbour of a cell in each direction, -1 beyond the edge: `NEIGHBOUR[cell * 4 + direction]`. */
export const NEIGHBOUR = Int8Array.from({ length: CELL_COUNT * 4 }, (_, index) => {
  const cell = index >> 2;
  const direction = index & 3;
  const isAtEdge = [rowOf(cell) === 0, rowOf(cell) === SIZE - 1, columnOf(cell) === 0, columnOf(cell) === SIZE - 1];
  return isAtEdge[direction] ? -1 : cell + STEP[direction];
});

/** Steps between two cells if opposite edges were joined, as they are for slides. */
export const distanceAround = (one: number, other: number): number => DISTANCE_AROUND[one * CELL_COUNT + other];

const around = (one: number, other: number): number =>
  Math.min((one - other + SIZE) % SIZE, (other - one + SIZE) % SIZE);

const DISTANCE_AROUND = Int8Array.from({ length: CELL_COUNT * CELL_COUNT }, (_, pair) => {
  const one = (pair / CELL_COUNT) | 0;
  const other = pair % CELL_COUNT;
  return around(columnOf(one), columnOf(other)) + around(rowOf(one), rowOf(other));
});

/** The neighbours of each cell, in board order. */
export const ADJACENT: readonly (readonly number[])[] = Array.from({ length: CELL_COUNT }, (_, cell) =>
  [UP, LEFT, RIGHT, DOWN].map((direction) => NEIGHBOUR[cell * 4 + direction]).filter((other) => other >= 0),
);

/** The neighbours of each cell, as bits. */
export const NEIGHBOURS = Int32Array.from(ADJACENT, (cells) => cells.reduce((mask, cell) => mask | (1 << cell), 0));

export const isAdjacent = (cell: number, other: number): boolean =>
  other < CELL_COUNT && (NEIGHBOURS[cell] & (1 << other)) !== 0;

/** The cells of each line (rows, then columns), from its left or upper end. */
export const LINE_CELLS: readonly (readonly number[])[] = Array.from({ length: LINE_COUNT }, (_, line) =>
  Array.from({ length: SIZE }, (_, place) => (line < SIZE ? line * SIZE + place : place * SIZE + (line - SIZE))),
);

export const rowLine = (cell: number): number => rowOf(cell);
export const columnLine = (cell: number): number => SIZE + columnOf(cell);

/** The two directions in which a line can move. */
export const LINE_DIRECTIONS: readonly (readonly [number, number])[] = Array.from({ length: LINE_COUNT }, (_, line) =>
  line < SIZE ? [LEFT, RIGHT] : [UP, DOWN],
);

/** CTRL-CENTRAL: the lines through the centre. */
export const isCentralLine = (line: number): boolean => line === 2 || line === 7;

export const MOVABLE_LINES: readonly number[] = Array.from({ length: LINE_COUNT }, (_, line) => line).filter(
  (line) => !isCentralLine(line),
);

/** The cell of a line whose room falls off when the line moves that way. */
export const lastCell = (line: number, direction: number): number =>
  LINE_CELLS[line][direction === UP || direction === LEFT ? 0 : SIZE - 1];

const distanceFromCentre = (cell: number): number =>
  Math.abs(columnOf(cell) - columnOf(CENTRE)) + Math.abs(rowOf(cell) - rowOf(CENTRE));

/** SET-ZONES: the twelve cells around the centre, and the three of each corner. */
export const CROSS: readonly number[] = Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter(
  (cell) => cell !== CENTRE && distanceFromCentre(cell) <= 2,
);
export const EXIT_ZONES: readonly number[] = Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter(
  (cell) => distanceFromCentre(cell) > 2,
);
