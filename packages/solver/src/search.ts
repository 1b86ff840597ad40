/** Every variation from a position, on the engine itself: until people are out, or until it is certain that they cannot be. */
import { type Command, isEscape, ROOM_CODES, VERB, verbOf, whoOf } from '@room25/engine';
import {
  answersOf,
  aOf,
  awaited,
  bOf,
  DECK_DRAWS,
  KIND,
  PARANOIA_DRAWS,
  PHASE,
  PROGRAMMING,
  ROUND,
  SLOT,
  sizeOf,
  type Table,
  TURN,
  take,
} from '@room25/engine/inside';
import { computeKey, KEY_WORDS } from './key.ts';
import { leaveOpen } from './late-slot.ts';
import { Memo } from './memo.ts';
import { canReach } from './reach.ts';

const ROOM_25 = ROOM_CODES.indexOf('25');

/** How far a search has come, for whoever waits for it. */
export interface Effort {
  /** Choices tried. */
  nodes: number;
  /** Different states from which nothing leads out. */
  states: number;
  /** Variations that were given up because they depend on chance. */
  chances: number;
  /** Choices after which everybody who was needed, or all but one, stood in Room 25, and yet there was no way out. */
  nearMisses: number;
}

export const NO_EFFORT: Effort = { nodes: 0, states: 0, chances: 0, nearMisses: 0 };

export interface Aim {
  /** How many prisoners have to get out together. */
  readonly need: number;
  /** The last turn that counts, as the table counts them. */
  readonly lastTurn: number;
  /** Exactly these have to get out, as bits. */
  readonly party?: number;
}

export class TooLarge extends Error {}

/** What is gathered from all variations, from their ends back to the beginning. */
export interface Visitor<T> {
  /** For a variation that is over. */
  readonly end: T;
  /** For a variation, from what was gathered after this choice. */
  before(table: Table, code: Command, rest: T): T;
  /** For two variations that begin here. */
  either(one: T, other: T): T;
}

export class Search {
  readonly effort: Effort = { ...NO_EFFORT };
  readonly #root: Table;
  readonly #limit: number;
  readonly #onEffort: ((effort: Effort) => void) | undefined;
  readonly #memo = new Memo();
  /** One table and one list of answers for each depth. */
  readonly #tables: Table[] = [];
  readonly #answers: Command[][] = [];
  readonly #variation: Command[] = [];
  #aim: Aim = { need: 0, lastTurn: 0 };
  #deadline = Number.POSITIVE_INFINITY;

  /** `root` is on late terms; it is not changed. Throws `TooLarge` after so many choices. */
  constructor(root: Table, limit = Number.POSITIVE_INFINITY, onEffort?: (effort: Effort) => void) {
    this.#root = root;
    this.#limit = limit;
    this.#onEffort = onEffort;
  }

  /** The variation that gets there earliest; none if there is none. */
  shortest(aim: Aim): Command[] | undefined {
    let best = this.any(aim);
    // What leads nowhere in time leads nowhere in less time either, so what is noted stays true.
    for (let variation = best; variation; variation = this.#begin()) best = variation;
    return best;
  }

  /** Any variation at all. */
  any(aim: Aim): Command[] | undefined {
    this.#aim = aim;
    this.#memo.clear();
    this.#deadline = Number.POSITIVE_INFINITY;
    return this.#begin();
  }

  /** Visits every variation that reaches the aim, as far as they differ in what `visit` is told: see `Visitor`. */
  all<T>(aim: Aim, visitor: Visitor<T>): T | undefined {
    this.#aim = aim;
    this.#memo.clear();
    this.#deadline = Number.POSITIVE_INFINITY;
    const found = new Map<string, T>();
    return this.#gather(this.#fresh(), 0, visitor, found);
  }

  #begin(): Command[] | undefined {
    this.#variation.length = 0;
    return this.#descend(this.#fresh(), 0) ? [...this.#variation] : undefined;
  }

  #fresh(): Table {
    const table = this.#tableAt(0);
    table.copyFrom(this.#root);
    return table;
  }

  /** Is there a way out from here? If so, the variation holds it. */
  #descend(table: Table, depth: number): boolean {
    if (!this.#isOpen(table)) return false;
    const [one, two, three] = KEY_WORDS;
    const count = this.#list(table, depth);
    const answers = this.#answers[depth];
    const next = this.#tableAt(depth + 1);
    for (let place = 0; place < count; place++) {
      const code = answers[place];
      if (!this.#try(table, next, code)) continue;
      this.#variation[depth] = code;
      this.#variation.length = depth + 1;
      if (next.isOver ? this.#isReached(table, next, code) : this.#descend(next, depth + 1)) return true;
    }
    this.#close(table, one, two, three);
    return false;
  }

  #gather<T>(table: Table, depth: number, visitor: Visitor<T>, found: Map<string, T>): T | undefined {
    if (!this.#isOpen(table)) return undefined;
    const [one, two, three] = KEY_WORDS;
    const key = `${one} ${two} ${three}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const count = this.#list(table, depth);
    const answers = this.#answers[depth];
    const next = this.#tableAt(depth + 1);
    let all: T | undefined;
    for (let place = 0; place < count; place++) {
      const code = answers[place];
      if (!this.#try(table, next, code)) continue;
      let rest: T | undefined;
      if (!next.isOver) rest = this.#gather(next, depth + 1, visitor, found);
      else if (this.#isAim(table, next, code)) rest = visitor.end;
      if (rest === undefined) continue;
      const whole = visitor.before(table, code, rest);
      all = all === undefined ? whole : visitor.either(all, whole);
    }
    if (all === undefined) this.#close(table, one, two, three);
    else found.set(key, all);
    return all;
  }

  /** Is it worth going on from here? If so, its key has been computed. Programs are left open. */
  #isOpen(table: Table): boolean {
    const { s } = table;
    if (s[TURN] > this.#aim.lastTurn) return this.#missed(table);
    if (s[PHASE] === PROGRAMMING) leaveOpen(table);
    if (table.isOver || momentOf(s) >= this.#deadline) return false;
    if (!canReach(table, this.#aim)) return this.#missed(table);
    computeKey(table);
    return this.#memo.get() === 0;
  }

  #missed(table: Table): false {
    if (sizeOf(table.inRoom25 & ~table.guards) >= this.#aim.need - 1) this.effort.nearMisses++;
    return false;
  }

  #list(table: Table, depth: number): number {
    const offer = answersOf(table, 31 - Math.clz32(awaited(table)));
    const answers = this.#answersAt(depth);
    for (let place = 0; place < offer.count; place++) answers[place] = offer.at(place);
    return offer.count;
  }

  /** False if what follows depends on chance. */
  #try(table: Table, next: Table, code: Command): boolean {
    this.effort.nodes++;
    if (this.effort.nodes > this.#limit) throw new TooLarge();
    if ((this.effort.nodes & 0x3ffff) === 0) this.#onEffort?.(this.effort);
    next.copyFrom(table);
    take(next, code);
    const start = this.#root.s;
    if (next.s[DECK_DRAWS] === start[DECK_DRAWS] && next.s[PARANOIA_DRAWS] === start[PARANOIA_DRAWS]) return true;
    this.effort.chances++;
    return false;
  }

  /** Nothing leads out from here. */
  #close(table: Table, one: number, two: number, three: number): void {
    this.#memo.set(one, two, three, 1);
    this.effort.states++;
    this.#missed(table);
  }

  #isReached(before: Table, after: Table, code: Command): boolean {
    if (!this.#isAim(before, after, code)) return false;
    this.#deadline = momentOf(before.s);
    return true;
  }

  #isAim(before: Table, after: Table, code: Command): boolean {
    const saved = savedBy(before, after, code);
    const { need, party } = this.#aim;
    return saved !== 0 && (party === undefined ? sizeOf(saved) >= need : saved === party);
  }

  #tableAt(depth: number): Table {
    this.#tables[depth] ??= this.#root.clone();
    return this.#tables[depth];
  }

  #answersAt(depth: number): Command[] {
    this.#answers[depth] ??= [];
    return this.#answers[depth];
  }
}

/** The prisoners that a command got out of the Complex, as bits; none if it did not. */
export const savedBy = (before: Table, after: Table, code: Command | undefined): number => {
  if (code === undefined || !after.isOver || verbOf(code) !== VERB.control) return 0;
  const who = whoOf(code);
  const tile = before.tileOf(who);
  if (before.s[KIND + tile] !== ROOM_25) return 0;
  const result = after.outcome!.result;
  const isOut = isEscape(result) && (result !== 'side' || before.isPushedOff(tile, aOf(code), bOf(code)));
  if (!isOut) return 0;
  const { sides, sideOf } = before.terms;
  return before.inRoom25 & ~before.guards & (sides[sideOf[who]] ?? -1);
};

/** Moments in the order in which they come: turn, round, slot. */
const momentOf = (s: Int32Array): number => (s[TURN] << 8) | (s[ROUND] << 5) | (s[SLOT] + 1);
