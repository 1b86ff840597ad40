/**
 * What a finished game says of each seat: what its characters were, how it ended for them, what they claimed, whom they saved.
 * Told only after the end.
 */
import {
  CHARACTERS,
  type Character,
  type Command,
  colourOf,
  EVERYONE,
  type Event,
  type EventOf,
  editionsWith,
  engineNow,
  type Game,
  isComplaints,
  isEscape,
  type RuleId,
  type Sheet,
  seatViewer,
  type View,
} from '@room25/engine';
import { isTalk } from './talk.ts';

export interface SeatTally {
  readonly won: boolean;
  readonly characters: readonly CharacterTally[];
  /**
   * Claims about hidden rooms; those that were false though they had been shown the room; and those of these that somebody acted
   * on.
   */
  readonly claims: number;
  readonly lies: number;
  readonly believed: number;
  /** Rooms they entered unseen after somebody had lied about them. */
  readonly misled: number;
  /** Others whom they moved out of a room in which they would have died. Absent in games that were counted early on. */
  readonly saved?: readonly Character[];
}

/** What one command led to. */
export interface Happened {
  /** The table before and after; neither is changed later. There is none before the deal. */
  readonly before: Game | undefined;
  readonly after: Game;
  readonly events: readonly Event[];
  /** A bot chose it while sitting in for somebody: it counts neither for nor against anybody. */
  readonly isSubstitutes: boolean;
}

export interface CharacterTally {
  readonly name: Character;
  readonly role?: string;
  readonly survived: boolean;
  /** The rule that they died by. */
  readonly death?: RuleId;
}

interface Claims {
  claims: number;
  lies: number;
  believed: number;
  misled: number;
}

export class Tallying {
  readonly #claims = new Map<number, Claims>();
  /** Lies about rooms that are hidden: by whom, and by their cell, which slides with them. */
  #lies: { readonly seat: number; readonly cell: string; readonly colour: string }[] = [];
  /** Claims that can still be replaced, by seat and cell: was it a lie? */
  readonly #fresh = new Map<string, boolean>();
  /** Cells that each seat has looked at, until something moves. */
  #looked = new Map<number, Set<string>>();
  readonly #deaths = new Map<Character, RuleId>();
  /** Whose action it is. */
  #actor: Character | undefined;
  /** Those who stand in an armed trap. */
  readonly #armed = new Set<Character>();
  #saved: readonly { readonly seat: number; readonly whom: Character }[] = [];

  take({ before, after, events, isSubstitutes }: Happened): void {
    for (const event of events) {
      if (!isTalk(event)) this.#fresh.clear();
      if (event.kind === 'died') this.#deaths.set(event.who, event.rule);
      if (event.kind === 'played') this.#actor = isSubstitutes ? undefined : event.who;
      if (event.kind === 'armed') this.#armed.add(event.who);
      if (!before) continue;
      if (event.kind === 'signalled' && !isSubstitutes) this.#claim(before, event);
      if (event.kind === 'looked') for (const seat of event.seats) this.#lookedBy(seat).add(event.cell);
      if (event.kind === 'moved') {
        this.#enter(before, event, events);
        if (!isSubstitutes) this.#save(before, event, events);
        if (!events.some((other) => other.kind === 'armed' && other.who === event.who)) this.#armed.delete(event.who);
      }
      if (MOVES.includes(event.kind)) this.#looked = new Map();
    }
    // After tiles have moved, the table itself shows where the signals that were lies are now.
    if (events.some(({ kind }) => MOVES.includes(kind))) this.#follow(after.view(EVERYONE));
  }

  /** Somebody else sits there from now on: earlier claims and deeds are not theirs. */
  forget(seat: number): void {
    this.#claims.delete(seat);
    this.#fresh.clear();
    this.#saved = this.#saved.filter((one) => one.seat !== seat);
  }

  /** Seat by seat, of a game that is over. */
  of(game: Game): readonly SeatTally[] {
    const view = game.view(EVERYONE);
    return game.seats.map((_, seat) => {
      const mine = view.cast.filter((character) => character.seat === seat);
      const saved = this.#saved.filter((one) => one.seat === seat).map(({ whom }) => whom);
      return {
        won: mine.some((character) => hasWon(view, character)),
        characters: mine.map(({ name, role, cell }) => this.#characterTally(name, role, cell !== undefined)),
        ...this.#claimsOf(seat),
        ...(saved.length > 0 && { saved }),
      };
    });
  }

  #characterTally(name: Character, role: string | undefined, survived: boolean): CharacterTally {
    const death = survived ? undefined : this.#deaths.get(name);
    return { name, ...(role !== undefined && { role }), survived, ...(death && { death }) };
  }

  #claim(game: Game, { who, cell, colour }: EventOf<'signalled'>): void {
    const { board, cast, edition } = game.view(EVERYONE);
    const { seat } = cast.find(({ name }) => name === who)!;
    const room = board.find((each) => each.cell === cell);
    const code = room?.room ?? room?.known;
    const mine = this.#claimsOf(seat);
    const isLie = code !== undefined && colourOf(edition, code) !== colour && this.#hasSeen(game, seat, cell);
    const before = this.#fresh.get(`${seat} ${cell}`);
    this.#fresh.set(`${seat} ${cell}`, isLie);
    if (before === undefined) mine.claims++;
    mine.lies += Number(isLie) - Number(before ?? false);
    this.#lies = this.#lies.filter((lie) => lie.seat !== seat || lie.cell !== cell);
    if (isLie) this.#lies.push({ seat, cell, colour });
  }

  /** Somebody opens a room that turns out different from what they were told. */
  #enter(game: Game, { who, to }: EventOf<'moved'>, news: readonly Event[]): void {
    const isOpened = news.some((event) => event.kind === 'revealed' && event.cell === to);
    const told = this.#lies.filter(({ cell }) => cell === to);
    if (!isOpened || told.length === 0) return;
    const seat = game.seatOf(CHARACTERS.indexOf(who));
    const others = told.filter((lie) => lie.seat !== seat);
    if (others.length > 0 && !this.#hasSeen(game, seat, to)) {
      this.#claimsOf(seat).misled++;
      for (const lie of others) this.#claimsOf(lie.seat).believed++;
    }
    this.#lies = this.#lies.filter(({ cell }) => cell !== to);
  }

  /** Somebody else's action takes them out of an armed trap or out of rising water, and they live. */
  #save(game: Game, { who, from }: EventOf<'moved'>, news: readonly Event[]): void {
    const actor = this.#actor;
    if (actor === undefined || actor === who) return;
    const room = game.view(EVERYONE).board.find(({ cell }) => cell === from)?.room;
    const isDoomed =
      (room === 'TR' && this.#armed.has(who)) || (room === 'FL' && DROWNING.includes(game.sheet.edition));
    if (!isDoomed || news.some((event) => event.kind === 'died' && event.who === who)) return;
    this.#saved = [...this.#saved, { seat: game.seatOf(CHARACTERS.indexOf(actor)), whom: who }];
  }

  /** Where the table helps the memory, the view says so; else it counts only until something moves. */
  #hasSeen(game: Game, seat: number, cell: string): boolean {
    const room = game.view(seatViewer(seat)).board.find((each) => each.cell === cell);
    return room?.known !== undefined || room?.room !== undefined || this.#lookedBy(seat).has(cell);
  }

  #follow({ board }: View): void {
    this.#lies = this.#lies.flatMap(({ seat, colour, cell }) => {
      const stands = board.filter(({ signals }) =>
        signals?.some((each) => each.seat === seat && each.colour === colour),
      );
      const place = stands.find((each) => each.cell === cell) ?? stands[0];
      return place ? [{ seat, colour, cell: place.cell }] : [];
    });
  }

  #claimsOf(seat: number): Claims {
    let claims = this.#claims.get(seat);
    if (!claims) {
      claims = { claims: 0, lies: 0, believed: 0, misled: 0 };
      this.#claims.set(seat, claims);
    }
    return claims;
  }

  #lookedBy(seat: number): Set<string> {
    let cells = this.#looked.get(seat);
    if (!cells) {
      cells = new Set();
      this.#looked.set(seat, cells);
    }
    return cells;
  }
}

/** A record, reduced to what is needed to play it. */
export interface PlainRecord {
  readonly rules: number;
  readonly sheet: Sheet;
  readonly commands: readonly Command[];
  /** The places of the commands that a bot chose while sitting in for somebody. */
  readonly substituted?: readonly number[];
}

/** Seat by seat; nothing if the game is not over, or if its rules refuse it or cannot be fetched. */
export const tallyOf = ({
  rules,
  sheet,
  commands,
  substituted = [],
}: PlainRecord): readonly SeatTally[] | undefined => {
  const tallying = new Tallying();
  let events: Event[] = [];
  const game = engineNow(rules)?.setUp(sheet, (event) => events.push(event));
  if (!game || isComplaints(game)) return undefined;
  tallying.take({ before: undefined, after: game, events, isSubstitutes: false });
  for (const [place, command] of commands.entries()) {
    const before = game.clone();
    events = [];
    game.listen((event) => events.push(event));
    if (game.apply(command)) return undefined;
    tallying.take({ before, after: game, events, isSubstitutes: substituted.includes(place) });
  }
  return game.outcome ? tallying.of(game) : undefined;
};

/** The editions in which a Flooded room drowns. */
const DROWNING = editionsWith('ROOM-FLOODED-1');

const MOVES: readonly Event['kind'][] = ['slid', 'swapped'];

const hasWon = ({ outcome }: View, { name, role }: View['cast'][number]): boolean => {
  const { result, side = [] } = outcome!;
  if (result === 'prisoners') return role === 'prisoner';
  if (result === 'guards') return role !== undefined && role !== 'prisoner';
  if (result === 'side') return side.includes(name);
  return isEscape(result);
};
