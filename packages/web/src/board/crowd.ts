/** Where pawns stand on a tile, in fractions of its side: never over the chip, in turn order, three or four a row. */
import type { Character, View } from '@room25/engine';

export interface Stand {
  /** The middle of the pawn. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A character who stands on the board. */
export interface Standing {
  readonly who: Character;
  readonly cell: string;
  readonly spot: Stand;
}

/** Everybody on the board, cell by cell in turn order. */
export const standingsOf = (view: View): readonly Standing[] => {
  const inOrder = view.cast
    .filter(({ cell }) => cell !== undefined)
    .toSorted((one, other) => placeIn(view, one.name) - placeIn(view, other.name));
  return inOrder.map(({ name, cell }) => {
    const here = inOrder.filter((other) => other.cell === cell);
    const place = here.findIndex((other) => other.name === name);
    return { who: name, cell: cell!, spot: spotsOf(here.length)[place]! };
  });
};

const placeIn = ({ order }: View, who: Character): number => {
  const place = order.indexOf(who);
  return place < 0 ? order.length : place;
};

/** The places of that many pawns on one tile. */
export const spotsOf = (count: number): readonly Stand[] => {
  const { size, perRow, middle } = CROWDS[Math.min(count, CROWDS.length) - 1]!;
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const pitch = size + GAP;
    return {
      x: 0.5 + ((place % perRow) - (inRow - 1) / 2) * pitch,
      y: middle + (row - (rows - 1) / 2) * pitch,
      size,
    };
  });
};

const GAP = 0.016;

/** By number of pawns. From three on they keep below the chip. */
const CROWDS: readonly { readonly size: number; readonly perRow: number; readonly middle: number }[] = [
  { size: 0.42, perRow: 1, middle: 0.505 },
  { size: 0.35, perRow: 2, middle: 0.54 },
  { size: 0.28, perRow: 3, middle: 0.58 },
  { size: 0.28, perRow: 2, middle: 0.595 },
  { size: 0.27, perRow: 3, middle: 0.585 },
  { size: 0.27, perRow: 3, middle: 0.585 },
  { size: 0.205, perRow: 4, middle: 0.59 },
  { size: 0.205, perRow: 4, middle: 0.59 },
];
