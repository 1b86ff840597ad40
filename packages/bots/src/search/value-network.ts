/**
 * The value network: how likely those who want to get out still will, judged from the table as it lies when a turn begins, by a small
 * network over a few features of it. It lets a search look a turn or two ahead instead of to the end of the game, which costs less and tells more,
 * because less chance lies between an answer and what is seen of it. `npm run learn` makes its weights.
 */
import { EXIT_ZONES, ROOM_CODES, ROOMS, type RoomCode } from '@room25/engine';
import {
  ADRENALINE,
  ALARM,
  CELL_COUNT,
  CLOSED,
  distanceAround,
  FACE,
  KEY,
  KIND as KIND_AT,
  KNOWN,
  LOCKED,
  ROLE_KNOWN,
  SIGNALS,
  type Table,
  TILE_AT,
  TO_ALL,
  TRAP,
  VISIBLE,
} from '@room25/engine/inside';
import { KIND } from '../policy/kinds.ts';
import { count } from '../policy/outlook.ts';
import { PRICE_OF } from '../policy/prices.ts';
import { edgeSteps } from '../policy/program.ts';
import { WALL } from '../policy/sight.ts';
import { FAR as NO_GOAL, spreadCosts } from '../policy/way.ts';
import { RIVAL_HIDDEN_WEIGHTS, RIVAL_OUTPUT_WEIGHTS } from './rival-weights.ts';
import { HIDDEN_WEIGHTS, OUTPUT_WEIGHTS } from './value-weights.ts';

const { 25: ROOM_25, KE: KEY_ROOM, MR: MORTAL, TR: TRAPPED } = KIND;
const IS_ZONE = Uint8Array.from({ length: CELL_COUNT }, (_, tile) => (EXIT_ZONES.includes(tile) ? 1 : 0));
/** The longest way; also to what does not exist. */
const FAR = 5;
/** The most expensive way that makes a difference, and what a deadly room adds to it. */
const DEAR = 10;
const DEADLY = 6;
const MOST_EDGE = 4;
const MOST_TURNS = 10;

/** Rooms that hold whoever is in them, or soon kill them. */
const PERILOUS: readonly RoomCode[] = ['FL', 'FB', 'TR', 'AC', 'SH', 'PR', 'IL', 'TI'];
const IS_PERILOUS = Uint8Array.from(ROOM_CODES, (code) => (PERILOUS.includes(code) ? 1 : 0));

const IS_RED = Uint8Array.from(ROOM_CODES, (code) => (ROOMS[code].colour === 'red' ? 1 : 0));
const COST_OF = Float64Array.from(PRICE_OF, (price, kind) => (kind === KIND.MR ? DEADLY : price));

export const FEATURES = 34;
export const HIDDEN = 32;

/** Does everybody except guards want out? Rivals have a chance each. */
export const hasTableValue = ({ terms }: Table): boolean => terms.sides.length <= 1;

/** From 0 to 1. */
export const tableValue = (table: Table): number => {
  readFeatures(table, features);
  return chanceBy(together);
};

/** From 0 to 1: how likely this side of rivals is to win. */
export const rivalValue = (table: Table, side: number): number => {
  readRivalFeatures(table, side, features);
  return chanceBy(apart);
};

/** The weights of four units lie together: those of each feature in turn, those without a feature last; then those of the next four. */
interface Network {
  readonly hidden: Float64Array;
  readonly output: Float64Array;
}

/** Units that are summed up side by side: as many as a processor holds at hand. */
const ABREAST = 4;
const BLOCK = (FEATURES + 1) * ABREAST;

const chanceBy = ({ hidden, output }: Network): number => {
  // Most features are 0 and cost nothing.
  let given = 0;
  for (let place = 0; place < FEATURES; place++) if (features[place] !== 0) givenPlaces[given++] = place;
  let sum = output[HIDDEN]!;
  for (let unit = 0, from = 0; unit < HIDDEN; unit += ABREAST, from += BLOCK) {
    let first = 0;
    let second = 0;
    let third = 0;
    let fourth = 0;
    for (let one = 0; one < given; one++) {
      const place = givenPlaces[one]!;
      const feature = features[place]!;
      const at = from + place * ABREAST;
      first += hidden[at]! * feature;
      second += hidden[at + 1]! * feature;
      third += hidden[at + 2]! * feature;
      fourth += hidden[at + 3]! * feature;
    }
    const bias = from + FEATURES * ABREAST;
    first += hidden[bias]!;
    second += hidden[bias + 1]!;
    third += hidden[bias + 2]!;
    fourth += hidden[bias + 3]!;
    if (first > 0) sum += first * output[unit]!;
    if (second > 0) sum += second * output[unit + 1]!;
    if (third > 0) sum += third * output[unit + 2]!;
    if (fourth > 0) sum += fourth * output[unit + 3]!;
  }
  return 1 / (1 + Math.exp(-sum));
};

const features = new Float64Array(FEATURES);
const givenPlaces = new Uint8Array(FEATURES);

/** Where the weight of a unit for a feature lies, or that without one (the feature after the last). */
const placeOf = (unit: number, feature: number): number =>
  Math.floor(unit / ABREAST) * BLOCK + feature * ABREAST + (unit % ABREAST);

/** Side by side instead of unit by unit. */
const abreast = (byUnit: ArrayLike<number>): Float64Array => {
  const hidden = new Float64Array(byUnit.length);
  for (let unit = 0, at = 0; unit < HIDDEN; unit++)
    for (let feature = 0; feature <= FEATURES; feature++) hidden[placeOf(unit, feature)] = byUnit[at++]!;
  return hidden;
};
/** Unit by unit again. */
const byUnit = (hidden: Float64Array): Float64Array =>
  hidden.map((_, at) => hidden[placeOf(Math.floor(at / (FEATURES + 1)), at % (FEATURES + 1))]!);

const together: Network = { hidden: abreast(HIDDEN_WEIGHTS), output: Float64Array.from(OUTPUT_WEIGHTS) };
const apart: Network = { hidden: abreast(RIVAL_HIDDEN_WEIGHTS), output: Float64Array.from(RIVAL_OUTPUT_WEIGHTS) };

export const NETWORKS = ['together', 'rivals'] as const;
export type NetworkName = (typeof NETWORKS)[number];

/** Judges by other weights from now on: those of the units, then those of the output. For training and measuring. */
export const judgeBy = (name: NetworkName, weights: ArrayLike<number>): void => {
  const { hidden, output } = name === 'together' ? together : apart;
  const all = Float64Array.from(weights);
  hidden.set(abreast(all.subarray(0, hidden.length)));
  output.set(all.subarray(hidden.length));
};

/** Those it judges by now. */
export const weightsOf = (name: NetworkName): Float64Array => {
  const { hidden, output } = name === 'together' ? together : apart;
  return Float64Array.of(...byUnit(hidden), ...output);
};

/** Fills `into`; each is from 0 to about 1. */
export const readFeatures = (table: Table, into: Float64Array): void => {
  survey.read(table, table.terms.pool === undefined ? 0 : table.guards);
  survey.fill(into);
};

/** The same for one side of rivals: the others are to it what guards are to prisoners, except that they may get out first. */
export const readRivalFeatures = (table: Table, side: number, into: Float64Array): void => {
  const { cast, sides } = table.terms;
  const all = cast.reduce((party, who) => party | (1 << who), 0);
  survey.read(table, all & ~sides[side]!);
  survey.fill(into);
  survey.fillLead(into, side);
};

/** Counted over the table; one object is made and filled again and again. */
class Survey {
  #table!: Table;
  /** Those who want something else. */
  #guards = 0;
  /** The living who want to get out, and their seats. */
  #wanted = 0;
  #seats = 0;
  #needsKey = false;

  /** Cells; -1 where there is no such room. */
  #exit = -1;
  #key = -1;
  /** Rooms that none of them has seen; among these, where Room 25 may be, deadly rooms, and all red rooms. */
  #unseen = 0;
  #zones = 0;
  #killers = 0;
  #reds = 0;
  /** What it costs to enter each cell, and to get from it to Room 25 and to the Key. */
  readonly #price = new Float64Array(CELL_COUNT);
  readonly #toExit = new Float64Array(CELL_COUNT);
  readonly #toKey = new Float64Array(CELL_COUNT);

  /** Of those who are not in Room 25: who knows where it is, who stands beside it, how far they are, and what their way costs. */
  #knowing = 0;
  #near = 0;
  #far = 0;
  #farthest = 0;
  #dear = 0;
  #dearest = 0;
  #keyGap = FAR;
  #keyCost = DEAR;
  #peril = 0;
  #adrenaline = 0;

  read(table: Table, guards: number): void {
    const { cast, mode, seatOf } = table.terms;
    this.#table = table;
    this.#guards = guards;
    this.#wanted = table.living & ~this.#guards;
    this.#needsKey = mode.needsKey === true && table.s[KEY] === 0;
    this.#seats = 0;
    for (let place = 0; place < cast.length; place++)
      if (this.#wanted & (1 << cast[place]!)) this.#seats |= 1 << seatOf[cast[place]!]!;
    this.#readRooms();
    this.#readPeople();
  }

  /** Counted in variables of its own: a field would be written for each cell. */
  #readRooms(): void {
    const { s } = this.#table;
    const theirs = TO_ALL | this.#seats;
    const price = this.#price;
    let exit = -1;
    let key = -1;
    let unseen = 0;
    let zones = 0;
    let killers = 0;
    let reds = 0;
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const tile = s[TILE_AT + cell]!;
      const face = s[FACE + tile]!;
      const kind = s[KIND_AT + tile]!;
      price[cell] = face & (CLOSED | LOCKED) ? WALL : COST_OF[kind]!;
      if (kind === ROOM_25) exit = cell;
      else if (kind === KEY_ROOM) key = cell;
      if (((face & VISIBLE) | (s[KNOWN + tile]! & theirs)) !== 0) continue;
      unseen++;
      if (kind === MORTAL || kind === TRAPPED) killers++;
      reds += IS_RED[kind]!;
      zones += IS_ZONE[tile]!;
    }
    this.#exit = exit;
    this.#key = key;
    this.#unseen = unseen;
    this.#zones = zones;
    this.#killers = killers;
    this.#reds = reds;
    this.#measure(this.#toExit, exit);
    if (this.#needsKey) this.#measure(this.#toKey, key);
  }

  #measure(costs: Float64Array, goal: number): void {
    for (let cell = 0; cell < CELL_COUNT; cell++) costs[cell] = NO_GOAL;
    if (goal < 0) return;
    costs[goal] = 0;
    spreadCosts(costs, this.#price, goal);
  }

  #readPeople(): void {
    const { s, terms } = this.#table;
    const table = this.#table;
    const inside = table.inRoom25;
    this.#knowing = 0;
    this.#near = 0;
    this.#far = 0;
    this.#farthest = 0;
    this.#dear = 0;
    this.#dearest = 0;
    this.#keyGap = FAR;
    this.#keyCost = DEAR;
    this.#peril = 0;
    this.#adrenaline = 0;
    for (let place = 0; place < terms.cast.length; place++) {
      const who = terms.cast[place]!;
      if (!(this.#wanted & (1 << who))) continue;
      const cell = table.cellOf(who);
      if (IS_PERILOUS[s[KIND_AT + table.tileOf(who)]!] || s[TRAP + who] !== 0) this.#peril++;
      if (s[ADRENALINE + who] !== 0) this.#adrenaline++;
      if (this.#key >= 0) this.#keyGap = Math.min(this.#keyGap, distanceAround(cell, this.#key));
      if (this.#needsKey) this.#keyCost = Math.min(this.#keyCost, this.#toKey[cell]!);
      if (inside & (1 << who)) continue;
      const gap = this.#exit < 0 ? FAR : distanceAround(cell, this.#exit);
      if (this.#isSeen(this.#exit, 1 << terms.seatOf[who]!)) this.#knowing++;
      if (gap <= 1) this.#near++;
      this.#far += gap;
      this.#farthest = Math.max(this.#farthest, gap);
      const cost = Math.min(this.#toExit[cell]!, DEAR);
      this.#dear += cost;
      this.#dearest = Math.max(this.#dearest, cost);
    }
  }

  /** Does it lie open, or has one of these seats been shown it? */
  #isSeen(cell: number, seats: number): boolean {
    if (cell < 0) return false;
    const { s } = this.#table;
    const tile = this.#table.tileAt(cell);
    return (s[FACE + tile]! & VISIBLE) !== 0 || (s[KNOWN + tile]! & (TO_ALL | seats)) !== 0;
  }

  get #shownGuards(): number {
    const { s, terms, living } = this.#table;
    let shown = 0;
    for (let place = 0; place < terms.cast.length; place++) {
      const who = terms.cast[place]!;
      if (this.#guards & living & (1 << who) && s[ROLE_KNOWN + who]! & TO_ALL) shown++;
    }
    return shown;
  }

  /** How far the other sides still have to go, for the side that has the least. */
  fillLead(into: Float64Array, side: number): void {
    const { cast, sides, sideOf } = this.#table.terms;
    const { inRoom25, living } = this.#table;
    let least = 1;
    for (let other = 0; other < sides.length; other++) {
      if (other === side || (sides[other]! & living) === 0) continue;
      let way = 0;
      for (let place = 0; place < cast.length; place++) {
        const who = cast[place]!;
        if (sideOf[who] !== other || inRoom25 & (1 << who) || !(living & (1 << who))) continue;
        way += this.#exit < 0 ? FAR : 1 + distanceAround(this.#table.cellOf(who), this.#exit);
      }
      least = Math.min(least, way / (FAR * count(sides[other]! & living)));
    }
    into[SHOWN] = least;
  }

  fill(into: Float64Array): void {
    const { s, terms, living, dead, inRoom25, turnsLeft } = this.#table;
    const size = terms.cast.length - count(this.#guards);
    const inside = count(inRoom25 & this.#wanted);
    const missing = count(this.#wanted) - inside;
    const left = Math.min(turnsLeft, MOST_TURNS);
    const isOpen = this.#isSeen(this.#exit, 0);
    const isSaid = this.#exit >= 0 && s[SIGNALS + this.#table.tileAt(this.#exit)] !== 0;
    const edge = this.#exit < 0 ? MOST_EDGE : Math.min(edgeSteps(this.#exit), MOST_EDGE);
    let place = 0;
    // Time
    into[place++] = left / MOST_TURNS;
    into[place++] = left <= 1 ? 1 : 0;
    into[place++] = left <= 2 ? 1 : 0;
    into[place++] = left <= 3 ? 1 : 0;
    // Who is where
    into[place++] = count(dead & ~this.#guards) / 2;
    into[place++] = inside / size;
    into[place++] = missing / size;
    into[place++] = s[ALARM] === 0 ? 0 : 1;
    // Room 25
    into[place++] = isOpen ? 1 : 0;
    into[place++] = isOpen || isSaid ? 1 : 0;
    into[place++] = missing === 0 ? 1 : this.#knowing / missing;
    into[place++] = this.#knowing > 0 || inside > 0 ? 1 : 0;
    into[place++] = this.#far / (FAR * size);
    into[place++] = this.#farthest / FAR;
    into[place++] = this.#dear / (DEAR * size);
    into[place++] = this.#dearest / DEAR;
    into[place++] = this.#near / size;
    into[place++] = edge / MOST_EDGE;
    // The Key
    into[place++] = this.#needsKey ? 1 : 0;
    into[place++] = this.#needsKey ? this.#keyGap / FAR : 0;
    into[place++] = this.#needsKey ? this.#keyCost / DEAR : 0;
    into[place++] = this.#needsKey && this.#isSeen(this.#key, 0) ? 1 : 0;
    into[place++] = this.#needsKey && this.#isSeen(this.#key, this.#seats) ? 1 : 0;
    // Guards
    into[SHOWN] = this.#shownGuards / 2;
    place++;
    into[place++] = count(this.#guards & living) / 2;
    into[place++] = count(this.#guards & inRoom25) / 2;
    // Danger, and what is hidden
    into[place++] = this.#peril / size;
    into[place++] = this.#unseen / CELL_COUNT;
    into[place++] = this.#zones / EXIT_ZONES.length;
    into[place++] = this.#killers / 3;
    into[place++] = this.#reds / 8;
    into[place++] = this.#adrenaline / size;
    // The table
    into[place++] = size / 6;
    into[place++] = terms.edition.hasUltimate ? 1 : 0;
  }
}

/** Where `fill` has how many guards are known; of rivals, how far the nearest to winning are. */
const SHOWN = 23;

const survey = new Survey();
