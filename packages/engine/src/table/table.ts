/**
 * The table: what lies on it, and the verbs that change it. Rules read and write through it, never the state itself.
 * A verb is the only writer of state and tells the listener, if there is one, what happened.
 *
 * What rooms, cards and characters do to the table is a method here. What belongs to one procedure of the game is a function of its
 * file, which takes the table: programs (`programs.ts`), slots and turns (`slot.ts`, `turn.ts`), questions (`questions.ts`), asides and
 * phrases (`asides.ts`, `sayings.ts`), the M.A.C. deck (`deck.ts`), paranoia (`paranoia.ts`).
 */
import { isAdjacent, isCentralLine, LEFT, LINE_CELLS, lastCell, UP } from '../board.ts';
import type { Cell, Party, Tile, Who } from '../content.ts';
import type { Event } from '../knowledge/events.ts';
import type { DeathRule, EntryRule, RuleId } from '../rule-ids.ts';
import type { Terms } from '../setup/terms.ts';
import {
  ACTIONS,
  AXES,
  CELLS,
  CENTRE,
  CHARACTERS,
  DIRECTIONS,
  LINES,
  RESULTS,
  type Result,
  ROLES,
  ROOM_CODES,
} from '../words.ts';
import { Facts } from './facts.ts';
import { SCRATCH } from './offer.ts';
import { pileOf, pileWithout } from './pile.ts';
import {
  ACTOR,
  ADRENALINE,
  ALARM,
  ARMED,
  ASKS,
  CAME_FROM,
  CELL_OF,
  CHILLED,
  CHOOSES_FREELY,
  CLOSED,
  COMMITTED,
  DEAD,
  DEATH_COUNT,
  DEATHS,
  DEATHS_SETTLED,
  DEPTH,
  DRAWN,
  DRAWS_LEFT,
  ENTERED,
  EXTRAS,
  FACE,
  FIRST,
  FOLLOWS,
  FRAME,
  FRESH,
  GUARD_SET_WORDS,
  GUARD_SETS,
  IN_HAND,
  IN_PARANOIA,
  IS_HIDING,
  KEY,
  KIND,
  KNOWN,
  LOCKED,
  LOST,
  MOVED,
  ON,
  ORDER,
  ORDER_LENGTH,
  PILE,
  PLAYING,
  PUNISHED,
  REMINDER,
  RESERVE,
  RESULT,
  RETURNING,
  RETURNING_COUNT,
  ROBOT_COUNT,
  ROBOTS,
  ROLE,
  ROLE_KNOWN,
  SCORE,
  SECOND,
  SHOWN_TURN,
  SIGNALS,
  STACK,
  STACK_FRAMES,
  STAGE,
  STATE_SIZE,
  STATUS,
  TILE_AT,
  TO_ALL,
  TO_JUDGE,
  TRAP,
  TURN,
  TURNS_LEFT,
  UPRIGHT,
  VISIBLE,
  VISITED,
  WAITS,
  WINNER,
} from './state.ts';

const EMPTY = ROOM_CODES.indexOf('EM');

export class Table extends Facts {
  listener: ((event: Event) => void) | undefined = undefined;

  constructor(terms: Terms, seed: string, state: Int32Array = new Int32Array(STATE_SIZE)) {
    super(terms, seed, state);
  }

  clone(): Table {
    return new Table(this.terms, this.seed, this.s.slice());
  }

  /** What was listed for this table may no longer be legal. */
  forgetOffer(): void {
    if (SCRATCH.table === this) SCRATCH.table = undefined;
  }

  copyFrom(other: Table): void {
    this.s.set(other.s);
    this.forgetOffer();
  }

  // ── What may be done ────────────────────────────────────────────────────────────────────────────────────────────

  /** MOVE-INTO: why the room at a cell cannot be entered. */
  entryBar(who: Who, cell: Cell): RuleId | undefined {
    const tile = this.tileAt(cell);
    const face = this.s[FACE + tile];
    if ((face & (CLOSED | LOCKED)) === 0) return undefined;
    if (face & CLOSED) return this.room(tile).closedBy ?? 'MOVE-INTO';
    return this.terms.natures[who]?.passesLocks ? undefined : 'EMMETT';
  }

  /** Why the walls of a room stand between it and a neighbour, for a move, a look or a push. */
  wallBar(tile: Tile, cell: Cell): RuleId | undefined {
    return this.room(tile).walls?.(this, tile, cell);
  }

  /** Why `who` cannot walk to an adjacent cell. */
  walkBar(who: Who, cell: Cell): RuleId | undefined {
    const tile = this.tileOf(who);
    return this.entryBar(who, cell) ?? this.wallBar(tile, cell) ?? this.room(tile).bars?.(this, who, cell);
  }

  /** Why a line cannot be slid that way. */
  slideBar(line: number, direction: number): RuleId | undefined {
    if (isCentralLine(line)) return 'CTRL-CENTRAL';
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
    this.listener?.({ kind: 'revealed', cell: this.cellName(tile), room: this.codeOf(tile), rule });
    this.room(tile).onReveal?.(this, tile);
  }

  /** A room that is turned face down is as new, but everybody has seen it. */
  conceal(tile: Tile, rule: RuleId): void {
    this.s[FACE + tile] = 0;
    this.s[KNOWN + tile] = TO_ALL;
    this.clearTokens(tile);
    this.listener?.({ kind: 'concealed', cell: this.cellName(tile), room: this.codeOf(tile), rule });
  }

  /** A room becomes an Empty one. A lock stays on it; a trap or a closed door is gone. */
  replace(tile: Tile, rule: RuleId): void {
    const s = this.s;
    const isVisible = this.isVisible(tile);
    s[KIND + tile] = EMPTY;
    s[FACE + tile] &= VISIBLE | LOCKED;
    for (const who of this.terms.cast) if (s[ON + who] === tile) s[TRAP + who] = 0;
    if (isVisible) this.listener?.({ kind: 'replaced', cell: this.cellName(tile), rule });
  }

  lock(tile: Tile, rule: RuleId): void {
    this.s[FACE + tile] |= LOCKED;
    this.listener?.({ kind: 'locked', cell: this.cellName(tile), rule });
  }

  unlock(tile: Tile, rule: RuleId): void {
    this.s[FACE + tile] &= ~LOCKED;
    this.listener?.({ kind: 'unlocked', cell: this.cellName(tile), rule });
  }

  /** ROOM-PIVOTING: turns the corridor. */
  turnCorridor(tile: Tile, isUpright: boolean, rule: RuleId): void {
    if (isUpright) this.s[FACE + tile] |= UPRIGHT;
    else this.s[FACE + tile] &= ~UPRIGHT;
    this.listener?.({ kind: 'turned', cell: this.cellName(tile), axis: AXES[isUpright ? 1 : 0], rule });
  }

  close(tile: Tile, rule: RuleId): void {
    if (this.isClosed(tile)) return;
    this.s[FACE + tile] |= CLOSED;
    this.listener?.({ kind: 'closed', cell: this.cellName(tile), rule });
  }

  slide(line: number, direction: number, rule: RuleId, by?: Who): void {
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
    this.listener?.({
      kind: 'slid',
      ...(by !== undefined && { who: CHARACTERS[by] }),
      line: LINES[line],
      direction: DIRECTIONS[direction],
      rule,
    });
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
    this.listener?.({ kind: 'swapped', cells: [CELLS[one], CELLS[other]], rule });
  }

  // ── Verbs: characters ───────────────────────────────────────────────────────────────────────────────────────────

  /** WORD-ENTER: puts `who`, with their party if they have one, on the room at a cell, and applies it to them. */
  enter(who: Who, cell: Cell, rule: EntryRule, party: Party = 1 << who): void {
    const from = this.cellOf(who);
    this.arrive(this.tileAt(cell), rule, party, isAdjacent(from, cell) ? from + 1 : 0);
    this.undergo(who, party);
  }

  /** Enters, but not from a neighbouring cell. */
  appear(who: Who, cell: Cell, rule: EntryRule, party: Party): void {
    this.arrive(this.tileAt(cell), rule, party);
    this.undergo(who, party);
  }

  /** Enters, and the room is not applied. */
  arrive(tile: Tile, rule: EntryRule, party: Party, cameFrom = 0): void {
    const s = this.s;
    let left = tile;
    for (let rest = party; rest !== 0; rest &= rest - 1) {
      const one = 31 - Math.clz32(rest & -rest);
      const from = this.cellOf(one);
      this.listener?.({ kind: 'moved', who: CHARACTERS[one], from: CELLS[from], to: this.cellName(tile), rule });
      left = this.tileOf(one);
      s[ON + one] = tile;
      s[ENTERED + one] = s[TURN];
      s[CAME_FROM + one] = cameFrom;
      s[TRAP + one] = 0;
    }
    s[TO_JUDGE] = 1;
    if (left !== tile) this.room(left).onLeave?.(this, left);
    this.reveal(tile, rule);
    // ROOM-SHREDDER-1: before the room that was entered acts.
    this.settleDeaths();
  }

  /** The chains of effects that ran are over. */
  endChains(): void {
    for (const who of this.terms.cast) this.s[VISITED + who] = 0;
  }

  /** ROOM-CHAIN: no room is applied to the same character twice in one chain. */
  undergo(who: Who, party: Party): void {
    const tile = this.tileOf(who);
    if (this.isOver || this.s[VISITED + who] & (1 << tile)) return;
    this.s[VISITED + who] |= 1 << tile;
    const all = this.terms.edition.effectsHitAll ? this.occupants(tile) : 0;
    this.room(tile).onEnter?.(this, who, party | all);
  }

  /** The seats are shown the room at a cell. */
  look(who: Who, cell: Cell, seats: number, rule: RuleId): void {
    const tile = this.tileAt(cell);
    this.s[KNOWN + tile] |= seats;
    this.listener?.({
      kind: 'looked',
      who: CHARACTERS[who],
      cell: CELLS[cell],
      seats: bitsOf(seats),
      room: this.codeOf(tile),
      rule,
    });
    if (this.terms.setup.options.openLooks) this.reveal(tile, 'LOOK-1');
  }

  eliminate(who: Who, rule: DeathRule): void {
    if (!this.isAlive(who)) return;
    const s = this.s;
    this.listener?.({ kind: 'died', who: CHARACTERS[who], cell: CELLS[this.cellOf(who)], rule });
    s[ON + who] = DEAD;
    s[TRAP + who] = 0;
    s[STATUS + who] = 0;
    s[PILE + who] = 0;
    if (s[ADRENALINE + who] === COMMITTED) s[ADRENALINE + who] = 0;
    this.dropProgram(who);
    s[DEATHS + s[DEATH_COUNT]] = who;
    s[DEATH_COUNT]++;
    s[TO_JUDGE] = 1;
    this.terms.abilities[who]?.onDeath?.(this);
  }

  /** Whoever died since the last time is judged: by the mode, before anything else happens. */
  settleDeaths(): void {
    const s = this.s;
    if (s[DEATHS_SETTLED] === s[DEATH_COUNT]) return;
    this.terms.mode.onDeaths(this);
    s[DEATHS_SETTLED] = s[DEATH_COUNT];
  }

  /** ROOM-REGENERATION: the dead are back on Central; they act from the next programming on. */
  regenerate(): void {
    const s = this.s;
    for (let place = 0; place < s[DEATH_COUNT]; place++) {
      const who = s[DEATHS + place];
      s[ON + who] = CENTRE;
      s[ENTERED + who] = s[TURN];
      if (!s.subarray(ORDER, ORDER + s[ORDER_LENGTH]).includes(who)) s[RETURNING + s[RETURNING_COUNT]++] = who;
      this.listener?.({ kind: 'returned', who: CHARACTERS[who], rule: 'ROOM-REGENERATION' });
    }
    s[DEATH_COUNT] = 0;
    s[DEATHS_SETTLED] = 0;
    s[TO_JUDGE] = 1;
  }

  /** What is still programmed will not be played. */
  dropProgram(who: Who): void {
    this.s[FIRST + who] = 0;
    this.s[SECOND + who] = 0;
    this.s[EXTRAS + who] = 0;
  }

  /** Used up or taken away. */
  loseAdrenaline(who: Who, rule: RuleId): void {
    if (this.s[ADRENALINE + who] === 0) return;
    this.s[ADRENALINE + who] = 0;
    this.listener?.({ kind: 'adrenaline', who: CHARACTERS[who], has: false, ...this.inRound, rule });
  }

  recoverAdrenaline(who: Who, rule: RuleId): void {
    this.s[ADRENALINE + who] = IN_HAND;
    this.listener?.({ kind: 'adrenaline', who: CHARACTERS[who], has: true, ...this.inRound, rule });
  }

  /** The room of `who` is replaced by one of their Empty rooms. */
  useReserve(who: Who, rule: RuleId): void {
    this.s[RESERVE + who]--;
    this.replace(this.tileOf(who), rule);
  }

  hide(who: Who, rule: RuleId): void {
    this.s[STATUS + who] |= IS_HIDING;
    this.listener?.({ kind: 'hid', who: CHARACTERS[who], rule });
  }

  /** `who` has declined something, so it does not happen. */
  refuse(who: Who, rule: RuleId): void {
    this.listener?.({ kind: 'refused', who: CHARACTERS[who], rule });
  }

  takeBackReminders(rule: RuleId): void {
    for (const who of this.terms.cast) {
      if (this.s[REMINDER + who] === 0) continue;
      this.s[REMINDER + who] = 0;
      this.listener?.({ kind: 'reminderBack', who: CHARACTERS[who], rule });
    }
  }

  /** MAC-PUNISH */
  punish(who: Who, action: number): void {
    this.s[PUNISHED + who] |= 1 << action;
    this.s[PILE + who] = pileWithout(this.s[PILE + who], action);
    this.listener?.({ kind: 'punished', who: CHARACTERS[who], action: ACTIONS[action], rule: 'MAC-PUNISH' });
  }

  /** ROOM-PARANOIA: the tokens of `who` lie in a pile, in this order. This turn they draw as many as they still had actions. */
  startParanoia(who: Who, tokens: readonly number[], draws: number): void {
    const s = this.s;
    s[PILE + who] = pileOf(tokens);
    s[STATUS + who] = (s[STATUS + who] | IN_PARANOIA) & ~CHOOSES_FREELY;
    s[DRAWS_LEFT + who] = draws;
    s[DRAWN + who] = 0;
    this.dropProgram(who);
    this.listener?.({ kind: 'paranoid', who: CHARACTERS[who], rule: 'ROOM-PARANOIA' });
  }

  // ── Verbs: robots ───────────────────────────────────────────────────────────────────────────────────────────────

  /** A robot of the supply is put on a tile; false if there is none. */
  placeRobot(tile: Tile, rule: RuleId): boolean {
    const robot = this.s.subarray(ROBOTS, ROBOTS + ROBOT_COUNT).indexOf(0);
    if (robot < 0) return false;
    this.s[ROBOTS + robot] = tile + 1;
    this.listener?.({ kind: 'robotCame', cell: this.cellName(tile), rule });
    return true;
  }

  moveRobot(from: Tile, to: Tile, rule: RuleId): void {
    const robot = this.s.subarray(ROBOTS, ROBOTS + ROBOT_COUNT).indexOf(from + 1);
    this.s[ROBOTS + robot] = to + 1;
    this.listener?.({ kind: 'robotMoved', from: this.cellName(from), to: this.cellName(to), rule });
  }

  destroyRobot(tile: Tile, rule: RuleId): void {
    const robot = this.s.subarray(ROBOTS, ROBOTS + ROBOT_COUNT).indexOf(tile + 1);
    this.s[ROBOTS + robot] = 0;
    this.listener?.({ kind: 'robotDestroyed', cell: this.cellName(tile), rule });
  }

  /** ROOM-TRAPPED-1: the action by which they came in does not count. */
  arm(who: Who, rule: RuleId): void {
    const s = this.s;
    s[TRAP + who] = s[ACTOR] === who + 1 && s[STAGE] === PLAYING ? FRESH : ARMED;
    this.listener?.({ kind: 'armed', who: CHARACTERS[who], cell: CELLS[this.cellOf(who)], rule });
  }

  /** The trap that `who` is in goes off, or is ready for their next action. */
  spring(who: Who, rule: DeathRule): void {
    if (this.s[TRAP + who] === ARMED) this.eliminate(who, rule);
    else if (this.s[TRAP + who] === FRESH) this.s[TRAP + who] = ARMED;
  }

  /** How many turns ago `who` entered their room. */
  turnsSinceEntered(who: Who): number {
    return this.turn - this.s[ENTERED + who];
  }

  /** In that turn `who` will have one action only. */
  chill(who: Who, turn: number): void {
    this.s[CHILLED + who] = turn;
  }

  lose(who: Who, action: number, rule: RuleId): void {
    this.s[LOST + who] = action + 1;
    this.listener?.({ kind: 'lost', who: CHARACTERS[who], action: ACTIONS[action], round: this.round, rule });
  }

  show(who: Who, rule: RuleId): void {
    if (this.isShown(who)) return;
    this.s[ROLE_KNOWN + who] |= TO_ALL;
    this.s[SHOWN_TURN + who] = this.turn;
    const isGuard = this.isGuard(who);
    this.ruleOut((guards) => ((guards & (1 << who)) !== 0) !== isGuard);
    this.listener?.({ kind: 'shown', who: CHARACTERS[who], role: ROLES[this.s[ROLE + who]], rule });
  }

  /** The player of `who` sees the role of another. */
  seeRole(who: Who, of: Who, rule: RuleId): void {
    const seat = this.terms.seatOf[who];
    this.s[ROLE_KNOWN + of] |= 1 << seat;
    this.listener?.({
      kind: 'roleSeen',
      who: CHARACTERS[who],
      of: CHARACTERS[of],
      seats: [seat],
      role: ROLES[this.s[ROLE + of]],
      rule,
    });
  }

  /** Everybody has learnt that these cannot be the guards. */
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
    this.listener?.({ kind: 'alarm', who: CHARACTERS[who], turnsLeft: this.turnsLeft, rule: 'ALERT-1' });
  }

  /** ROOM-TIMER */
  loseTurn(rule: RuleId): void {
    this.s[TURNS_LEFT]--;
    this.listener?.({ kind: 'turnLost', turnsLeft: this.turnsLeft, rule });
  }

  /** ROOM-KEY */
  activateKey(who: Who): void {
    this.s[KEY] = 1;
    this.listener?.({ kind: 'key', who: CHARACTERS[who], rule: 'ROOM-KEY' });
  }

  end(result: Result, rule: RuleId, winner = 0, score = 0): void {
    this.s[RESULT] = RESULTS.indexOf(result) + 1;
    this.s[WINNER] = winner;
    this.s[SCORE] = score;
    this.s[DEPTH] = 0;
    this.listener?.({ kind: 'over', outcome: this.outcome!, rule });
  }

  // ── What is still to happen ─────────────────────────────────────────────────────────────────────────────────────

  /** The room of `who` asks its player, before anything else happens. */
  ask(who: Who, party: Party, detail = 0): void {
    this.push(ASKS, this.s[KIND + this.tileOf(who)], who, party, detail);
  }

  /** A source of `terms.sources` asks the player of `who`. */
  askFrom(source: number, who: Who, detail = 0, party: Party = 1 << who): void {
    this.push(ASKS, source, who, party, detail);
  }

  /** A source goes on when what happens first is over. */
  later(source: number, who: Who, detail = 0, party: Party = 1 << who): void {
    this.push(WAITS, source, who, party, detail);
  }

  /** A source goes on as an event of its own, when the chains of what happens first have ended and were judged. */
  next(source: number, who: Who, detail = 0): void {
    this.push(FOLLOWS, source, who, 1 << who, detail);
  }

  private push(kind: number, source: number, who: Who, party: Party, detail: number): void {
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

  private clearTokens(tile: Tile): void {
    this.s[SIGNALS + tile] = 0;
    for (const who of this.terms.cast) if (this.s[REMINDER + who] === tile + 1) this.s[REMINDER + who] = 0;
  }
}

const bitsOf = (mask: number): number[] => [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => mask & (1 << bit));
