/** What lies on the table: everything that can be read off it. `table.ts` adds what may be done, and the verbs. */

import { tileFrom } from '../board.ts';
import { type Command, commandFrom, HACKS, type Hack } from '../command.ts';
import type { ActionRules, Cell, Party, Room, Tile, Who } from '../content.ts';
import type { Terms } from '../setup/terms.ts';
import {
  ACTIONS,
  CELLS,
  CHARACTERS,
  type Character,
  RESULTS,
  type Result,
  ROOM_CODES,
  type RoomCode,
  type Round,
} from '../words.ts';
import { JAMMING_CARD } from './card.ts';
import {
  ACTING,
  ADRENALINE,
  CAME_FROM,
  CELL_OF,
  CHOOSES_FREELY,
  CLOSED,
  DEAD,
  DEATH_COUNT,
  DEATHS,
  DEATHS_SETTLED,
  EXTRAS,
  FACE,
  IS_HIDING,
  KEY,
  KIND,
  LOCKED,
  LYING,
  LYING_COUNT,
  ON,
  ORDER,
  ORDER_LENGTH,
  PHASE,
  PUNISHED,
  REMINDER,
  RESERVE,
  RESULT,
  ROBOT_COUNT,
  ROBOTS,
  ROLE,
  ROLE_KNOWN,
  ROUND,
  SAID,
  SCORE,
  STATUS,
  TILE_AT,
  TO_ALL,
  TURN,
  TURNS_LEFT,
  UPRIGHT,
  VISIBLE,
  WINNER,
} from './state.ts';

/** How a game ended; `side`: the characters of the side that won. */
export interface Outcome {
  readonly result: Result;
  readonly side?: readonly Character[];
  readonly score?: number;
}

const ROOM_25 = ROOM_CODES.indexOf('25');

export class Facts {
  readonly terms: Terms;
  /** All chance of the game. */
  readonly seed: string;
  readonly s: Int32Array;

  constructor(terms: Terms, seed: string, state: Int32Array) {
    this.terms = terms;
    this.seed = seed;
    this.s = state;
  }

  get turn(): number {
    return this.s[TURN];
  }

  get round(): Round {
    return (this.s[ROUND] + 1) as Round;
  }

  /** While actions are played: in which round. */
  get inRound(): { readonly round?: Round } {
    return this.s[PHASE] === ACTING && !this.isOver ? { round: this.round } : {};
  }

  get turnsLeft(): number {
    return this.s[TURNS_LEFT];
  }

  get isLastTurn(): boolean {
    return this.s[TURNS_LEFT] === 1;
  }

  get isOver(): boolean {
    return this.s[RESULT] !== 0;
  }

  tileAt(cell: Cell): Tile {
    return this.s[TILE_AT + cell] as Tile;
  }

  cellOfTile(tile: Tile): Cell {
    return this.s[CELL_OF + tile];
  }

  /** Where a living character stands. */
  cellOf(who: Who): Cell {
    return this.s[CELL_OF + this.s[ON + who]];
  }

  tileOf(who: Who): Tile {
    return this.s[ON + who] as Tile;
  }

  room(tile: Tile): Room {
    return this.terms.rooms[this.s[KIND + tile]];
  }

  roomAt(cell: Cell): Room {
    return this.room(this.tileAt(cell));
  }

  roomOf(who: Who): Room {
    return this.room(this.tileOf(who));
  }

  isVisible(tile: Tile): boolean {
    return (this.s[FACE + tile] & VISIBLE) !== 0;
  }

  isHiddenAt(cell: Cell): boolean {
    return (this.s[FACE + this.tileAt(cell)] & VISIBLE) === 0;
  }

  isClosed(tile: Tile): boolean {
    return (this.s[FACE + tile] & CLOSED) !== 0;
  }

  isLocked(tile: Tile): boolean {
    return (this.s[FACE + tile] & LOCKED) !== 0;
  }

  /** The corridor of a Pivoting room: does it run up and down? */
  isUpright(tile: Tile): boolean {
    return (this.s[FACE + tile] & UPRIGHT) !== 0;
  }

  hasRobot(tile: Tile): boolean {
    for (let robot = 0; robot < ROBOT_COUNT; robot++) if (this.s[ROBOTS + robot] === tile + 1) return true;
    return false;
  }

  /** The tiles that robots stand on. */
  get robotTiles(): Tile[] {
    return Array.from(this.s.subarray(ROBOTS, ROBOTS + ROBOT_COUNT))
      .filter((tile) => tile > 0)
      .map((tile) => tileFrom(tile - 1));
  }

  isHiding(who: Who): boolean {
    return (this.s[STATUS + who] & IS_HIDING) !== 0;
  }

  reserveOf(who: Who): number {
    return this.s[RESERVE + who];
  }

  /** The cell that `who` entered their room from; none if they did not come from a neighbouring cell. */
  cameFrom(who: Who): Cell | undefined {
    const from = this.s[CAME_FROM + who];
    return from === 0 ? undefined : from - 1;
  }

  hasAdrenaline(who: Who): boolean {
    return this.s[ADRENALINE + who] !== 0;
  }

  isPunished(who: Who, action: number): boolean {
    return (this.s[PUNISHED + who] & (1 << action)) !== 0;
  }

  /** Whose reminder tokens lie on a tile. */
  remindersOn(tile: Tile): Party {
    let party = 0;
    for (const who of this.terms.cast) if (this.s[REMINDER + who] === tile + 1) party |= 1 << who;
    return party;
  }

  reminderOf(who: Who): Tile | undefined {
    const tile = this.s[REMINDER + who];
    return tile === 0 ? undefined : tileFrom(tile - 1);
  }

  /** The phrase of a seat that still stands. */
  sayingOf(seat: number): Command | undefined {
    const code = this.s[SAID + seat];
    return code === 0 ? undefined : commandFrom(code);
  }

  /** ROOM-JAMMING, MAC-JAMMING */
  get isJammed(): boolean {
    return this.isLying(JAMMING_CARD) || this.terms.cast.some((who) => this.isAlive(who) && this.roomOf(who).jams);
  }

  /** Does this card lie on the table until the turn ends? */
  isLying(card: number): boolean {
    for (let place = 0; place < this.s[LYING_COUNT]; place++) if (this.s[LYING + place] === card) return true;
    return false;
  }

  isAlive(who: Who): boolean {
    return this.s[ON + who] >= 0;
  }

  /** Everyone standing on a tile. */
  occupants(tile: Tile): Party {
    const s = this.s;
    let party = 0;
    for (let who = 0; who < CHARACTERS.length; who++) if (s[ON + who] === tile) party |= 1 << who;
    return party;
  }

  /** Everyone in the same room but `who`. */
  companions(who: Who): Party {
    return this.occupants(this.tileOf(who)) & ~(1 << who);
  }

  /** PUSH-1: everyone that `who` could push. */
  pushable(who: Who): Party {
    const { edition, seats, seatOf } = this.terms;
    const spared = edition.sparesOwnPawns && seats.length > 1 ? seats[seatOf[who]] : 0;
    const others = this.terms.abilities[who]?.seesHiding ? this.companions(who) : this.visibleCompanions(who);
    return others & ~spared;
  }

  /** ALICE: those in the same room who are not hiding. */
  visibleCompanions(who: Who): Party {
    let party = this.companions(who);
    for (const one of this.terms.cast) if (party & (1 << one) && this.isHiding(one)) party &= ~(1 << one);
    return party;
  }

  get living(): Party {
    const { cast } = this.terms;
    const s = this.s;
    let party = 0;
    for (let place = 0; place < cast.length; place++) if (s[ON + cast[place]] >= 0) party |= 1 << cast[place];
    return party;
  }

  get dead(): Party {
    const { cast } = this.terms;
    const s = this.s;
    let party = 0;
    for (let place = 0; place < cast.length; place++) if (s[ON + cast[place]] === DEAD) party |= 1 << cast[place];
    return party;
  }

  get deathCount(): number {
    return this.s[DEATH_COUNT];
  }

  /** The dead, in the order in which they died. */
  deathAt(place: number): Who {
    return this.s[DEATHS + place];
  }

  /** How many had died when the mode last judged them. */
  get deathsJudged(): number {
    return this.s[DEATHS_SETTLED];
  }

  /** Everyone in Room 25. */
  get inRoom25(): Party {
    const { cast } = this.terms;
    const s = this.s;
    let party = 0;
    for (let place = 0; place < cast.length; place++) {
      const tile = s[ON + cast[place]];
      if (tile >= 0 && s[KIND + tile] === ROOM_25) party |= 1 << cast[place];
    }
    return party;
  }

  /**
   * Calls `visit` for each character of a party in turn order, and last for those back from the dead who are not in the order
   * yet.
   */
  inTurnOrder(party: Party, visit: (who: Who) => void): void {
    let rest = party;
    for (let place = 0; place < this.s[ORDER_LENGTH]; place++) {
      const who = this.s[ORDER + place];
      if (!(rest & (1 << who))) continue;
      rest &= ~(1 << who);
      visit(who);
    }
    for (const who of this.terms.cast) if (rest & (1 << who)) visit(who);
  }

  /** KEVIN: what he has programmed his ability as. */
  hackOf(who: Who): Hack | undefined {
    return HACKS[(this.s[EXTRAS + who] >> 1) - 1];
  }

  /** ROOM-KEY */
  get hasKey(): boolean {
    return this.s[KEY] !== 0;
  }

  isGuard(who: Who): boolean {
    return this.terms.roles[this.s[ROLE + who]].isGuard;
  }

  get guards(): Party {
    let party = 0;
    for (const who of this.terms.cast) if (this.isGuard(who)) party |= 1 << who;
    return party;
  }

  isShown(who: Who): boolean {
    return (this.s[ROLE_KNOWN + who] & TO_ALL) !== 0;
  }

  choosesFreely(who: Who): boolean {
    return (this.s[STATUS + who] & CHOOSES_FREELY) !== 0;
  }

  /** GUARD-POWER: a shown role may play an action its own way. */
  actionRules(who: Who, action: number): ActionRules {
    const own = this.isShown(who) ? this.terms.roles[this.s[ROLE + who]].actions : undefined;
    return own?.[ACTIONS[action]] ?? this.terms.actions[action];
  }

  /** The players of a party, as bits. */
  seatsOf(party: Party): number {
    let seats = 0;
    for (const who of this.terms.cast) if (party & (1 << who)) seats |= 1 << this.terms.seatOf[who];
    return seats;
  }

  get outcome(): Outcome | undefined {
    const result = RESULTS[this.s[RESULT] - 1];
    if (result === undefined) return undefined;
    const winners = this.terms.cast.filter((who) => this.terms.sideOf[who] === this.s[WINNER]);
    return {
      result,
      ...(result === 'side' && { side: winners.map((who) => CHARACTERS[who]) }),
      ...(this.terms.mode.hasScore && { score: this.s[SCORE] }),
    };
  }

  codeOf(tile: Tile): RoomCode {
    return ROOM_CODES[this.s[KIND + tile]];
  }

  protected cellName(tile: Tile): string {
    return CELLS[this.cellOfTile(tile)];
  }
}
