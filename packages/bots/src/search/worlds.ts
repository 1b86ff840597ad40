/**
 * Worlds that a seat could be in, as likely as it thinks them: hidden rooms dealt anew, what is said of them by those who tell the
 * truth made true, roles as behaviour suggests, and what the others have programmed as the policy would.
 */
import {
  type Command,
  EXIT_ZONES,
  extras,
  HACKS,
  hasAdrenaline,
  NONE,
  type Random,
  seatViewer,
  shuffle,
  whoOf,
} from '@room25/engine';
import {
  ACTING,
  ACTOR,
  ADRENALINE,
  aOf,
  bOf,
  CELL_COUNT,
  CHOOSES_FREELY,
  CHOOSING,
  COMMITTED,
  cOf,
  DONE,
  dealRoles,
  EXTRAS,
  FACE,
  FIRST,
  guardSetsOf,
  HAS_PLAYED,
  IN_HAND,
  IN_PARANOIA,
  KIND as KIND_AT,
  KNOWN,
  knowledgeOf,
  LAST_PROGRAMMED_ROUND,
  PENDING,
  PHASE,
  PROGRAMMING,
  ROUND,
  redealChance,
  redealProgram,
  SECOND,
  SIGNALS,
  STAGE,
  STATUS,
  type Table,
  TO_ALL,
  take,
  VISIBLE,
} from '@room25/engine/inside';
import { COLOUR_OF, KIND } from '../policy/kinds.ts';
import { isSpared, markedTiles } from '../policy/marks.ts';
import { NO_RUMOURS, type Rumours } from '../policy/outlook.ts';
import { answerOf, likelyProgram, type Noise } from '../policy/policy.ts';
import type { Plan } from './plan.ts';

export interface WorldMaker {
  /** The same table each time, laid anew: it must be read or copied before the next. */
  next(): Table;
}

export interface WorldOptions {
  readonly random: Random;
  readonly noise: Noise;
  /** How likely a set of guards is, against the likeliest; 1 where there is nothing to tell them apart. */
  readonly weigh: (guards: number) => number;
  /** The character who is about to choose: what they program is not imagined. */
  readonly asked?: number;
  readonly rumours?: Rumours;
  /** What each of the team is to program. */
  readonly plan?: Plan | undefined;
  /** Nothing is programmed: that is what the worlds are for. */
  readonly isUnprogrammed?: boolean;
}

export const worldsOf = (source: Table, seat: number, options: WorldOptions): WorldMaker => {
  const { random, noise, weigh, asked = -1, rumours = NO_RUMOURS, plan } = options;
  const table = source.clone();
  const { markers = 0 } = rumours;
  const rooms = new HiddenRooms(source, seat, random);
  const roles = source.terms.pool ? new HiddenRoles(source, seat, weigh) : undefined;
  const programs = new HiddenPrograms({ seat, asked, random, noise, rumours, plan });
  return {
    next() {
      table.copyFrom(source);
      rooms.lay(table);
      roles?.deal(table, random, noise);
      redealChance(table, random);
      honourClaims(table, seat, noise);
      if (markers !== 0) heed(table, seat, { markers, noise });
      if (!options.isUnprogrammed) programs.make(table);
      return table;
    },
  };
};

/** Sets of guards, each as often as it is likely. */
class HiddenRoles {
  readonly #sets: readonly number[];
  readonly #weights: readonly number[];
  readonly #total: number;
  readonly #known: number;

  constructor(table: Table, seat: number, weigh: (guards: number) => number) {
    const knowledge = knowledgeOf(table, seatViewer(seat));
    this.#known = knowledge.roles;
    this.#sets = guardSetsOf(table, knowledge);
    this.#weights = this.#sets.map(weigh);
    this.#total = this.#weights.reduce((sum, weight) => sum + weight, 0);
  }

  deal(table: Table, random: Random, noise: Noise): void {
    let left = noise() * this.#total;
    let place = 0;
    while (place < this.#sets.length - 1 && left >= this.#weights[place]!) left -= this.#weights[place++]!;
    dealRoles(table, { roles: this.#known, chosen: this.#sets[place]! }, random);
  }
}

/**
 * Lays what a seat has not seen, from world to world in turn: in as many worlds as there are hidden rooms each lies about once on each
 * place where it could. So a room that kills weighs on every place as much as it is likely there. Left to chance, some of many
 * blind steps would look safe in a handful of worlds, and the luckiest would be chosen.
 */
class HiddenRooms {
  readonly #random: Random;
  readonly #tiles: Int32Array;
  readonly #kinds: Int32Array;
  readonly #held: readonly number[];
  #zones: readonly number[] = [];
  #worlds = 0;

  constructor(table: Table, seat: number, random: Random) {
    const { s, terms } = table;
    this.#random = random;
    const tiles: number[] = [];
    for (let tile = 0; tile < CELL_COUNT; tile++) if (!isKnown(table, tile, eyesOf(seat))) tiles.push(tile);
    this.#tiles = Int32Array.from(tiles);
    // In an order that does not tell where they lie.
    this.#kinds = Int32Array.from(tiles, (tile) => s[KIND_AT + tile]!).sort();
    const isHeld = (kind: number): boolean => terms.setup.composition !== undefined && terms.held.includes(kind);
    this.#held = [...this.#kinds].filter(isHeld);
  }

  lay({ s }: Table): void {
    const tiles = this.#tiles;
    const kinds = this.#kinds;
    const { length } = kinds;
    const turn = length === 0 ? 0 : this.#worlds++ % length;
    if (turn === 0) this.#shuffle();
    for (let place = 0, from = turn; place < length; place++) {
      s[KIND_AT + tiles[place]!] = kinds[from]!;
      from = from + 1 === length ? 0 : from + 1;
    }
    this.#layHeld(s, turn);
  }

  #shuffle(): void {
    shuffle(this.#tiles, this.#random);
    shuffle(this.#kinds, this.#random);
    this.#zones = [...this.#tiles].filter((tile) => EXIT_ZONES.includes(tile));
  }

  /** SET-BUILD: what was kept for the exit zones changes places with what lies in them. */
  #layHeld(s: Int32Array, turn: number): void {
    let done = 0;
    for (let place = 0; place < this.#held.length; place++) {
      const kind = this.#held[place]!;
      const to = this.#zones[(place + turn) % this.#zones.length]!;
      const from = this.#tiles.find((tile) => s[KIND_AT + tile] === kind && !(done & (1 << tile)))!;
      s[KIND_AT + from] = s[KIND_AT + to]!;
      s[KIND_AT + to] = kind;
      done |= 1 << to;
    }
  }
}

/** Swaps unseen rooms until what the honest say of them holds. */
const honourClaims = (table: Table, seat: number, noise: Noise): void => {
  const { s } = table;
  const mine = eyesOf(seat);
  for (let tile = 0; tile < CELL_COUNT; tile++) {
    if (s[SIGNALS + tile] === 0 || isKnown(table, tile, mine)) continue;
    const claimed = honestClaim(table, tile, seat);
    if (claimed < 0 || colourAt(table, tile) === claimed) continue;
    const start = Math.floor(noise() * CELL_COUNT);
    for (let step = 0; step < CELL_COUNT; step++) {
      const other = (start + step) % CELL_COUNT;
      if (other === tile || isKnown(table, other, mine) || colourAt(table, other) !== claimed) continue;
      if (honestClaim(table, other, seat) >= 0 || !mayLie(table, other, tile) || !mayLie(table, tile, other)) continue;
      const kind = s[KIND_AT + tile]!;
      s[KIND_AT + tile] = s[KIND_AT + other]!;
      s[KIND_AT + other] = kind;
      break;
    }
  }
};

/** Swaps unseen rooms until those that bots have marked are Mortal, and those that they would have marked are not. */
const heed = (table: Table, seat: number, { markers, noise }: { markers: number; noise: Noise }): void => {
  const { s } = table;
  const mine = eyesOf(seat);
  const marked = markedTiles(table, markers);
  for (let tile = 0; tile < CELL_COUNT; tile++) {
    const isMarked = (marked & (1 << tile)) !== 0;
    if (!isMarked && s[SIGNALS + tile] === 0) continue;
    const isMortal = s[KIND_AT + tile] === KIND.MR;
    if (isMarked === isMortal || isKnown(table, tile, mine)) continue;
    if (!isMarked && !isSpared(table, tile, markers)) continue;
    const start = Math.floor(noise() * CELL_COUNT);
    for (let step = 0; step < CELL_COUNT; step++) {
      const other = (start + step) % CELL_COUNT;
      if (isKnown(table, other, mine) || (s[KIND_AT + other] === KIND.MR) === isMortal) continue;
      const isAsMarked = isMarked
        ? (marked & (1 << other)) !== 0
        : !(marked & (1 << other)) && isSpared(table, other, markers);
      if (isAsMarked || !fits(table, seat, { kind: s[KIND_AT + tile]!, tile: other })) continue;
      if (!fits(table, seat, { kind: s[KIND_AT + other]!, tile })) continue;
      const kind = s[KIND_AT + tile]!;
      s[KIND_AT + tile] = s[KIND_AT + other]!;
      s[KIND_AT + other] = kind;
      break;
    }
  }
};

/** Could that room lie there, by what is said and by how the board was laid? */
const fits = (table: Table, seat: number, { kind, tile }: { kind: number; tile: number }): boolean => {
  const { terms } = table;
  const claimed = honestClaim(table, tile, seat);
  const isHeld = terms.held.includes(kind);
  return (claimed < 0 || claimed === COLOUR_OF[kind]) && (!isHeld || EXIT_ZONES.includes(tile));
};

/** The bits of what a seat was shown; of a seat that is none, of what all were. */
const eyesOf = (seat: number): number => (seat < 0 ? TO_ALL : TO_ALL | (1 << seat));

const isKnown = ({ s }: Table, tile: number, mine: number): boolean =>
  (s[FACE + tile]! & VISIBLE) !== 0 || (s[KNOWN + tile]! & mine) !== 0;

const colourAt = ({ s }: Table, tile: number): number => COLOUR_OF[s[KIND_AT + tile]!]!;

/** SET-BUILD: what was kept for the exit zones cannot have been laid elsewhere. */
const mayLie = ({ s, terms }: Table, from: number, to: number): boolean =>
  !terms.held.includes(s[KIND_AT + from]!) || EXIT_ZONES.includes(to);

/** The colour that somebody without a reason to lie in this world gives it; -1 if nobody does. */
const honestClaim = (table: Table, tile: number, seat: number): number => {
  const { s, terms } = table;
  for (let other = 0, rest = s[SIGNALS + tile]!; rest !== 0; other++, rest >>>= 3) {
    const colour = (rest & 7) - 1;
    if (colour < 0 || other === seat) continue;
    const party = terms.seats[other]!;
    const isHonest = terms.pool ? (party & table.guards) === 0 : terms.sides.length <= 1;
    if (isHonest) return colour;
  }
  return -1;
};

/** How often a plan is kept to: whoever knows more than all do may do otherwise. */
const LOYALTY = 0.95;

interface Unseen extends Required<Pick<WorldOptions, 'random' | 'noise' | 'asked' | 'rumours' | 'plan'>> {
  readonly seat: number;
}

/** What others have programmed, or are about to, as the policy would: nobody sees it before it is played. */
class HiddenPrograms {
  readonly #seat: number;
  readonly #asked: number;
  readonly #random: Random;
  readonly #noise: Noise;
  readonly #rumours: Rumours;
  readonly #plan: Plan | undefined;

  constructor({ seat, asked, random, noise, rumours, plan }: Unseen) {
    this.#seat = seat;
    this.#plan = plan;
    this.#rumours = rumours;
    this.#asked = asked;
    this.#random = random;
    this.#noise = noise;
  }

  make(table: Table): void {
    const { s, terms } = table;
    const isProgramming = s[PHASE] === PROGRAMMING;
    if (!isProgramming && (s[PHASE] !== ACTING || s[ROUND]! > LAST_PROGRAMMED_ROUND)) return;
    for (let place = 0; place < terms.cast.length; place++) {
      const who = terms.cast[place]!;
      const isOwn = terms.seatOf[who] === this.#seat;
      if (!table.isAlive(who)) continue;
      if (isProgramming) this.#program(table, who, isOwn);
      else if (!isOwn && s[FIRST + who] !== 0 && !(s[STATUS + who]! & CHOOSES_FREELY)) this.#guess(table, who);
    }
  }

  /** Once for all answers that are tried in this world: nobody's program depends on another's. */
  #program(table: Table, who: number, isOwn: boolean): void {
    const { s } = table;
    if (!isOwn && hasProgrammed(table, who)) takeBack(table, who);
    if (who === this.#asked || !(s[PENDING]! & (1 << who)) || s[PENDING] === 1 << who) return;
    take(table, this.#planned(table, who) ?? answerOf(table, who, this.#noise, this.#rumours));
  }

  #guess(table: Table, who: number): void {
    const { s, terms } = table;
    const hasPlayed = (s[STATUS + who]! & HAS_PLAYED) !== 0;
    const hasHadSlot = (s[DONE]! & (1 << who)) !== 0;
    const isChoosing = s[ACTOR] === who + 1 && s[STAGE] === CHOOSING;
    // Its second action is still to come, or both are.
    const isOpen = hasPlayed ? s[SECOND + who] !== 0 && !(hasHadSlot && s[ROUND] === 1) : !hasHadSlot && s[ROUND] === 0;
    if (isChoosing || !isOpen) redealProgram(table, who, this.#random);
    else if (!this.#follow(table, who, hasPlayed)) {
      if (terms.abilities[who]?.programsHack) s[EXTRAS + who] = extras(false, HACKS[this.#noise() < 0.5 ? 0 : 1]);
      likelyProgram(table, who, { isFirstKnown: hasPlayed, isSingle: s[SECOND + who] === 0, noise: this.#noise });
    }
  }

  /** What the plan has for it, most of the time. */
  #planned({ turn }: Table, who: number): Command | undefined {
    if (this.#plan?.turn !== turn || this.#noise() >= LOYALTY) return undefined;
    return this.#plan.programs.find((code) => whoOf(code) === who);
  }

  /** Gives it what the plan has for it, if that fits what lies open. */
  #follow(table: Table, who: number, isFirstKnown: boolean): boolean {
    const { s } = table;
    const code = this.#planned(table, who);
    if (code === undefined || aOf(code) === NONE) return false;
    const second = bOf(code) === NONE ? 0 : bOf(code) + 1;
    const isAsLaid = (second === 0) === (s[SECOND + who] === 0);
    const hasCommitted = s[ADRENALINE + who] === COMMITTED;
    if (!isAsLaid || hasAdrenaline(code) !== hasCommitted) return false;
    if (isFirstKnown && s[FIRST + who] !== aOf(code) + 1) return false;
    s[FIRST + who] = aOf(code) + 1;
    s[SECOND + who] = second;
    s[EXTRAS + who] = cOf(code) & ~1;
    return true;
  }
}

/** Has it made a program, as far as all can see? */
export const hasProgrammed = (table: Table, who: number): boolean => {
  const { s } = table;
  const isParanoid = (s[STATUS + who]! & IN_PARANOIA) !== 0;
  return table.isAlive(who) && (s[FIRST + who] !== 0 || (isParanoid && s[ADRENALINE + who] !== 0));
};

/** Whether adrenaline lies with a secret program is as secret. */
export const takeBack = ({ s }: Table, who: number): void => {
  s[FIRST + who] = 0;
  s[SECOND + who] = 0;
  s[EXTRAS + who] = 0;
  if (s[ADRENALINE + who] === COMMITTED) s[ADRENALINE + who] = IN_HAND;
  s[PENDING]! |= 1 << who;
};
