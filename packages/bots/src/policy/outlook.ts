/**
 * The table as one character sees it, with what they want there. One object is made and filled again and again: search plays
 * millions of games.
 */
import { ADJACENT, CENTRE, isAdjacent, type Mode } from '@room25/engine';
import {
  ADRENALINE,
  ALARM,
  CELL_COUNT,
  CELL_OF,
  DEATH_COUNT,
  distanceAround,
  KEY,
  KIND as KIND_AT,
  MOVED,
  NEIGHBOURS,
  ON,
  ROLE_KNOWN,
  type Table,
  TO_ALL,
  TRAP,
} from '@room25/engine/inside';
import { KIND } from './kinds.ts';
import { firstIn, Sight, UNSEEN, WALL } from './sight.ts';
import { COLUMN, FAR, isOnLine, ROW, SLID, spreadCosts } from './way.ts';
import { WEIGHTS } from './weights.ts';

const { 25: ROOM_25 } = KIND;

/** What everybody at the table has seen of the others. */
export interface Rumours {
  /** Those who have behaved like guards. */
  suspects: number;
  /** The seats of those who mark what they have seen to be Mortal, as bits. */
  markers?: number;
}
export const NO_RUMOURS: Rumours = { suspects: 0 };

export class Outlook {
  readonly sight = new Sight();
  table!: Table;
  who = 0;
  seat = 0;
  cell = 0;
  /** The kind of room that the character stands in. */
  room = 0;
  mode: Mode = 'suspicion';
  isGuard = false;
  /** Those on its side, and against it, as far as it can know; not itself. */
  friends = 0;
  foes = 0;
  /** Friends who are certain, where roles are secret. */
  sure = 0;
  /** Its own side, itself included, that is alive and not in Room 25 yet. */
  missing = 0;
  /** A Control out of Room 25 would end the game well, as far as can be known. */
  canLeave = false;
  /** It would, once those who are next to Room 25 have come in. */
  couldLeave = false;
  isInside = false;
  needsKey = false;
  /** The cell it heads for; -1 while it searches. */
  target = -1;
  /** What a death costs. */
  death = 0;
  turnsLeft = 0;
  /** What it risks by staying where it is, in its present company. */
  exposure = 0;

  /** How far each seat's word is believed, 0 to 1. */
  readonly trust = new Float64Array(8);
  /** The seats of those who mark what kills, as bits. */
  markers = 0;
  readonly #costs = new Float64Array(CELL_COUNT);
  #isMeasured = false;

  /** `isPosing`: as if it were a prisoner, whatever its role. */
  read(table: Table, who: number, rumours: Rumours, isPosing = false): void {
    const { s, terms } = table;
    this.table = table;
    this.who = who;
    this.seat = terms.seatOf[who]!;
    this.cell = s[CELL_OF + s[ON + who]!]!;
    this.room = s[KIND_AT + s[ON + who]!]!;
    this.mode = terms.setup.sheet.mode;
    this.isGuard = !isPosing && terms.pool !== undefined && table.isGuard(who);
    this.turnsLeft = table.turnsLeft;
    this.needsKey = terms.mode.needsKey === true && s[KEY] === 0;
    this.isInside = this.room === ROOM_25;
    this.#readSides(rumours.suspects);
    this.death = deathPrice(this);
    this.#listenTo(rumours.suspects);
    this.markers = rumours.markers ?? 0;
    this.sight.read(table, this.seat, this);
    this.exposure = 0;
    if (terms.pool && !this.isGuard) this.#shun();
    if (terms.mode.hasAlarm && !this.isGuard && s[ALARM] === 0 && this.turnsLeft > 6) this.#holdBack();
    this.#isMeasured = false;
    this.target = this.#isThere ? this.sight.exit : this.#aim();
  }

  /** What the way to the goal costs from each cell; computed when asked for. */
  get costs(): Float64Array {
    if (!this.#isMeasured) this.#measure();
    return this.#costs;
  }

  /** Can this character walk to the cell from where it stands? */
  canWalk(cell: number): boolean {
    return this.sight.price[cell]! < WALL && this.table.walkBar(this.who, cell) === undefined;
  }

  /** May the line through a cell move that way? */
  canSlide(cell: number, direction: number): boolean {
    if (SLID[cell * 4 + direction]! < 0) return false;
    const line = direction < 2 ? 5 + COLUMN[cell]! : ROW[cell]!;
    const moved = this.table.s[MOVED + line]!;
    return moved === 0 || moved === direction + 1 || !this.table.terms.edition.linesKeepDirection;
  }

  /** What the way costs once the line through `cell` has moved: the goal may have moved along. */
  costAfterSlide(cell: number, direction: number): number {
    if (this.target >= 0 && isOnLine(cell, direction, this.target)) return this.costs[cell]!;
    return this.costs[SLID[cell * 4 + direction]!]!;
  }

  get mustLeaveAtOnce(): boolean {
    return this.table.s[TRAP + this.who] !== 0;
  }

  /** It dies here at the end of this turn. */
  get mustLeaveThisTurn(): boolean {
    const isDeadline = this.room === KIND.FL || this.room === KIND.FB;
    return isDeadline && this.table.turnsSinceEntered(this.who) >= 1;
  }

  /** ROOM-SHREDDER-1: whoever leaves kills those who stay. */
  get isHeldByFriends(): boolean {
    return this.room === KIND.SH && (this.table.companions(this.who) & this.friends) !== 0;
  }

  /** ROOM-ACID: whoever enters kills those who are there. */
  isTrapFor(cell: number): boolean {
    const { sight, table } = this;
    if (sight.room[cell] !== KIND.AC || !(sight.crowd & (1 << cell))) return false;
    return (table.occupants(table.tileAt(cell)) & this.foes) !== 0;
  }

  get hasAdrenaline(): boolean {
    return this.table.s[ADRENALINE + this.who] !== 0;
  }

  #readSides(suspects: number): void {
    const { table, who } = this;
    const { terms, s } = table;
    const me = 1 << who;
    const living = table.living;
    this.sure = 0;
    if (terms.pool) {
      const { guards } = terms.pool;
      let known = 0;
      let guilty = 0;
      for (let place = 0; place < terms.cast.length; place++) {
        const one = terms.cast[place]!;
        if ((s[ROLE_KNOWN + one]! & (TO_ALL | (1 << this.seat))) === 0) continue;
        known |= 1 << one;
        if (one !== who && table.isGuard(one)) guilty |= 1 << one;
      }
      if (this.isGuard) {
        this.foes = living & ~guilty & ~me;
        this.missing = this.foes & ~table.inRoom25;
        this.canLeave = false;
        this.couldLeave = false;
      } else {
        const all = living | table.dead;
        // Where all guards are known, so are all prisoners.
        this.sure = (count(guilty) >= guards ? all : known) & ~guilty & ~me;
        guilty |= suspects & ~known & ~me & ~this.sure;
        this.foes = guilty & living;
        const inside = table.inRoom25;
        const outside = all & ~guilty & ~inside;
        const doubtful = all & ~known & ~guilty & ~me;
        const odds = { secret: Math.max(0, guards - count(guilty)), isLast: table.isLastTurn, me };
        this.missing = outside & living;
        this.canLeave = mayAllBeIn(outside, doubtful, odds);
        this.couldLeave = this.canLeave || mayAllBeIn(outside & ~this.#nextToExit(), doubtful, odds);
      }
      this.friends = living & ~me & ~this.foes;
    } else {
      const own = terms.sides.length > 1 ? terms.sides[terms.sideOf[who]!]! : -1;
      this.friends = living & own & ~me;
      this.foes = living & ~own;
      this.missing = living & own & ~table.inRoom25;
      this.canLeave = this.missing === 0 && !this.needsKey;
      this.couldLeave =
        !this.needsKey &&
        ((this.missing & ~this.#nextToExit()) === 0 || (table.isLastTurn && count(this.missing) <= 1));
    }
  }

  /** Those who could walk into the room of this one. */
  #nextToExit(): number {
    let party = 0;
    if (!this.isInside) return party;
    for (const who of this.table.terms.cast)
      if (this.table.isAlive(who) && isAdjacent(this.cell, this.table.cellOf(who))) party |= 1 << who;
    return party;
  }

  #listenTo(suspects: number): void {
    const { terms } = this.table;
    for (let seat = 0; seat < terms.seats.length; seat++) {
      const party = terms.seats[seat]!;
      let weight = (party & (this.isGuard ? suspects : this.foes)) !== 0 ? 0 : 1;
      if (weight > 0 && terms.pool && (party & ~this.sure) !== 0) weight = WEIGHTS.untested;
      this.trust[seat] = seat === this.seat ? 0 : weight;
    }
  }

  /** A character who shares a room can be pushed out of it, and into the worst room beside it. */
  #shun(): void {
    const { table, who } = this;
    const { price, exit } = this.sight;
    let shunned = 0;
    for (let place = 0; place < table.terms.cast.length; place++) {
      const other = table.terms.cast[place]!;
      if (other === who || this.sure & (1 << other) || !table.isAlive(other)) continue;
      const cell = table.cellOf(other);
      if (cell === CENTRE || shunned & (1 << cell)) continue;
      shunned |= 1 << cell;
      let worst = 0;
      const near = ADJACENT[cell]!;
      for (let side = 0; side < near.length; side++) {
        const beside = price[near[side]!]!;
        if (beside > worst && beside < WALL) worst = beside;
      }
      if (cell === this.cell) this.exposure = WEIGHTS.exposed * worst;
      else if (cell !== exit) price[cell]! += WEIGHTS.company + WEIGHTS.pushed * worst;
    }
  }

  /** ALERT-1: entering Room 25 early leaves the others five turns. */
  #holdBack(): void {
    const { exit, price } = this.sight;
    if (exit < 0 || this.table.terms.sides.length > 1) return;
    for (const other of this.table.terms.cast)
      if (this.friends & (1 << other) && distanceAround(this.table.cellOf(other), exit) > 2)
        price[exit]! += WEIGHTS.early;
  }

  /** Nobody who stays in Room 25 needs a route. */
  get #isThere(): boolean {
    return this.isInside && !this.isGuard && !this.needsKey;
  }

  /** Where to go: the Key while it is missing, Room 25; -1 while neither has been seen. */
  #aim(): number {
    const { key, exit } = this.sight;
    if (!this.needsKey) return exit;
    return (key >= 0 ? this.#isNearest(key) : exit < 0 || !this.#isNearest(exit)) ? key : exit;
  }

  #measure(): void {
    this.#isMeasured = true;
    const start = this.#isThere ? 0 : FAR;
    for (let cell = 0; cell < CELL_COUNT; cell++) this.#costs[cell] = start;
    if (this.#isThere) return;
    if (this.target >= 0) this.#costs[this.target] = 0;
    else this.#search(this.#costs);
    spreadCosts(this.#costs, this.sight.price, this.target);
  }

  /** Each searches where it is nearer than its friends. */
  #search(costs: Float64Array): void {
    const { sight, table, who } = this;
    const { cast } = table.terms;
    const corner = cast.indexOf(who) & 3;
    let others = 0;
    for (let place = 0; place < cast.length; place++) {
      const other = cast[place]!;
      if (!(this.friends & (1 << other))) continue;
      friendAt[others] = table.cellOf(other);
      friendTie[others++] = other < who ? WEIGHTS.asNear : 0;
    }
    for (let rest = sight.goals; rest !== 0; rest &= rest - 1) {
      const cell = firstIn(rest);
      let cost = sight.promised & (1 << cell) ? -4 : cornerOf(cell) === corner ? 0 : WEIGHTS.corner;
      const own = distanceAround(this.cell, cell);
      for (let other = 0; other < others; other++) {
        const its = distanceAround(friendAt[other]!, cell);
        if (its < own) cost += WEIGHTS.nearer;
        else if (its === own) cost += friendTie[other]!;
      }
      costs[cell] = cost;
    }
    if (sight.goals === 0)
      for (let cell = 0; cell < CELL_COUNT; cell++) if (sight.room[cell] === UNSEEN) costs[cell] = 0;
  }

  #isNearest(goal: number): boolean {
    const { table, who } = this;
    const own = distanceAround(this.cell, goal);
    for (const other of table.terms.cast) {
      if (other === who || !(this.friends & (1 << other))) continue;
      const its = distanceAround(table.cellOf(other), goal);
      if (its < own || (its === own && other < who)) return false;
    }
    return true;
  }
}

/**
 * Are those outside likely to be all the guards? On the last turn one may be left behind (SUSP-ESCAPE), and there is nothing to
 * lose.
 */
const mayAllBeIn = (
  outside: number,
  doubtful: number,
  { secret, isLast, me }: { secret: number; isLast: boolean; me: number },
): boolean => {
  const left = count(outside & doubtful);
  const sure = count(outside & ~doubtful & ~me);
  if (outside & me) return false;
  if (isLast) return sure + Math.max(0, left - secret) <= 1;
  if (sure > 0 || left > secret) return false;
  return left === 0 || choose(count(doubtful) - left, secret - left) >= LIKELY * choose(count(doubtful), secret);
};

/** Trying costs little: if Room 25 lets nobody out, it comes back. */
const LIKELY = 0.05;

const choose = (from: number, picked: number): number => {
  let ways = 1;
  for (let one = 0; one < picked; one++) ways = (ways * (from - one)) / (one + 1);
  return ways;
};

const friendAt = new Int8Array(8);
const friendTie = new Float64Array(8);

const cornerOf = (cell: number): number => (cell >= 12 ? 2 : 0) | (cell % 5 > 2 ? 1 : 0);

export const count = (party: number): number => {
  let rest = party;
  let found = 0;
  for (; rest !== 0; rest &= rest - 1) found++;
  return found;
};

const deathPrice = ({ mode, table, isGuard }: Outlook): number => {
  const { s, terms } = table;
  if (mode === 'solo' || (mode === 'cooperation' && terms.edition.hasUltimate)) return 25;
  if (isGuard) return 12;
  if (s[DEATH_COUNT]! > 0) return 25;
  return terms.pool ? WEIGHTS.suspicionDeath : WEIGHTS.death;
};

/** Is a neighbour of this cell dark: seen by nobody whom this character believes? */
export const hasDarkNeighbour = ({ sight }: Outlook, cell: number): boolean => (sight.dark & NEIGHBOURS[cell]!) !== 0;
