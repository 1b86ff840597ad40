/**
 * What characters thought of their options in the first of several games that are played on from one world. The others differ from
 * it by a single answer: a third of the time somebody stands before the same choice again, and thinks the same of it.
 */
import { CHARACTERS, type Command } from '@room25/engine';
import {
  ALARM,
  CELL_COUNT,
  DEATH_COUNT,
  ENTERED,
  FACE,
  FIRST,
  KEY,
  KIND,
  KNOWN,
  type Offer,
  ON,
  REMINDER,
  ROLE,
  ROLE_KNOWN,
  ROUND,
  SAID,
  SECOND,
  SIGNALS,
  STATE_SIZE,
  type Table,
  TILE_AT,
  TO_ALL,
  TRAP,
  TURN,
  TURNS_LEFT,
} from '@room25/engine/inside';
import type { Rumours } from './outlook.ts';

/** What somebody may do, and what each of it is worth to them. */
export class Choice {
  who = 0;
  isPosing = false;
  suspects = 0;
  markers = 0;
  count = 0;
  readonly options: Command[] = [];
  readonly values: number[] = [];

  /** A copy of the list, because whoever weighs the options may ask the table for other lists; and how they take the others. */
  set(offer: Offer, { suspects, markers = 0 }: Rumours, isPosing: boolean): void {
    this.who = offer.who;
    this.suspects = suspects;
    this.markers = markers;
    this.isPosing = isPosing;
    this.count = offer.count;
    for (let place = 0; place < offer.count; place++) this.options[place] = offer.at(place);
  }

  copyFrom(other: Choice): void {
    this.who = other.who;
    this.suspects = other.suspects;
    this.markers = other.markers;
    this.isPosing = other.isPosing;
    this.count = other.count;
    for (let place = 0; place < other.count; place++) {
      this.options[place] = other.options[place]!;
      this.values[place] = other.values[place]!;
    }
  }

  /** Do the same options lie before the same mind? */
  isLike(other: Choice): boolean {
    if (this.suspects !== other.suspects || this.isPosing !== other.isPosing || this.markers !== other.markers)
      return false;
    if (this.who !== other.who || this.count !== other.count) return false;
    for (let place = 0; place < this.count; place++) if (this.options[place] !== other.options[place]) return false;
    return true;
  }
}

interface Kept {
  readonly choice: Choice;
  readonly state: Int32Array;
  /** The number of the world in which it was kept. */
  world: number;
}

/** So many rounds does a turn have, with the one for adrenaline. */
const ROUNDS = 3;

/** After so many choices it is clear whether enough of them come again: keeping one costs that share of what thinking anew does. */
const TRIED = 30;
const ENOUGH = 0.3;

export class Memory {
  /** Is this the first of the games? */
  isLearning = false;
  /** Do enough of the choices that are kept come again? */
  isPaying = true;
  #world = 0;
  #keptCount = 0;
  #recalledCount = 0;
  /** For each character the latest choice of each round. */
  readonly #kept: readonly Kept[] = Array.from({ length: CHARACTERS.length * ROUNDS }, () => ({
    choice: new Choice(),
    state: new Int32Array(STATE_SIZE),
    world: 0,
  }));

  /** To be called before other answers are tried: more or fewer choices may come again after them. */
  startAnew(): void {
    this.isPaying = true;
    this.#keptCount = 0;
    this.#recalledCount = 0;
  }

  /** To be called before games are played on from another world: there it may be another table, and be thought of otherwise. */
  forget(): void {
    this.#world++;
  }

  /** The same choice with what was thought of it, if it lay on a table that looked the same. */
  recall(table: Table, choice: Choice): Choice | undefined {
    const kept = this.#kept[momentOf(table, choice)]!;
    if (this.isLearning || kept.world !== this.#world) return undefined;
    if (!kept.choice.isLike(choice) || !looksSame(table, kept)) return undefined;
    this.#recalledCount++;
    return kept.choice;
  }

  keep(table: Table, choice: Choice): void {
    if (!this.isLearning) return;
    this.#keptCount++;
    this.isPaying = this.#keptCount < TRIED || this.#recalledCount >= ENOUGH * this.#keptCount;
    const kept = this.#kept[momentOf(table, choice)]!;
    kept.world = this.#world;
    kept.state.set(table.s);
    kept.choice.copyFrom(choice);
  }
}

const momentOf = ({ s }: Table, { who }: Choice): number => who * ROUNDS + s[ROUND]!;

/** Compares all that a character at its slot, or asked by a room or a card, can make something of. */
const looksSame = ({ s, terms }: Table, { choice: { who }, state }: Kept): boolean => {
  const mine = TO_ALL | (1 << terms.seatOf[who]!);
  for (let one = 0; one < CHARACTERS.length; one++) {
    const isSame =
      s[ON + one] === state[ON + one] &&
      s[ROLE + one] === state[ROLE + one] &&
      ((s[ROLE_KNOWN + one]! ^ state[ROLE_KNOWN + one]!) & mine) === 0 &&
      s[REMINDER + one] === state[REMINDER + one] &&
      s[SAID + one] === state[SAID + one];
    if (!isSame) return false;
  }
  for (let at = 0; at < CELL_COUNT; at++) {
    const isSame =
      s[TILE_AT + at] === state[TILE_AT + at] &&
      s[KIND + at] === state[KIND + at] &&
      s[FACE + at] === state[FACE + at] &&
      ((s[KNOWN + at]! ^ state[KNOWN + at]!) & mine) === 0 &&
      s[SIGNALS + at] === state[SIGNALS + at];
    if (!isSame) return false;
  }
  for (const at of OF_ITS_OWN) if (s[at + who] !== state[at + who]) return false;
  for (const at of OF_ALL) if (s[at] !== state[at]) return false;
  return true;
};

const OF_ITS_OWN = [FIRST, SECOND, TRAP, ENTERED];
const OF_ALL = [TURN, TURNS_LEFT, ROUND, KEY, ALARM, DEATH_COUNT];
