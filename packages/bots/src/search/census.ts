/** What a seat takes the unseen rooms for: counted over the worlds it has imagined. */
import { CELLS, ROOM_CODES } from '@room25/engine';
import { FACE, KIND, KNOWN, type Table, TILES, TO_ALL, VISIBLE } from '@room25/engine/inside';
import type { Explanation } from '../explanation.ts';

export class Census {
  readonly #unseen: readonly number[];
  readonly #counts: Int32Array;
  readonly #cells: readonly string[];
  #worlds = 0;

  constructor(table: Table, seat: number) {
    const { s } = table;
    const isKnown = (tile: number): boolean =>
      (s[FACE + tile]! & VISIBLE) !== 0 || (s[KNOWN + tile]! & (TO_ALL | (1 << seat))) !== 0;
    this.#unseen = CELLS.map((_, tile) => tile).filter((tile) => !isKnown(tile));
    this.#cells = TILES.map((tile) => CELLS[table.cellOfTile(tile)]!);
    this.#counts = new Int32Array(CELLS.length * ROOM_CODES.length);
  }

  take({ s }: Table): void {
    this.#worlds++;
    for (const tile of this.#unseen) this.#counts[tile * ROOM_CODES.length + s[KIND + tile]!]!++;
  }

  /** For each unseen room the likeliest kinds. */
  rooms(): Explanation['rooms'] {
    if (this.#worlds === 0) return [];
    return this.#unseen.flatMap((tile) =>
      ROOM_CODES.map((room, kind) => ({
        cell: this.#cells[tile]!,
        room,
        chance: this.#counts[tile * ROOM_CODES.length + kind]! / this.#worlds,
      }))
        .sort((one, other) => other.chance - one.chance)
        .slice(0, LIKELIEST)
        .filter(({ chance }) => chance > 0),
    );
  }
}

const LIKELIEST = 3;
