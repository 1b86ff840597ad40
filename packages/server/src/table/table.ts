/** A table as its log says it is, from the moment it is opened. Never changed: each entry makes another. */
import type { Character, Command, Event, Game } from '@room25/engine';
import { type Absence, type ChatLine, type Level, REMEMBERED_REQUESTS, type Settings } from '@room25/protocol';
import type { Guest, Lock } from './entry.ts';

export interface Table {
  /** The number of the last entry. */
  readonly seq: number;
  /** When it was made. */
  readonly at: number;
  /** When something happened that everybody may know of. */
  readonly updated: number;
  readonly id: string;
  readonly code: string;
  readonly rules: number;
  readonly settings: Settings;
  readonly serverSeed: string;
  /** The first number that somebody adds counts; in older logs the last. */
  readonly firstNumbers: boolean;
  /** Who comes must know a password. */
  readonly lock?: Lock;
  /** The guests who have said it. */
  readonly admitted: readonly string[];
  /** A guest's id. */
  readonly host: string;
  readonly seats: readonly Seat[];
  /** Whom the host does not want here. */
  readonly removed: readonly string[];
  readonly chat: readonly Said[];
  readonly play?: Play;
  /** It was never started, and never will be. */
  readonly closed?: true;
  readonly rematch?: string;
  /** The latest requests of each guest that were done. */
  readonly requests: ReadonlyMap<string, readonly string[]>;
}

export type Seat = FreeSeat | BotSeat | PersonSeat;
export interface FreeSeat {
  readonly kind: 'free';
}
/** What was chosen for a seat and is not left to chance. */
interface Chosen {
  readonly wish?: readonly Character[];
  readonly begins?: true;
}
export interface BotSeat extends Chosen {
  readonly kind: 'bot';
  readonly level: Level;
}
export interface PersonSeat extends Chosen {
  readonly kind: 'person';
  readonly guest: string;
  readonly name: string;
  readonly ready: boolean;
  readonly entropy?: string;
  /** Why a bot sits in. */
  readonly away?: Absence;
  /** Its newest connection, as long as there is one. */
  readonly line?: string;
}

export type Said = ChatLine & { readonly seats?: readonly number[] };

/** The game at a table. */
export interface Play {
  readonly game: Game;
  readonly events: readonly Event[];
  readonly commands: readonly Command[];
  /** Programs that are locked but can still be changed, by character. */
  readonly locks: ReadonlyMap<number, Command>;
  readonly started: number;
  readonly ended?: number;
  /** Since when the present question has been open. */
  readonly since: number;
  /** Without a clock: when somebody asked those who are awaited to hurry. */
  readonly nudged?: number;
  readonly call?: { readonly at: number; readonly seats: readonly number[] };
  /** If no person ever sat at it, bots play without anybody. */
  readonly hasPeople: boolean;
}

/** A bot that sits in for a person is of this level. */
const STAND_IN: Level = 'normal';

/** The seat with what its person adds to the chance of the deal. */
export const withEntropy = (table: Table, seat: PersonSeat, entropy: string | undefined): PersonSeat =>
  entropy === undefined || (table.firstNumbers && seat.entropy !== undefined) ? seat : { ...seat, entropy };

export const FREE: FreeSeat = { kind: 'free' };

export const seatOfGuest = ({ seats }: Table, guest: string): number | undefined => {
  const seat = seats.findIndex((each) => each.kind === 'person' && each.guest === guest);
  return seat < 0 ? undefined : seat;
};

export const isPerson = (seat: Seat | undefined): seat is PersonSeat => seat?.kind === 'person';

export const isTaken = (seat: Seat | undefined): seat is BotSeat | PersonSeat =>
  seat !== undefined && seat.kind !== 'free';

/** With everything left to chance. */
export const unchosen = <S extends Seat>(seat: S): S => {
  const { wish: _, begins: __, ...rest } = seat as Seat & Chosen;
  return rest as S;
};

/** Does a person answer for this seat now? */
export const isAttended = (seat: Seat | undefined): boolean => isPerson(seat) && seat.away === undefined;

/** The bot that answers for this seat now. */
export const botOf = (seat: Seat | undefined): Level | undefined => {
  if (seat?.kind === 'bot') return seat.level;
  return isPerson(seat) && seat.away !== undefined ? STAND_IN : undefined;
};

/** All people have left: nothing goes on until one comes back. */
export const isPaused = ({ play, seats }: Table): boolean =>
  play !== undefined && play.ended === undefined && play.hasPeople && !seats.some(isAttended);

export const stateOf = (table: Table): 'open' | 'playing' | 'paused' | 'over' => {
  if (table.closed || table.play?.ended !== undefined) return 'over';
  if (table.play === undefined) return 'open';
  return isPaused(table) ? 'paused' : 'playing';
};

export const isDone = ({ requests }: Table, guest: string, id: string): boolean =>
  requests.get(guest)?.includes(id) ?? false;

export const withRequest = (table: Table, { id: guest }: Guest, id: string): Table => {
  const known = table.requests.get(guest) ?? [];
  return { ...table, requests: new Map(table.requests).set(guest, [...known.slice(1 - REMEMBERED_REQUESTS), id]) };
};

export const withSeat = (table: Table, at: number, seat: Seat): Table => ({
  ...table,
  seats: table.seats.map((each, index) => (index === at ? seat : each)),
});
