/** What the focus can be on: the cells, and around them the arrows, as a grid of seven by seven without its corners. */
import { CELLS, DIRECTIONS, type Direction, LINES, type Line } from '@room25/engine';
import { columnOf, directionsOf, isCentral, isRow, rowOf, SIZE, STEP } from './geometry.ts';

/** A cell's name, or an arrow: "4 right". */
export type FocusSpot = string;

export const spotOfArrow = (line: Line, direction: Direction): FocusSpot => `${line} ${direction}`;

export const arrowOfSpot = (spot: FocusSpot): { readonly line: Line; readonly direction: Direction } | undefined => {
  const [line, direction] = spot.split(' ');
  return direction === undefined ? undefined : { line: line as Line, direction: direction as Direction };
};

/** All arrows of lines that can move. */
export const ARROWS: readonly { readonly line: Line; readonly direction: Direction }[] = LINES.filter(
  (line) => !isCentral(line),
).flatMap((line) => directionsOf(line).map((direction) => ({ line, direction })));

/** One step from a spot; itself where there is nothing. */
export const neighbourOf = (spot: FocusSpot, direction: Direction): FocusSpot => {
  const [column, row] = PLACES.get(spot)!;
  const [columns, rows] = STEP[direction];
  return SPOTS.get(`${column + columns},${row + rows}`) ?? spot;
};

/** The next spot in reading order, wrapping around. */
export const nextOf = (spots: readonly FocusSpot[], from: FocusSpot, step: 1 | -1): FocusSpot => {
  const inOrder = spots.toSorted((one, other) => readingOrder(one) - readingOrder(other));
  if (inOrder.length === 0) return from;
  const here = readingOrder(from);
  const next =
    step === 1
      ? inOrder.find((spot) => readingOrder(spot) > here)
      : inOrder.findLast((spot) => readingOrder(spot) < here);
  return next ?? inOrder.at(step === 1 ? 0 : -1)!;
};

const placeOfArrow = (line: Line, direction: Direction): readonly [number, number] => {
  const place = (LINES.indexOf(line) % SIZE) + 1;
  const isFirst = direction === 'left' || direction === 'up';
  const end = isFirst ? 0 : SIZE + 1;
  return isRow(line) ? [end, place] : [place, end];
};

const PLACES: ReadonlyMap<FocusSpot, readonly [number, number]> = new Map([
  ...CELLS.map((name, cell) => [name, [columnOf(cell) + 1, rowOf(cell) + 1]] as const),
  ...ARROWS.map(({ line, direction }) => [spotOfArrow(line, direction), placeOfArrow(line, direction)] as const),
]);

const SPOTS: ReadonlyMap<string, FocusSpot> = new Map([...PLACES].map(([spot, place]) => [place.join(','), spot]));

const readingOrder = (spot: FocusSpot): number => {
  const [column, row] = PLACES.get(spot)!;
  return row * (SIZE + 2) + column;
};

/** The arrow keys. */
export const KEY_DIRECTIONS: Readonly<Record<string, Direction>> = Object.fromEntries(
  DIRECTIONS.map((direction) => [`Arrow${direction.charAt(0).toUpperCase()}${direction.slice(1)}`, direction]),
);
