/** Where things are on the board. Cells by their number or their name, lines as the engine has them. */
import { CELLS, type Direction, LINES, type Line } from '@room25/engine';

export const SIZE = 5;

export const columnOf = (cell: number): number => cell % SIZE;
export const rowOf = (cell: number): number => Math.floor(cell / SIZE);
const cellAt = (column: number, row: number): number => row * SIZE + column;
export const numberOf = (name: string): number => CELLS.indexOf(name);

export const isRow = (line: Line): boolean => LINES.indexOf(line) < SIZE;

/** A central line never moves. */
export const isCentral = (line: Line): boolean => line === '3' || line === 'c';

/** The cells of a line, from its left or upper end. */
export const cellsOf = (line: Line): readonly number[] => {
  const place = LINES.indexOf(line);
  return Array.from({ length: SIZE }, (_, step) => (place < SIZE ? cellAt(step, place) : cellAt(place - SIZE, step)));
};

export const directionsOf = (line: Line): readonly [Direction, Direction] =>
  isRow(line) ? ['left', 'right'] : ['up', 'down'];

/** One step that way, in columns and rows. */
export const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** The cells of a line in the order in which they move: the last one falls off, the first is where it comes back. */
export const cellsAlong = (line: Line, direction: Direction): readonly number[] => {
  const cells = cellsOf(line);
  return direction === 'left' || direction === 'up' ? cells.toReversed() : cells;
};

/** Where each cell of a line ends up when it slides: `[from, to]`; the last one comes back at the start. */
export const slidOf = (line: Line, direction: Direction): readonly (readonly [number, number])[] => {
  const cells = cellsAlong(line, direction);
  return cells.map((from, place) => [from, cells[(place + 1) % SIZE]!]);
};

/** The directions in which a room on this cell can be pushed off the board. */
export const waysOff = (cell: number): readonly { readonly line: Line; readonly direction: Direction }[] =>
  [LINES[rowOf(cell)]!, LINES[SIZE + columnOf(cell)]!]
    .filter((line) => !isCentral(line))
    .flatMap((line) => directionsOf(line).map((direction) => ({ line, direction })))
    .filter(({ line, direction }) => cellsAlong(line, direction).at(-1) === cell);
