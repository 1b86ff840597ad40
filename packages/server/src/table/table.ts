/** A table as its log says it is, from the moment it is opened. Never changed: each entry makes another. */
import type { Character, Command, Event, Game } from '@room25/engine';
import { type Absence, type ChatLine, type Level, REMEMBERED_REQUESTS, type Settings } from '@room25/protocol';
import type { Guest } from './entry.ts';
import { Growing } from './growing.ts';

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
  /** A guest's id. */
  readonly host: string;
  readonly seats: readonly Seat[];
  /** Whom the host does not want here. */
  readonly removed: readonly string[];
  readonly chat: Growing<Said>;
  readonly play?: Play;
  /** It was never started, and never will be. */
  readonly closed?: true;
  readonly rematch?: string;
  /** The latest requests of each guest that were done, whoever did something last at the end. */
  readonly requests: ReadonlyMap<string, Growing<string>>;
}

export type Seat = FreeSeat | BotSeat | PersonSeat;
export interface FreeSeat {
  readonly kind: 'free';
}
export interface BotSeat {
  readonly kind: 'bot';
  readonly level: Level;
}
export interface PersonSeat {
  readonly kind: 'person';
  readonly guest: string;
  readonly name: string;
  readonly ready: boolean;
  readonly entropy?: string;
  /** Whom it would like to be. */
  readonly wish?: Character;
  /** Why a bot sits in. */
  readonly away?: Absence;
  /** Its newest connection, as long as there is one. */
  readonly line?: string;
}

export type Said = ChatLine & { readonly seats?: readonly number[] };

/** The game at a table. */
export interface Play {
  readonly game: Game;
  readonly events: Growing<Event>;
  readonly commands: Growing<Command>;
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

/** Of so many guests, those who did something last, requests are remembered. */
const MOST_REMEMBERED = 100;

/** A bot that sits in for a person is of this level. */
const STAND_IN: Level = 'normal';

export const FREE: FreeSeat = { kind: 'free' };

export const seatOfGuest = ({ seats }: Table, guest: string): number | undefined => {
  const seat = seats.findIndex((each) => each.kind === 'person' && each.guest === guest);
  return seat < 0 ? undefined : seat;
};

export const isPerson = (seat: Seat | undefined): seat is PersonSeat => seat?.kind === 'person';

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
  requests.get(guest)?.last(REMEMBERED_REQUESTS).includes(id) ?? false;

export const withRequest = (table: Table, { id: guest }: Guest, id: string): Table => {
  const requests = new Map(table.requests);
  // The one who has just asked is the last to be forgotten.
  requests.delete(guest);
  requests.set(guest, (table.requests.get(guest) ?? new Growing()).with([id]));
  if (requests.size > MOST_REMEMBERED) requests.delete(requests.keys().next().value!);
  return { ...table, requests };
};

export const withSeat = (table: Table, at: number, seat: Seat): Table => ({
  ...table,
  seats: table.seats.map((each, index) => (index === at ? seat : each)),
});
