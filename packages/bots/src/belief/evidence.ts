/** What a seat has seen others do that tells guards from prisoners: counted from the events it was told. */
import { CELLS, type Character, type Colour, type Event, LINES, ROOMS, type RoomCode } from '@room25/engine';

export const SIGNS = [
  /** What it said of a room turned out wrong, or right. */
  'lies',
  'truths',
  /** It pushed somebody out of Room 25, into what is a red room, or elsewhere. */
  'pushesOut',
  'pushesIntoRed',
  'otherPushes',
  /** It came to others who were not in Room 25. */
  'joins',
  /** It moved the line of Room 25 from outside. */
  'slidesExit',
  /** It raised the alarm with time to spare. */
  'earlyAlarm',
  /** It went out of Room 25 again. */
  'leavesExit',
  /** It called a room red that nobody has seen since. */
  'warnings',
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
  #turnsLeft = 10;
  #actor: { readonly who: Character; readonly isPush: boolean } | undefined;
  #pushed: Character | undefined;
  /** Who has just pushed somebody to where nobody has seen. */
  #blind: Character | undefined;
  /** The room that each stands in, once it has left the middle. */
  readonly #on = new Map<Character, number>();

  hear(event: Event): void {
    switch (event.kind) {
      case 'turn':
        this.#turnsLeft = event.turnsLeft;
        break;
      case 'played':
        this.#actor = { who: event.who, isPush: event.action === 'push' };
        this.#pushed = undefined;
        break;
      case 'moved':
        this.#hearMove(event.who, event.from, event.to);
        break;
      case 'looked':
        if (event.room !== undefined) this.#learn(event.cell, event.room);
        break;
      case 'revealed':
        this.#learn(event.cell, event.room);
        if (this.#blind && ROOMS[event.room]!.colour === 'red') {
          this.#count(this.#blind, 'pushesIntoRed');
          this.#count(this.#blind, 'otherPushes', -1);
        }
        this.#blind = undefined;
        break;
      case 'died':
        this.#on.delete(event.who);
        break;
      case 'concealed':
        this.#seen.delete(this.#tileAt(event.cell));
        break;
      case 'signalled':
        this.#hearClaim(event.who, event.cell, event.colour);
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
    for (const [tile, claims] of this.#claims)
      if (!this.#seen.has(tile)) for (const [who, colour] of claims) if (colour === 'red') this.#count(who, 'warnings');
    return this.#counts;
  }

  #hearMove(who: Character, from: string, to: string): void {
    const tile = this.#tileAt(to);
    const isCompany = [...this.#on.values()].includes(tile) && this.#seen.get(tile) !== '25';
    const wasInside = this.#seen.get(this.#tileAt(from)) === '25';
    this.#on.set(who, tile);
    const actor = this.#actor;
    this.#blind = undefined;
    if (!actor) return;
    if (actor.isPush && who !== actor.who && this.#pushed === undefined)
      this.#hearPush(actor.who, who, { tile, wasInside });
    else if (who === actor.who) {
      if (wasInside) this.#count(who, 'leavesExit');
      if (isCompany) this.#count(who, 'joins');
    }
  }

  #hearPush(by: Character, whom: Character, { tile, wasInside }: { tile: number; wasInside: boolean }): void {
    this.#pushed = whom;
    const room = this.#seen.get(tile);
    if (wasInside) this.#count(by, 'pushesOut');
    else if (room !== undefined && ROOMS[room]!.colour === 'red') this.#count(by, 'pushesIntoRed');
    else {
      this.#count(by, 'otherPushes');
      if (room === undefined) this.#blind = by;
    }
  }

  #hearClaim(who: Character, cell: string, colour: Colour): void {
    const tile = this.#tileAt(cell);
    const room = this.#seen.get(tile);
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
    for (const [who, colour] of this.#claims.get(tile) ?? []) this.#judge(who, colour, room);
    this.#claims.delete(tile);
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

/** More turns than the alarm leaves. */
const EARLY = 6;
