/**
 * The table: what lies on it, and the verbs that change it. Rules read and write through it, never the state itself.
 * A verb is the only writer of state and tells the listener, if there is one, what happened.
 */
import { LEFT, LINE_CELLS, lastCell, UP } from '../board.ts';
import type { ActionRules, Cell, Party, Room, Tile, Who } from '../content.ts';
import type { Event } from '../events/events.ts';
import type { RuleId } from '../rule-ids.ts';
import { ROLE_SOURCES, SLOT_SOURCE, type Terms } from '../terms.ts';
import {
  ACTIONS, CELLS, CHARACTERS, type Character, DIRECTIONS, LINES, RESULTS, type Result, ROLES, ROOM_CODES, type RoomCode,
} from '../words.ts'; // biome-ignore format: a list
import { Offer } from './offer.ts';
import {
  ACTOR, ALARM, ARMED, ASKS, CELL_OF, CHILLED, CHOOSES_FREELY, CLOSED, DEAD, DEATH_COUNT, DEATHS, DEPTH, ENTERED, FACE,
  FIRST, FRAME, FRESH, GUARD_SET_WORDS, GUARD_SETS, KIND, KNOWN, LOST, MOVED, ON, ORDER, ORDER_LENGTH, PLAYING, REMINDER, RESULT, ROLE,
  ROLE_KNOWN, SCORE, SECOND, SHOWN_TURN, SIGNALS, STACK, STACK_FRAMES, STAGE, STATE_SIZE, STATUS, TILE_AT, TO_ALL, TO_JUDGE,
  TRAP, TURN, TURNS_LEFT, VISIBLE, VISITED, WAITS, WINNER,
} from './state.ts'; // biome-ignore format: a list

/** How a game ended; `side`: the characters of the side that won. */
export interface Outcome {
  readonly result: Result;
  readonly side?: readonly Character[];
  readonly score?: number;
}

const ROOM_25 = ROOM_CODES.indexOf('25');

export class Table {
  readonly terms: Terms;
  readonly s: Int32Array;
  readonly offer = new Offer();
  /** The character whose answers `offer` holds, + 1; 0: nobody's. */
  offered = 0;
  listener: ((event: Event) => void) | undefined = undefined;

  constructor(terms: Terms, state: Int32Array = new Int32Array(STATE_SIZE)) {
    this.terms = terms;
    this.s = state;
  }

  clone(): Table {
    return new Table(this.terms, this.s.slice());
  }

  copyFrom(other: Table): void {
    this.s.set(other.s);
    this.offered = 0;
  }

  // ── What lies on the table ──────────────────────────────────────────────────────────────────────────────────────

  get turn(): number {
    return this.s[TURN];
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
    return this.s[TILE_AT + cell];
  }

  cellOfTile(tile: Tile): Cell {
    return this.s[CELL_OF + tile];
  }

  /** Where a living character stands. */
  cellOf(who: Who): Cell {
    return this.s[CELL_OF + this.s[ON + who]];
  }

  tileOf(who: Who): Tile {
    return this.s[ON + who];
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

  isAlive(who: Who): boolean {
    return this.s[ON + who] >= 0;
  }

  /** Everyone on a tile. */
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
    return this.companions(who) & ~spared;
  }

  get living(): Party {
    let party = 0;
    for (const who of this.terms.cast) if (this.isAlive(who)) party |= 1 << who;
    return party;
  }

  get dead(): Party {
    let party = 0;
    for (const who of this.terms.cast) if (this.s[ON + who] === DEAD) party |= 1 << who;
    return party;
  }

  /** Everyone in Room 25. */
  get inRoom25(): Party {
    let party = 0;
    for (const who of this.terms.cast) if (this.isAlive(who) && this.s[KIND + this.s[ON + who]] === ROOM_25) party |= 1 << who;
    return party;
  }

  /** Calls `visit` for each of a party, in turn order. */
  inTurnOrder(party: Party, visit: (who: Who) => void): void {
    for (let place = 0; place < this.s[ORDER_LENGTH]; place++) {
      const who = this.s[ORDER + place];
      if (party & (1 << who)) visit(who);
    }
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

  // ── What may be done ────────────────────────────────────────────────────────────────────────────────────────────

  /** MOVE-INTO: why the room at a cell cannot be entered. */
  entryBar(_who: Who, cell: Cell): RuleId | undefined {
    const tile = this.tileAt(cell);
    return this.isClosed(tile) ? (this.room(tile).closedBy ?? 'MOVE-INTO') : undefined;
  }

  /** Why `who` cannot walk to an adjacent cell. */
  walkBar(who: Who, cell: Cell): RuleId | undefined {
    return this.entryBar(who, cell) ?? this.roomOf(who).bars?.(this, who, cell);
  }

  /** Why a line cannot be slid that way. */
  slideBar(line: number, direction: number): RuleId | undefined {
    if (line === 2 || line === 7) return 'CTRL-CENTRAL';
    const moved = this.s[MOVED + line];
    return moved !== 0 && moved !== direction + 1 && this.terms.edition.linesKeepDirection ? 'CTRL-SAME' : undefined;
  }

  /** Would the room on this tile fall off if the line moved that way? */
  isPushedOff(tile: Tile, line: number, direction: number): boolean {
    return this.cellOfTile(tile) === lastCell(line, direction);
  }

  // ── Verbs: rooms ────────────────────────────────────────────────────────────────────────────────────────────────

  reveal(tile: Tile, rule: RuleId): void {
    if (this.isVisible(tile)) return;
    this.s[FACE + tile] |= VISIBLE;
    this.clearTokens(tile);
    if (this.listener) this.listener({ kind: 'revealed', cell: this.cellName(tile), room: this.codeOf(tile), rule });
    this.room(tile).onReveal?.(this, tile);
  }

  /** Turned down again, a room is as new; but all have seen it. */
  conceal(tile: Tile, rule: RuleId): void {
    this.s[FACE + tile] = 0;
    this.s[KNOWN + tile] = TO_ALL;
    if (this.listener) this.listener({ kind: 'concealed', cell: this.cellName(tile), room: this.codeOf(tile), rule });
  }

  close(tile: Tile, rule: RuleId): void {
    if (this.isClosed(tile)) return;
    this.s[FACE + tile] |= CLOSED;
    if (this.listener) this.listener({ kind: 'closed', cell: this.cellName(tile), rule });
  }

  slide(line: number, direction: number, by: Who, rule: RuleId): void {
    const s = this.s;
    const cells = LINE_CELLS[line];
    const forward = direction === UP || direction === LEFT ? -1 : 1;
    const first = forward === 1 ? 4 : 0;
    const fallen = s[TILE_AT + cells[first]];
    for (let place = first; place !== 4 - first; place -= forward) {
      const tile = s[TILE_AT + cells[place - forward]];
      s[TILE_AT + cells[place]] = tile;
      s[CELL_OF + tile] = cells[place];
    }
    s[TILE_AT + cells[4 - first]] = fallen;
    s[CELL_OF + fallen] = cells[4 - first];
    s[MOVED + line] = direction + 1;
    if (this.listener)
      this.listener({ kind: 'slid', who: CHARACTERS[by], line: LINES[line], direction: DIRECTIONS[direction], rule });
  }

  /** Two rooms change places, with everything on them. */
  swap(one: Cell, other: Cell, rule: RuleId): void {
    const s = this.s;
    const tile = s[TILE_AT + one];
    const otherTile = s[TILE_AT + other];
    s[TILE_AT + one] = otherTile;
    s[TILE_AT + other] = tile;
    s[CELL_OF + otherTile] = one;
    s[CELL_OF + tile] = other;
    if (this.listener) this.listener({ kind: 'swapped', cells: [CELLS[one], CELLS[other]], rule });
  }

  // ── Verbs: characters ───────────────────────────────────────────────────────────────────────────────────────────

  /** WORD-ENTER: `who` is put on the room at a cell, with its party if it has one, and undergoes it. */
  enter(who: Who, cell: Cell, rule: RuleId, party: Party = 1 << who): void {
    this.s[VISITED + who] = 0;
    this.goOn(who, cell, rule, party);
  }

  /** The same in the middle of a chain of effects. */
  goOn(who: Who, cell: Cell, rule: RuleId, party: Party): void {
    this.arrive(this.tileAt(cell), rule, party);
    this.undergo(who, party);
  }

  /** Enters without undergoing the room. */
  arrive(tile: Tile, rule: RuleId, party: Party): void {
    const s = this.s;
    for (const one of this.terms.cast) {
      if (!(party & (1 << one))) continue;
      if (this.listener)
        this.listener({ kind: 'moved', who: CHARACTERS[one], from: CELLS[this.cellOf(one)], to: this.cellName(tile), rule });
      s[ON + one] = tile;
      s[ENTERED + one] = s[TURN];
      s[TRAP + one] = 0;
    }
    s[TO_JUDGE] = 1;
    this.reveal(tile, rule);
  }

  /** ROOM-CHAIN: no room is applied to the same character twice in one chain. */
  undergo(who: Who, party: Party): void {
    const tile = this.tileOf(who);
    if (this.s[VISITED + who] & (1 << tile)) return;
    this.s[VISITED + who] |= 1 << tile;
    const all = this.terms.edition.effectsHitAll ? this.occupants(tile) : 0;
    this.room(tile).onEnter?.(this, who, party | all);
  }

  /** The seats are shown the room at a cell. */
  look(who: Who, cell: Cell, seats: number, rule: RuleId): void {
    const tile = this.tileAt(cell);
    this.s[KNOWN + tile] |= seats;
    if (this.listener)
      this.listener({ kind: 'looked', who: CHARACTERS[who], cell: CELLS[cell], seats: bitsOf(seats), room: this.codeOf(tile), rule });
    if (this.terms.setup.options.openLooks) this.reveal(tile, 'LOOK-1');
  }

  eliminate(who: Who, rule: RuleId): void {
    if (!this.isAlive(who)) return;
    const s = this.s;
    if (this.listener) this.listener({ kind: 'died', who: CHARACTERS[who], cell: CELLS[this.cellOf(who)], rule });
    s[ON + who] = DEAD;
    s[TRAP + who] = 0;
    s[FIRST + who] = 0;
    s[SECOND + who] = 0;
    s[DEATHS + s[DEATH_COUNT]] = who;
    s[DEATH_COUNT]++;
    s[TO_JUDGE] = 1;
  }

  /** ROOM-TRAPPED-1: the action by which it came in does not count. */
  arm(who: Who, rule: RuleId): void {
    const s = this.s;
    s[TRAP + who] = s[ACTOR] === who + 1 && s[STAGE] === PLAYING ? FRESH : ARMED;
    if (this.listener) this.listener({ kind: 'armed', who: CHARACTERS[who], cell: CELLS[this.cellOf(who)], rule });
  }

  /** The trap that `who` is in: goes off, or is ready for its next action. */
  spring(who: Who, rule: RuleId): void {
    if (this.s[TRAP + who] === ARMED) this.eliminate(who, rule);
    else if (this.s[TRAP + who] === FRESH) this.s[TRAP + who] = ARMED;
  }

  /** How many turns ago `who` entered its room. */
  turnsSinceEntered(who: Who): number {
    return this.turn - this.s[ENTERED + who];
  }

  /** In that turn `who` will have one action only. */
  chill(who: Who, turn: number): void {
    this.s[CHILLED + who] = turn;
  }

  lose(who: Who, action: number, rule: RuleId): void {
    this.s[LOST + who] = action + 1;
    if (this.listener) this.listener({ kind: 'lost', who: CHARACTERS[who], action: ACTIONS[action], rule });
  }

  show(who: Who, rule: RuleId): void {
    if (this.isShown(who)) return;
    this.s[ROLE_KNOWN + who] |= TO_ALL;
    this.s[SHOWN_TURN + who] = this.turn;
    const isGuard = this.isGuard(who);
    this.ruleOut((guards) => ((guards & (1 << who)) !== 0) !== isGuard);
    if (this.listener) this.listener({ kind: 'shown', who: CHARACTERS[who], role: ROLES[this.s[ROLE + who]], rule });
  }

  /** The player of `who` sees the role of another. */
  seeRole(who: Who, of: Who, rule: RuleId): void {
    const seat = this.terms.seatOf[who];
    this.s[ROLE_KNOWN + of] |= 1 << seat;
    if (this.listener)
      this.listener({ kind: 'roleSeen', who: CHARACTERS[who], of: CHARACTERS[of], seats: [seat], role: ROLES[this.s[ROLE + of]], rule });
  }

  /** All have learnt that these cannot be the guards. */
  ruleOut(isImpossible: (guards: Party) => boolean): void {
    for (let word = 0; word < GUARD_SET_WORDS; word++)
      for (let rest = this.s[GUARD_SETS + word]; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest);
        if (isImpossible((word << 5) | bit)) this.s[GUARD_SETS + word] &= ~(1 << bit);
      }
  }

  // ── Verbs: time and end ─────────────────────────────────────────────────────────────────────────────────────────

  /** ALERT-1 */
  raiseAlarm(who: Who): void {
    if (!this.terms.mode.hasAlarm || this.s[ALARM] !== 0) return;
    this.s[ALARM] = 1;
    if (this.turnsLeft > 5) this.s[TURNS_LEFT] = 5;
    if (this.listener) this.listener({ kind: 'alarm', who: CHARACTERS[who], turnsLeft: this.turnsLeft, rule: 'ALERT-1' });
  }

  end(result: Result, rule: RuleId, winner = 0, score = 0): void {
    this.s[RESULT] = RESULTS.indexOf(result) + 1;
    this.s[WINNER] = winner;
    this.s[SCORE] = score;
    this.s[DEPTH] = 0;
    if (this.listener) this.listener({ kind: 'over', outcome: this.outcome!, rule });
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

  // ── What is still to happen ─────────────────────────────────────────────────────────────────────────────────────

  /** The room of `who` asks its player, before anything else happens. */
  ask(who: Who, party: Party, detail = 0): void {
    this.push(this.s[KIND + this.tileOf(who)], who, party, detail, ASKS);
  }

  askSlot(who: Who): void {
    this.push(SLOT_SOURCE, who, 1 << who, 0, ASKS);
  }

  /** The power of a shown role goes on when what happens first is over. */
  later(who: Who, detail: number): void {
    this.push(ROLE_SOURCES + this.s[ROLE + who], who, 1 << who, detail, WAITS);
  }

  private push(source: number, who: Who, party: Party, detail: number, kind: number): void {
    const at = STACK + this.s[DEPTH] * FRAME;
    if (this.s[DEPTH] === STACK_FRAMES) throw new Error('the stack of effects is full');
    this.s[at] = source;
    this.s[at + 1] = who;
    this.s[at + 2] = party;
    this.s[at + 3] = detail;
    this.s[at + 4] = kind;
    this.s[DEPTH]++;
  }

  // ── Helpers ─────────────────────────────────────────────────────────────────────────────────────────────────────

  codeOf(tile: Tile): RoomCode {
    return ROOM_CODES[this.s[KIND + tile]];
  }

  private cellName(tile: Tile): string {
    return CELLS[this.cellOfTile(tile)];
  }

  private clearTokens(tile: Tile): void {
    this.s[SIGNALS + tile] = 0;
    for (const who of this.terms.cast) if (this.s[REMINDER + who] === tile + 1) this.s[REMINDER + who] = 0;
  }
}

const bitsOf = (mask: number): number[] => [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => mask & (1 << bit));
