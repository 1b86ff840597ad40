/** The 23 rooms of a game: as the composition says, or partly drawn from the rest of the box. */
import type { Composition } from '../content.ts';
import { randomFrom, shuffle } from '../random.ts';
import type { Counts } from '../sheet.ts';
import { COLOURS, ROOM_CODES, type RoomCode } from '../words.ts';
import { canBeDrawn } from './filling.ts';
import type { Terms } from './terms.ts';

interface Tiles {
  /** Room 25, and what is kept for the exit zones with it. */
  readonly held: readonly number[];
  readonly others: readonly number[];
}

/** The kinds of room to deal, in no order. */
export const tilesFor = (terms: Terms, seed: string): Tiles => {
  const stock = knownStock(terms, terms.setup.composition!);
  return stock.counts ? drawTiles(stock, seed) : stock;
};

/** How many of each room lie in the Complex, beside Central and Room 25. */
export const compositionOf = (terms: Terms, seed: string): Counts => {
  const { held, others } = tilesFor(terms, seed);
  const counts: Partial<Record<RoomCode, number>> = {};
  for (const kind of [...held.slice(1), ...others].sort((one, other) => one - other))
    counts[ROOM_CODES[kind]] = (counts[ROOM_CODES[kind]] ?? 0) + 1;
  return counts;
};

interface Stock extends Tiles {
  readonly isHeld: (kind: number) => boolean;
  /** What is drawn from: the rest of the box, by colour, and how many of each. */
  readonly counts?: Composition['drawn'];
  readonly rest: readonly (readonly number[])[];
}

/** Counted once for all tables of its kind. */
const knownStock = (terms: Terms, composition: Composition): Stock => {
  const stocks = STOCKS.get(composition) ?? new Map<string, Stock>();
  STOCKS.set(composition, stocks);
  const table = `${terms.edition.id} ${terms.seats.length} ${terms.setup.options.mac}`;
  const stock = stocks.get(table) ?? stockOf(terms, composition);
  stocks.set(table, stock);
  return stock;
};

const STOCKS = new WeakMap<Composition, Map<string, Stock>>();

const stockOf = (terms: Terms, { rooms, drawn }: Composition): Stock => {
  const isHeld = (kind: number): boolean => terms.held.includes(kind);
  const kinds = listed(rooms);
  const held = [ROOM_CODES.indexOf('25'), ...kinds.filter(isHeld)];
  const others = kinds.filter((kind) => !isHeld(kind));
  if (!drawn) return { held, others, isHeld, rest: [] };
  const box = listed(terms.edition.inventory);
  for (const kind of kinds) box.splice(box.indexOf(kind), 1);
  const { seats, setup } = terms;
  const isDrawn = (kind: number): boolean => canBeDrawn(ROOM_CODES[kind], seats.length, setup.options.mac);
  return {
    held,
    others,
    isHeld,
    rest: COLOURS.map((colour) => box.filter((kind) => terms.rooms[kind].colour === colour && isDrawn(kind))),
    counts: drawn,
  };
};

const drawTiles = ({ held, others, isHeld, rest, counts = {} }: Stock, seed: string): Tiles => {
  const random = randomFrom(seed, 'composition');
  const drawn = COLOURS.flatMap((colour, index) => shuffle([...rest[index]], random).slice(0, counts[colour] ?? 0));
  return {
    held: [...held, ...drawn.filter(isHeld)],
    others: [...others, ...drawn.filter((kind) => !isHeld(kind))],
  };
};

const listed = (rooms: Composition['rooms']): number[] =>
  Object.entries(rooms).flatMap(([code, count]) => new Array<number>(count).fill(ROOM_CODES.indexOf(code as RoomCode)));
