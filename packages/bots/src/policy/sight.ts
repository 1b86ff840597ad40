/**
 * The table as one character's player knows it. It reads an imagined game, and of that only what this player has been shown:
 * visible rooms, rooms it has seen, what others claim, and how many rooms of each kind are still unseen.
 */
import { COLOURS, EXIT_ZONES, ROOM_CODES, SAYINGS } from '@room25/engine';
import {
  aOf,
  bOf,
  CELL_COUNT,
  CELL_OF,
  CLOSED,
  FACE,
  KIND as KIND_AT,
  KNOWN,
  LOCKED,
  ON,
  SIGNALS,
  type Table,
  TILE_AT,
  TO_ALL,
  VISIBLE,
} from '@room25/engine/inside';
import { COLOUR_OF, KIND } from './kinds.ts';
import { isSpared, markedTiles } from './marks.ts';
import { PRICE_OF } from './prices.ts';
import { WEIGHTS } from './weights.ts';

export const UNSEEN = -1;
/** As good as a wall. */
export const WALL = 1000;

const IS_ZONE = Uint8Array.from({ length: CELL_COUNT }, (_, tile) => (EXIT_ZONES.includes(tile) ? 1 : 0));
const { 25: ROOM_25, KE: KEY_ROOM, TR: TRAP, MR: MORTAL } = KIND;
const BLUE = COLOURS.indexOf('blue');
const RED = COLOURS.indexOf('red');
const COME = SAYINGS.indexOf('come');
const AVOID = SAYINGS.indexOf('avoid');
/** What a warning adds to the price of a room that one has not seen. */
const ADVICE = 4;

export class Sight {
  /** The kind of room at each cell, or UNSEEN. */
  readonly room = new Int8Array(CELL_COUNT);
  /** What it costs to enter each cell. */
  readonly price = new Float64Array(CELL_COUNT);
  /** It is unseen, and nobody whom the player trusts has spoken of it. */
  readonly isDark = new Uint8Array(CELL_COUNT);
  /** Where Room 25 (or the Key) may be, as far as is known. */
  readonly mayBeGoal = new Uint8Array(CELL_COUNT);
  /** Where characters stand. */
  readonly crowd = new Uint8Array(CELL_COUNT);
  /** The cell of Room 25, of the Key, or -1 where it has not been seen. */
  exit = -1;
  key = -1;
  /** What an unseen room costs on average, and how many of them are traps. */
  unseenPrice = 0;
  trapShare = 0;

  /** The cells that are unseen, and how many of them there are. */
  readonly #unseen = new Int8Array(CELL_COUNT);
  #dark = 0;
  readonly #empty = new Float64Array(ROOM_CODES.length);
  readonly #crowded = new Float64Array(ROOM_CODES.length);
  #death = -1;
  #mortals = 0;
  #isLate = false;
  #isDoubtful = false;
  readonly #sums = new Float64Array(COLOURS.length);
  readonly #counts = new Int32Array(COLOURS.length);

  read(table: Table, seat: number, { trust, death, needsKey, markers }: Beliefs): void {
    const { s, terms } = table;
    const mine = TO_ALL | (1 << seat);
    const { room, price, isDark, mayBeGoal, crowd } = this;
    this.exit = -1;
    this.key = -1;
    for (let cell = 0; cell < CELL_COUNT; cell++) crowd[cell] = 0;
    for (let place = 0; place < terms.cast.length; place++) {
      const tile = s[ON + terms.cast[place]!]!;
      if (tile >= 0) crowd[s[CELL_OF + tile]!]!++;
    }
    let claims = 0;
    let traps = 0;
    let dark = 0;
    let mortals = 0;
    this.#priceRooms(table, death);
    const empty = this.#empty;
    const crowded = this.#crowded;
    const sums = this.#sums;
    const counts = this.#counts;
    const unseen = this.#unseen;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      sums[colour] = 0;
      counts[colour] = 0;
    }
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const tile = s[TILE_AT + cell]!;
      const face = s[FACE + tile]!;
      const kind = s[KIND_AT + tile]!;
      isDark[cell] = 0;
      mayBeGoal[cell] = 0;
      if (face & VISIBLE || s[KNOWN + tile]! & mine) {
        room[cell] = kind;
        price[cell] = face & (CLOSED | LOCKED) ? WALL : crowd[cell] === 0 ? empty[kind]! : crowded[kind]!;
        if (kind === ROOM_25) this.exit = cell;
        else if (kind === KEY_ROOM) this.key = cell;
        continue;
      }
      room[cell] = UNSEEN;
      unseen[dark++] = cell;
      // Only sums over all unseen rooms are taken, so where a room lies makes no difference.
      const colour = COLOUR_OF[kind]!;
      sums[colour]! += empty[kind]!;
      counts[colour]!++;
      if (kind === TRAP) traps++;
      else if (kind === MORTAL) mortals++;
      mayBeGoal[cell] = IS_ZONE[tile]!;
      isDark[cell] = 1;
      if (s[SIGNALS + tile] !== 0) claims++;
    }
    this.#mortals = mortals;
    this.#dark = dark;
    this.trapShare = dark === 0 ? 0 : traps / dark;
    this.#priceUnseen();
    if (claims > 0) this.#listen(table, trust, needsKey);
    this.#takeAdvice(table, seat, trust);
    if (markers !== 0) this.#heed(table, markers, death);
  }

  /** Where others say one should come, or keep away from: a hint, as far as they are trusted. */
  #takeAdvice(table: Table, own: number, trust: Float64Array): void {
    for (let seat = 0; seat < table.terms.seats.length; seat++) {
      const said = table.sayingOf(seat);
      if (said === undefined || seat === own) continue;
      const cell = bOf(said);
      if (cell >= CELL_COUNT || this.room[cell] !== UNSEEN) continue;
      const weight = Math.max(0, trust[seat]!);
      if (aOf(said) === AVOID) this.price[cell]! += weight * ADVICE;
      else if (aOf(said) === COME) this.price[cell]! *= 1 - weight / 2;
    }
  }

  /** What is marked kills. A room that somebody called red and could have marked does not. */
  #heed(table: Table, markers: number, death: number): void {
    const { s } = table;
    const marked = markedTiles(table, markers);
    const mortals = this.#mortals;
    const others = this.#counts[RED]! - mortals;
    const spared = others > 0 ? (this.#sums[RED]! - mortals * death) / others : undefined;
    for (let place = 0; place < this.#dark; place++) {
      const cell = this.#unseen[place]!;
      const tile = s[TILE_AT + cell]!;
      if (marked & (1 << tile)) this.price[cell] = death;
      else if (spared !== undefined && s[SIGNALS + tile] !== 0 && isSpared(table, tile, markers))
        this.price[cell] = spared;
    }
  }

  /** What each kind of room costs here and now, empty and with somebody in it. */
  #priceRooms(table: Table, death: number): void {
    const isDoubtful = table.terms.mode.pool !== undefined;
    if (death === this.#death && table.isLastTurn === this.#isLate && isDoubtful === this.#isDoubtful) return;
    this.#death = death;
    this.#isLate = table.isLastTurn;
    this.#isDoubtful = isDoubtful;
    this.#empty.set(PRICE_OF);
    this.#empty[KIND.MR] = death;
    if (this.#isLate) this.#empty[KIND.TI] = death;
    if (isDoubtful) this.#empty[KIND.AC] = WEIGHTS.acid;
    this.#crowded.set(this.#empty);
    this.#crowded[KIND.AC] = death;
    this.#crowded[KIND.SH] = death;
  }

  #priceUnseen(): void {
    let sum = 0;
    let count = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      sum += this.#sums[colour]!;
      count += this.#counts[colour]!;
    }
    this.unseenPrice = count === 0 ? 0 : sum / count;
    for (let place = 0; place < this.#dark; place++) this.price[this.#unseen[place]!] = this.unseenPrice;
  }

  /** What others say of rooms that this player has not seen. */
  #listen({ s }: Table, trust: Float64Array, needsKey: boolean): void {
    for (let place = 0; place < this.#dark; place++) {
      const cell = this.#unseen[place]!;
      const claims = s[SIGNALS + s[TILE_AT + cell]!]!;
      for (let seat = 0, rest = claims; rest !== 0; seat++, rest >>>= 3) {
        const colour = (rest & 7) - 1;
        const weight = trust[seat]!;
        if (colour < 0 || weight <= 0) continue;
        if (weight >= SURE) this.isDark[cell] = 0;
        const claimed = this.#counts[colour] === 0 ? this.unseenPrice : this.#sums[colour]! / this.#counts[colour]!;
        this.price[cell] = this.price[cell]! * (1 - weight) + claimed * weight;
        if (colour !== BLUE) {
          if (weight >= BELIEVED) this.mayBeGoal[cell] = 0;
        } else if (weight >= BELIEVED && !needsKey && this.exit < 0) this.exit = cell;
        else if (weight >= BELIEVED) this.mayBeGoal[cell] = 2;
      }
    }
  }
}

export interface Beliefs {
  /** How far each seat's word is believed, 0 to 1. */
  readonly trust: Float64Array;
  /** What a death costs. */
  readonly death: number;
  /** There are two blue rooms to find: Room 25 and the Key. */
  readonly needsKey: boolean;
  /** The seats of those who mark what kills, as bits. */
  readonly markers: number;
}

/** From here on one does not look for oneself; and from here on a word is acted upon. */
const SURE = 0.75;
const BELIEVED = 0.5;
