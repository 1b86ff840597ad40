/** What a seat has seen others do that tells guards from prisoners: counted from the events it was told. */
import { CELLS, type Character, type Colour, type Event, LINES, ROOMS, type RoomCode } from '@room25/engine';

export const SIGNS = [
  /** Their claims about rooms turned out wrong, or right. */
  'lies',
  'truths',
  /** They had looked at a room that turned out to be blue or red, and had said nothing. */
  'withheld',
  /** They pushed somebody out of Room 25, into a red room, or elsewhere. */
  'pushesOut',
  'pushesIntoRed',
  'otherPushes',
  /** They pushed somebody who was under suspicion. */
  'justPushes',
  /** They joined others who were not in Room 25. */
  'joins',
  /** They moved the line of Room 25 from outside. */
  'slidesExit',
  /** They raised the alarm with time to spare. */
  'earlyAlarm',
  /** They left Room 25 again. */
  'leavesExit',
  /** They called a room red that nobody has seen since. */
  'warnings',
  /** They looked and said nothing. */
  'silences',
  /** Somebody else's claim about the same room differs, or agrees, and nobody knows who is right. */
  'contradicted',
  'confirmed',
  /** Somebody pushed them. */
  'pushed',
  /** Somebody they pushed died of it. */
  'kills',
  /** They went where nobody had been. */
  'enters',
  /** They let a slot pass. */
  'idle',
] as const;
export type Sign = (typeof SIGNS)[number];
export type Evidence = Readonly<Record<Sign, number>>;

export const evidenceOf = (events: readonly Event[]): ReadonlyMap<Character, Evidence> => {
  const witness = new Witness();
  for (const event of events) witness.hear(event);
  return witness.evidence();
};

class Witness {
  readonly #counts = new Map<Character, Record<Sign, number>>();
  /** The room that was laid on each cell, wherever it is now. */
  readonly #tiles = CELLS.map((_, cell) => cell);
  readonly #seen = new Map<number, RoomCode>();
  readonly #claims = new Map<number, Map<Character, Colour>>();
  /** Where rooms lie open; and those who have looked at one that does not, and said nothing about it. */
  readonly #open = new Set<number>();
  readonly #unsaid = new Map<number, Set<Character>>();
  /** Somebody who has looked just now may still speak. */
  #looker: Character | undefined;
  /** Whom anybody has called a guard. */
  readonly #accused = new Set<Character>();
  #turnsLeft = 10;
  #actor: { readonly who: Character; readonly isPush: boolean } | undefined;
  #pushed: Character | undefined;
  /** The character who has just pushed somebody into a room that nobody has seen. */
  #blind: Character | undefined;
  /** The room that each character is in, once they have left the centre. */
  readonly #on = new Map<Character, number>();

  hear(event: Event): void {
    switch (event.kind) {
      case 'turn':
        this.#turnsLeft = event.turnsLeft;
        break;
      case 'played':
        this.#actor = { who: event.who, isPush: event.action === 'push' };
        this.#pushed = undefined;
        this.#looker = undefined;
        break;
      case 'waited':
      case 'passed':
        this.#count(event.who, 'idle');
        break;
      case 'moved':
        this.#hearMove(event.who, event.from, event.to);
        break;
      case 'looked':
        this.#hearLook(event.who, event.cell);
        if (event.room !== undefined) this.#learn(event.cell, event.room);
        break;
      case 'revealed':
        this.#open.add(this.#tileAt(event.cell));
        this.#learn(event.cell, event.room);
        if (this.#blind && ROOMS[event.room]!.colour === 'red') {
          this.#count(this.#blind, 'pushesIntoRed');
          this.#count(this.#blind, 'otherPushes', -1);
        }
        this.#blind = undefined;
        break;
      case 'died':
        this.#on.delete(event.who);
        if (this.#pushed === event.who && this.#actor) this.#count(this.#actor.who, 'kills');
        break;
      case 'concealed':
        this.#open.delete(this.#tileAt(event.cell));
        this.#seen.delete(this.#tileAt(event.cell));
        break;
      case 'signalled':
        this.#hearClaim(event.who, event.cell, event.colour);
        break;
      case 'said':
        if (event.saying === 'suspect' && event.whom) this.#accused.add(event.whom);
        break;
      case 'slid':
        this.#hearSlide(event.who, event.line, event.direction);
        break;
      case 'swapped':
        this.#hearSwap(CELLS.indexOf(event.cells[0]), CELLS.indexOf(event.cells[1]));
        break;
      case 'alarm':
        if (this.#turnsLeft > EARLY && this.#pushed !== event.who) this.#count(event.who, 'earlyAlarm');
        break;
      default:
    }
  }

  evidence(): ReadonlyMap<Character, Evidence> {
    for (const [tile, claims] of this.#claims) if (!this.#seen.has(tile)) this.#compare(claims);
    for (const silent of this.#unsaid.values())
      for (const who of silent) if (who !== this.#looker) this.#count(who, 'silences');
    return this.#counts;
  }

  /** A claim about a room that the seat has not seen itself. */
  #compare(claims: ReadonlyMap<Character, Colour>): void {
    for (const [who, colour] of claims) {
      if (colour === 'red') this.#count(who, 'warnings');
      for (const [other, said] of claims)
        if (other !== who) this.#count(who, said === colour ? 'confirmed' : 'contradicted');
    }
  }

  #hearLook(who: Character, cell: string): void {
    const tile = this.#tileAt(cell);
    if (this.#open.has(tile) || this.#claims.get(tile)?.has(who)) return;
    this.#looker = who;
    this.#unsaid.set(tile, (this.#unsaid.get(tile) ?? new Set()).add(who));
  }

  #hearMove(who: Character, from: string, to: string): void {
    const tile = this.#tileAt(to);
    const isCompany = [...this.#on.values()].includes(tile) && this.#seen.get(tile) !== '25';
    const wasInside = this.#seen.get(this.#tileAt(from)) === '25';
    this.#on.set(who, tile);
    const actor = this.#actor;
    this.#blind = undefined;
    if (!actor) return;
    const isNew = !this.#open.has(tile);
    if (actor.isPush && who !== actor.who && this.#pushed === undefined)
      this.#hearPush(actor.who, who, { tile, wasInside });
    else if (who === actor.who) {
      if (wasInside) this.#count(who, 'leavesExit');
      if (isCompany) this.#count(who, 'joins');
      if (isNew) this.#count(who, 'enters');
    }
  }

  #hearPush(by: Character, whom: Character, { tile, wasInside }: { tile: number; wasInside: boolean }): void {
    this.#pushed = whom;
    this.#count(whom, 'pushed');
    const room = this.#seen.get(tile);
    if (this.#isDoubted(whom)) this.#count(by, 'justPushes');
    else if (wasInside) this.#count(by, 'pushesOut');
    else if (room !== undefined && ROOMS[room]!.colour === 'red') this.#count(by, 'pushesIntoRed');
    else {
      this.#count(by, 'otherPushes');
      if (room === undefined) this.#blind = by;
    }
  }

  /** Have they lied or pushed somebody, or has somebody accused them? */
  #isDoubted(who: Character): boolean {
    const counts = this.#counts.get(who);
    return this.#accused.has(who) || (counts !== undefined && GROUNDS.some((sign) => counts[sign] > 0));
  }

  #hearClaim(who: Character, cell: string, colour: Colour): void {
    const tile = this.#tileAt(cell);
    const room = this.#seen.get(tile);
    this.#unsaid.get(tile)?.delete(who);
    if (room !== undefined) this.#judge(who, colour, room);
    else {
      const claims = this.#claims.get(tile) ?? new Map<Character, Colour>();
      claims.set(who, colour);
      this.#claims.set(tile, claims);
    }
  }

  #learn(cell: string, room: RoomCode): void {
    const tile = this.#tileAt(cell);
    this.#seen.set(tile, room);
    this.#expose(tile, room);
    for (const [who, colour] of this.#claims.get(tile) ?? []) this.#judge(who, colour, room);
    this.#claims.delete(tile);
  }

  /** Nobody has to speak about harmless rooms. */
  #expose(tile: number, room: RoomCode): void {
    const { colour } = ROOMS[room]!;
    const silent = this.#unsaid.get(tile);
    if (!silent) return;
    for (const who of silent)
      if (who !== this.#looker && (colour === 'blue' || colour === 'red')) {
        this.#count(who, 'withheld');
        silent.delete(who);
      }
    if (this.#open.has(tile)) this.#unsaid.delete(tile);
  }

  #judge(who: Character, colour: Colour, room: RoomCode): void {
    this.#count(who, ROOMS[room]!.colour === colour ? 'truths' : 'lies');
  }

  #hearSlide(who: Character | undefined, line: string, direction: string): void {
    const index = (LINES as readonly string[]).indexOf(line);
    const cells = Array.from({ length: 5 }, (_, place) => (index < 5 ? index * 5 + place : place * 5 + index - 5));
    const tiles = cells.map((cell) => this.#tiles[cell]!);
    const by = direction === 'up' || direction === 'left' ? 1 : 4;
    for (const [place, cell] of cells.entries()) this.#tiles[cell] = tiles[(place + by) % 5]!;
    const hasExit = tiles.some((tile) => this.#seen.get(tile) === '25');
    if (who !== undefined && hasExit) this.#count(who, 'slidesExit');
  }

  #hearSwap(one: number, other: number): void {
    const tile = this.#tiles[one]!;
    this.#tiles[one] = this.#tiles[other]!;
    this.#tiles[other] = tile;
  }

  #tileAt(cell: string): number {
    return this.#tiles[CELLS.indexOf(cell)]!;
  }

  #count(who: Character, sign: Sign, by = 1): void {
    const counts = this.#counts.get(who) ?? (Object.fromEntries(SIGNS.map((one) => [one, 0])) as Record<Sign, number>);
    counts[sign] += by;
    this.#counts.set(who, counts);
  }
}

/** Signs that make everybody doubt somebody. */
const GROUNDS: readonly Sign[] = ['lies', 'pushesOut', 'pushesIntoRed', 'otherPushes'];

/** More turns than the alarm leaves. */
const EARLY = 6;
