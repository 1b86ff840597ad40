/**
 * The table as one character's player knows it. It reads an imagined game, and of that only what this player has been shown:
 * visible rooms, rooms it has seen, what others claim, and how many rooms of each kind are still unseen.
 */
import { COLOURS, EXIT_ZONES, SAYINGS } from '@room25/engine';
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
  /** Sets of cells, as bits: those that are unseen, and that nobody whom the player trusts has spoken of. */
  dark = 0;
  /** Where Room 25 (or the Key) may be, as far as is known; and where it is said to be. */
  goals = 0;
  promised = 0;
  /** Where characters stand. */
  crowd = 0;
  /** The cell of Room 25, of the Key, or -1 where it has not been seen. */
  exit = -1;
  key = -1;
  /** What an unseen room costs on average, and how many of them are traps. */
  unseenPrice = 0;
  trapShare = 0;

  /** All cells that are unseen, those of them that somebody has spoken of, and how many rooms there kill. */
  #unseen = 0;
  #claimed = 0;
  #mortals = 0;
  readonly #sums = new Float64Array(COLOURS.length);
  readonly #counts = new Int32Array(COLOURS.length);

  read(table: Table, seat: number, { trust, death, needsKey, markers }: Beliefs): void {
    const { s } = table;
    const mine = TO_ALL | (1 << seat);
    const { room, price } = this;
    const { empty, crowded } = pricesAt(table, death);
    this.exit = -1;
    this.key = -1;
    let claimed = 0;
    let traps = 0;
    let unseen = 0;
    let goals = 0;
    let mortals = 0;
    const sums = this.#sums;
    const counts = this.#counts;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      sums[colour] = 0;
      counts[colour] = 0;
    }
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const tile = s[TILE_AT + cell]!;
      const face = s[FACE + tile]!;
      const kind = s[KIND_AT + tile]!;
      if (face & VISIBLE || s[KNOWN + tile]! & mine) {
        room[cell] = kind;
        price[cell] = face & (CLOSED | LOCKED) ? WALL : empty[kind]!;
        if (kind === ROOM_25) this.exit = cell;
        else if (kind === KEY_ROOM) this.key = cell;
        continue;
      }
      room[cell] = UNSEEN;
      unseen |= 1 << cell;
      // Only sums over all unseen rooms are taken, so where a room lies makes no difference.
      const colour = COLOUR_OF[kind]!;
      sums[colour]! += empty[kind]!;
      counts[colour]!++;
      if (kind === TRAP) traps++;
      else if (kind === MORTAL) mortals++;
      goals |= IS_ZONE[tile]! << cell;
      if (s[SIGNALS + tile] !== 0) claimed |= 1 << cell;
    }
    this.#unseen = unseen;
    this.#claimed = claimed;
    this.dark = unseen;
    this.goals = goals;
    this.promised = 0;
    this.#mortals = mortals;
    this.#readCrowd(table, crowded);
    this.#priceUnseen(traps);
    if (claimed !== 0) this.#listen(table, trust, needsKey);
    this.#takeAdvice(table, seat, trust);
    if (markers !== 0) this.#heed(table, markers, death);
  }

  /** A room that is known costs more if somebody is in it who would die there, or kill whoever stays. */
  #readCrowd({ s, terms: { cast } }: Table, crowded: Float64Array): void {
    this.crowd = 0;
    for (let place = 0; place < cast.length; place++) {
      const tile = s[ON + cast[place]!]!;
      if (tile < 0) continue;
      const cell = s[CELL_OF + tile]!;
      const kind = this.room[cell]!;
      this.crowd |= 1 << cell;
      if (kind !== UNSEEN && this.price[cell] !== WALL) this.price[cell] = crowded[kind]!;
    }
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
    for (let rest = marked; rest !== 0; rest &= rest - 1) {
      const cell = s[CELL_OF + firstIn(rest)]!;
      if (this.#unseen & (1 << cell)) this.price[cell] = death;
    }
    if (spared === undefined) return;
    for (let rest = this.#claimed; rest !== 0; rest &= rest - 1) {
      const cell = firstIn(rest);
      const tile = s[TILE_AT + cell]!;
      if (!(marked & (1 << tile)) && isSpared(table, tile, markers)) this.price[cell] = spared;
    }
  }

  #priceUnseen(traps: number): void {
    let sum = 0;
    let count = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      sum += this.#sums[colour]!;
      count += this.#counts[colour]!;
    }
    const price = count === 0 ? 0 : sum / count;
    for (let rest = this.#unseen; rest !== 0; rest &= rest - 1) this.price[firstIn(rest)] = price;
    this.unseenPrice = price;
    this.trapShare = count === 0 ? 0 : traps / count;
  }

  /** What others say of rooms that this player has not seen. */
  #listen({ s }: Table, trust: Float64Array, needsKey: boolean): void {
    for (let rest = this.#claimed; rest !== 0; rest &= rest - 1) {
      const cell = firstIn(rest);
      const bit = 1 << cell;
      let claims = s[SIGNALS + s[TILE_AT + cell]!]!;
      for (let seat = 0; claims !== 0; seat++, claims >>>= 3) {
        const colour = (claims & 7) - 1;
        const weight = trust[seat]!;
        if (colour < 0 || weight <= 0) continue;
        if (weight >= SURE) this.dark &= ~bit;
        const claimed = this.#counts[colour] === 0 ? this.unseenPrice : this.#sums[colour]! / this.#counts[colour]!;
        this.price[cell] = this.price[cell]! * (1 - weight) + claimed * weight;
        if (weight < BELIEVED) continue;
        if (colour !== BLUE) {
          this.goals &= ~bit;
          this.promised &= ~bit;
        } else if (!needsKey && this.exit < 0) this.exit = cell;
        else {
          this.goals |= bit;
          this.promised |= bit;
        }
      }
    }
  }
}

/** The first of a set of cells. */
export const firstIn = (cells: number): number => 31 - Math.clz32(cells & -cells);

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

/** What each kind of room costs, empty and with somebody in it. */
interface Prices {
  readonly empty: Float64Array;
  readonly crowded: Float64Array;
}

const known: Prices[] = [];

/** What rooms cost here and now; one after the other asks for the same few lists. */
const pricesAt = ({ isLastTurn, terms }: Table, death: number): Prices => {
  const isDoubtful = terms.pool !== undefined;
  const place = 4 * death + (isLastTurn ? 2 : 0) + (isDoubtful ? 1 : 0);
  known[place] ??= newPrices(death, isLastTurn, isDoubtful);
  return known[place];
};

const newPrices = (death: number, isLastTurn: boolean, isDoubtful: boolean): Prices => {
  const empty = PRICE_OF.slice();
  empty[KIND.MR] = death;
  if (isLastTurn) empty[KIND.TI] = death;
  if (isDoubtful) empty[KIND.AC] = WEIGHTS.acid;
  const crowded = empty.slice();
  crowded[KIND.AC] = death;
  crowded[KIND.SH] = death;
  return { empty, crowded };
};

/** From here on one does not look for oneself; and from here on a word is acted upon. */
const SURE = 0.75;
const BELIEVED = 0.5;
