/** The 23 rooms of a game: as the composition says, or partly drawn from the rest of the box. */
import type { Composition } from './content.ts';
import { randomFrom, shuffle } from './random.ts';
import type { Terms } from './terms.ts';
import { COLOURS, ROOM_CODES, type RoomCode } from './words.ts';

interface Tiles {
  /** Room 25, and what is kept for the exit zones with it. */
  readonly held: readonly number[];
  readonly others: readonly number[];
}

/** The kinds of room to deal, in no order. */
export const tilesFor = (terms: Terms, seed: string): Tiles => {
  const fixed = FIXED.get(terms);
  if (fixed) return fixed;
  const composition = terms.setup.composition!;
  const codes = [...listed(composition.rooms), ...drawn(terms, composition, seed)];
  const kinds = codes.map((code) => ROOM_CODES.indexOf(code));
  const tiles = {
    held: [ROOM_CODES.indexOf('25'), ...kinds.filter((kind) => terms.held.includes(kind))],
    others: kinds.filter((kind) => !terms.held.includes(kind)),
  };
  if (!composition.drawn) FIXED.set(terms, tiles);
  return tiles;
};

/** Counted once for all games on the same terms. */
const FIXED = new WeakMap<Terms, Tiles>();

const listed = (rooms: Composition['rooms']): RoomCode[] =>
  Object.entries(rooms).flatMap(([code, count]) => new Array<RoomCode>(count).fill(code as RoomCode));

/** A lone player's game never draws Jamming. */
const drawn = (terms: Terms, { rooms, drawn = {} }: Composition, seed: string): RoomCode[] => {
  const random = randomFrom(seed, 'composition');
  const box = listed(terms.edition.inventory).filter((code) => code !== 'JA' || terms.seats.length > 1);
  for (const code of listed(rooms)) box.splice(box.indexOf(code), 1);
  return COLOURS.flatMap((colour) => {
    const ofColour = box.filter((code) => terms.rooms[ROOM_CODES.indexOf(code)].colour === colour);
    return shuffle(ofColour, random).slice(0, drawn[colour] ?? 0);
  });
};
