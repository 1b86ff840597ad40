/**
 * Worlds that a seat could be in, as likely as it thinks them: hidden rooms dealt anew, what is said of them by those who tell the
 * truth made true, roles as behaviour suggests, and what the others have programmed as the policy would.
 */
import { COLOURS, EXIT_ZONES, type Game, type Random, seatViewer, shuffle } from '@room25/engine';
import {
  ACTING,
  ACTOR,
  CHOOSES_FREELY,
  FACE,
  FIRST,
  HAS_PLAYED,
  KIND,
  KNOWN,
  LIMIT,
  PENDING,
  PHASE,
  PROGRAMMING,
  ROUND,
  SECOND,
  SIGNALS,
  STATUS,
  type Table,
  TO_ALL,
  tableOf,
  VISIBLE,
} from '@room25/engine/inside';
import { likelyProgram, type Noise } from '../policy/policy.ts';

const CELL_COUNT = 25;

export interface WorldMaker {
  /** A fresh one each time; it may be played on. */
  next(): Table;
}

/** `weigh`: how likely a set of guards is, against the likeliest; 1 where there is nothing to tell them apart. */
export const worldsOf = (
  base: Game,
  seat: number,
  { random, noise, weigh }: { random: Random; noise: Noise; weigh: (guards: number) => number },
): WorldMaker => {
  const viewer = seatViewer(seat);
  const isDoubtful = tableOf(base).terms.mode.pool !== undefined;
  const rooms = new HiddenRooms(tableOf(base), seat, random);
  return {
    next() {
      let table = tableOf(base.imagine(viewer, random));
      for (let tries = 0; isDoubtful && tries < 40 && noise() > weigh(table.guards); tries++)
        table = tableOf(base.imagine(viewer, random));
      rooms.lay(table);
      believe(table, seat, noise);
      reprogram(table, seat, noise);
      return table;
    },
  };
};

/**
 * Lays what a seat has not seen, from world to world in turn: in as many worlds as there are hidden rooms each lies about once on each
 * place where it could. So a room that kills weighs on every place as much as it is likely there. Left to chance, some of many
 * blind steps would look safe in a handful of worlds, and the luckiest would be chosen.
 */
class HiddenRooms {
  readonly #random: Random;
  readonly #tiles: number[] = [];
  readonly #kinds: number[];
  readonly #held: readonly number[];
  #worlds = 0;

  constructor(table: Table, seat: number, random: Random) {
    const { s, terms } = table;
    this.#random = random;
    for (let tile = 0; tile < CELL_COUNT; tile++)
      if (!isKnown(table, tile, TO_ALL | (1 << seat))) this.#tiles.push(tile);
    // In an order that does not tell where they lie.
    this.#kinds = this.#tiles.map((tile) => s[KIND + tile]!).sort((one, other) => one - other);
    const isHeld = (kind: number): boolean => terms.setup.composition !== undefined && terms.held.includes(kind);
    this.#held = this.#kinds.filter(isHeld);
  }

  lay(table: Table): void {
    const { s } = table;
    const turn = this.#worlds++ % this.#kinds.length;
    if (turn === 0) {
      shuffle(this.#tiles, this.#random);
      shuffle(this.#kinds, this.#random);
    }
    for (const [place, tile] of this.#tiles.entries())
      s[KIND + tile] = this.#kinds[(place + turn) % this.#kinds.length]!;
    this.#layHeld(table, turn);
  }

  /** SET-BUILD: what was kept for the exit zones changes places with what lies in them. */
  #layHeld(table: Table, turn: number): void {
    const { s } = table;
    const zones = this.#tiles.filter((tile) => EXIT_ZONES.includes(tile));
    const others = new Set(this.#tiles);
    for (const [place, kind] of this.#held.entries()) {
      const to = zones[(place + turn) % zones.length]!;
      const from = [...others].find((tile) => s[KIND + tile] === kind)!;
      s[KIND + from] = s[KIND + to]!;
      s[KIND + to] = kind;
      others.delete(to);
    }
  }
}

/** Swaps unseen rooms until what the honest say of them holds. */
const believe = (table: Table, seat: number, noise: Noise): void => {
  const { s } = table;
  const mine = TO_ALL | (1 << seat);
  for (let tile = 0; tile < CELL_COUNT; tile++) {
    if (s[SIGNALS + tile] === 0 || isKnown(table, tile, mine)) continue;
    const claimed = honestClaim(table, tile, seat);
    if (claimed < 0 || colourAt(table, tile) === claimed) continue;
    const start = Math.floor(noise() * CELL_COUNT);
    for (let step = 0; step < CELL_COUNT; step++) {
      const other = (start + step) % CELL_COUNT;
      if (other === tile || isKnown(table, other, mine) || colourAt(table, other) !== claimed) continue;
      if (honestClaim(table, other, seat) >= 0 || !mayLie(table, other, tile) || !mayLie(table, tile, other)) continue;
      const kind = s[KIND + tile]!;
      s[KIND + tile] = s[KIND + other]!;
      s[KIND + other] = kind;
      break;
    }
  }
};

const isKnown = ({ s }: Table, tile: number, mine: number): boolean =>
  (s[FACE + tile]! & VISIBLE) !== 0 || (s[KNOWN + tile]! & mine) !== 0;

const colourAt = ({ s, terms }: Table, tile: number): number => COLOURS.indexOf(terms.rooms[s[KIND + tile]!]!.colour);

/** SET-BUILD: what was kept for the exit zones cannot have been laid elsewhere. */
const mayLie = ({ s, terms }: Table, from: number, to: number): boolean =>
  !terms.held.includes(s[KIND + from]!) || EXIT_ZONES.includes(to);

/** The colour that somebody gives it who, in this world, has no reason to lie; -1 if there is none. */
const honestClaim = (table: Table, tile: number, seat: number): number => {
  const { s, terms } = table;
  for (let other = 0, rest = s[SIGNALS + tile]!; rest !== 0; other++, rest >>>= 3) {
    const colour = (rest & 7) - 1;
    if (colour < 0 || other === seat) continue;
    const party = terms.seats[other]!;
    const isHonest = terms.mode.pool ? (party & table.guards) === 0 : terms.sides.length <= 1;
    if (isHonest) return colour;
  }
  return -1;
};

/** What others have programmed is unknown: the policy says what they may have. */
const reprogram = (table: Table, seat: number, noise: Noise): void => {
  const { s, terms } = table;
  if (s[PHASE] === PROGRAMMING) {
    for (const who of terms.cast)
      if (terms.seatOf[who] !== seat && table.isAlive(who) && s[FIRST + who] !== 0) s[PENDING]! |= 1 << who;
    return;
  }
  if (s[PHASE] !== ACTING || s[ROUND]! > 1) return;
  for (const who of terms.cast) {
    if (terms.seatOf[who] === seat || !table.isAlive(who) || s[FIRST + who] === 0) continue;
    if (s[STATUS + who]! & CHOOSES_FREELY || s[ACTOR] === who + 1) continue;
    const hasPlayed = (s[STATUS + who]! & HAS_PLAYED) !== 0;
    if (hasPlayed && (s[ROUND] === 1 || s[LIMIT + who] === 1 || s[SECOND + who] === 0)) continue;
    if (!hasPlayed && s[ROUND] === 1) continue;
    likelyProgram(table, who, { isFirstKnown: hasPlayed, noise });
  }
};
