/** A table as its log describes it, from the moment it is opened. Never changed: each entry makes a new one. */
import type { Plan } from '@room25/bots';
import type { Character, Command, Event, Game } from '@room25/engine';
import {
  type Absence,
  type ChatLine,
  type Level,
  markOf,
  type Phrase,
  REMEMBERED_REQUESTS,
  type Settings,
} from '@room25/protocol';
import type { Lock } from './entry.ts';
import { Growing } from './growing.ts';
import type { People } from './people.ts';

export interface TableState extends Owned {
  /** The number of the last entry. */
  readonly seq: number;
  /** When it was made. */
  readonly at: number;
  /** When something last happened that everybody may know of. */
  readonly updated: number;
  readonly id: string;
  readonly code: string;
  readonly rules: number;
  readonly settings: Settings;
  readonly serverSeed: string;
  /** The hash of it, which everybody sees. */
  readonly commitment: string;
  /** The first number that somebody adds counts; in older logs the last. */
  readonly firstNumbers: boolean;
  /** The password that people must know to come in. */
  readonly lock?: Lock;
  /** How many people have done something here; the next one gets this number. */
  readonly visitors: number;
  /** Who they are. The log does not say it, and folding never asks: whoever reads the log adds it. */
  readonly people: People;
  /** Those who have given the password. */
  readonly admitted: readonly number[];
  /** Nobody, if the last person got up before the start. */
  readonly host?: number;
  /** When the host last did something, came or went. */
  readonly hostSeen: number;
  /** When a person last did something, came or went. */
  readonly peopleSeen: number;
  /** Who opened it. */
  readonly opener: number;
  readonly seats: readonly Seat[];
  /** Whom the host has removed. */
  readonly removed: readonly number[];
  /** Places from which nobody new sits down for a while. */
  readonly barred: readonly { readonly from: string; readonly until: number }[];
  /** Where the host is at home. */
  readonly hostFrom?: string;
  readonly chat: Growing<Said>;
  readonly play?: Play;
  /** It was never started, and never will be. */
  readonly closed?: true;
  readonly rematch?: string;
  /** A quick game: its place in the row of all of them, and since when it has been waiting. These are rated. */
  readonly quick?: { readonly place: number; readonly opened: number };
  /** What each person has done here, the most recently active last. */
  readonly ledger: readonly Account[];
}

/** What nobody has seen yet, or else it is never changed: the next entry changes it, instead of a copy. */
interface Owned {
  readonly isOwn?: true;
}

export interface Account {
  readonly visitor: number;
  /** Requests that were carried out. */
  readonly requests: Growing<string>;
  /** How many of their entries did not carry the game on. */
  readonly entries: number;
  readonly said: number;
  readonly comings: number;
  /** How often they took their seat back from its bot. */
  readonly returns: number;
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
export interface Entropy {
  readonly number: string;
  /** The hash of it, which everybody sees. */
  readonly mark: string;
}
export interface PersonSeat extends Chosen {
  readonly kind: 'person';
  readonly visitor: number;
  readonly ready: boolean;
  /** What they add to the deal, secret until the end. */
  readonly entropy?: Entropy;
  /** Why a bot sits in. */
  readonly away?: Absence;
  /** Since when. */
  readonly awaySince?: number;
  /** They get the seat back with the next question: for this one the time is up. */
  readonly isReturning?: true;
  /** Where they come from, in a few bits. */
  readonly from?: string;
  /** Their newest connection, while there is one. */
  readonly connection?: string;
  /** At a quick game: when they last sat down, came or went. */
  readonly seen?: number;
  /** At a quick game: when they took the seat of a bot, which had played it until then. */
  readonly joined?: number;
}

type Spoken = Pick<ChatLine, 'seat' | 'at' | 'team' | 'dead'> &
  ({ readonly text: string } | { readonly phrase: Phrase });

export type Said = Spoken & {
  readonly visitor: number;
  /** Only these could hear it. */
  readonly seats?: readonly number[];
  /** How much had happened when it was said. */
  readonly events: number;
};

/** The game at a table. `isOwn`: no other table shares it. */
export interface Play extends Owned {
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
  /** The seats that have heard enough before programming. */
  readonly heard?: readonly number[];
  readonly call?: { readonly at: number; readonly seats: readonly number[] };
  /** What bots planned together, turn by turn. */
  readonly planned?: readonly Plan[];
  /** Since when nobody is there. */
  readonly paused?: number;
  /** A rated game that everybody has left for long: bots play it to its end, whoever comes or goes. */
  readonly isPlayedOut?: true;
  /** If no person ever sat at it, bots play without anybody present. */
  readonly hasPeople: boolean;
}

/** For how many people it is remembered what they did: those who did something last. */
const MOST_REMEMBERED = 100;

/** The level of a bot that sits in for a person. */
const STAND_IN: Level = 'normal';

/** The seat with the number that its person adds to the deal. */
export const withEntropy = (table: TableState, seat: PersonSeat, number: string | undefined): PersonSeat =>
  number === undefined || (table.firstNumbers && seat.entropy) ? seat : { ...seat, entropy: entropyOf(number) };

export const entropyOf = (number: string): Entropy => ({ number, mark: markOf(number) });

export const FREE: FreeSeat = { kind: 'free' };

export const seatOf = ({ seats }: TableState, visitor: number | undefined): number | undefined => {
  const seat = seats.findIndex((each) => each.kind === 'person' && each.visitor === visitor);
  return seat < 0 ? undefined : seat;
};

/** For those who come from outside, where guests have no numbers. */
export const seatOfGuest = (table: TableState, guest: string): number | undefined =>
  seatOf(table, table.people.visitorOf(guest));

/** Their number here; if they have none, the one they get by doing something. */
export const visitorFor = ({ people, visitors }: TableState, guest: string): number =>
  people.visitorOf(guest) ?? visitors;

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

/** Everybody has left: nothing goes on until somebody comes back. */
export const isPaused = ({ play, seats }: TableState): boolean =>
  play !== undefined &&
  play.ended === undefined &&
  play.hasPeople &&
  !play.isPlayedOut &&
  !seats.some((seat) => isAttended(seat) || (isPerson(seat) && seat.isReturning));

export const statusOf = (table: TableState): 'open' | 'playing' | 'paused' | 'over' => {
  if (table.closed || table.play?.ended !== undefined) return 'over';
  if (table.play === undefined) return 'open';
  return isPaused(table) ? 'paused' : 'playing';
};

export const isDone = (table: TableState, visitor: number, id: string): boolean =>
  accountOf(table, visitor).requests.last(REMEMBERED_REQUESTS).includes(id);

export const accountOf = ({ ledger }: TableState, visitor: number): Account =>
  ledger.find((account) => account.visitor === visitor) ?? {
    visitor,
    requests: new Growing(),
    entries: 0,
    said: 0,
    comings: 0,
    returns: 0,
  };

export interface Doing {
  readonly at: number;
  readonly request?: string;
  readonly entries?: number;
  readonly said?: number;
  readonly comings?: number;
  readonly returns?: number;
}

/** Writes down what a person has done, in a table that nobody has seen yet. */
export const noteDoing = (
  table: Mutable<TableState>,
  visitor: number,
  { at, request, entries = 0, said = 0, comings = 0, returns = 0 }: Doing,
): TableState => {
  const before = accountOf(table, visitor);
  const others = table.ledger.filter((account) => account !== before);
  // Whoever has just done something is the last to be dropped.
  const ledger = others.length < MOST_REMEMBERED ? others : others.slice(1);
  ledger.push({
    visitor,
    requests: request === undefined ? before.requests : before.requests.with([request]),
    entries: before.entries + entries,
    said: before.said + said,
    comings: before.comings + comings,
    returns: before.returns + returns,
  });
  table.ledger = ledger;
  table.visitors = Math.max(table.visitors, visitor + 1);
  table.peopleSeen = at;
  if (visitor === table.host) table.hostSeen = at;
  return table;
};

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A copy to be changed before anybody sees it; of what nobody has seen, itself. In a literal, V8 spends more on what follows a
 * spread than on the spread.
 */
export const copyOf = <T extends Owned>(original: T): Mutable<T> => (original.isOwn ? original : { ...original });

/** The host's part goes to that person, or to nobody: then the next to sit down has it. */
export const withHost = (
  { host: _, hostFrom: __, ...table }: TableState,
  heir: PersonSeat | undefined,
  at: number,
): TableState => ({
  ...table,
  hostSeen: at,
  ...(heir && { host: heir.visitor }),
  ...(heir?.from !== undefined && { hostFrom: heir.from }),
});

export const withSeat = (table: TableState, at: number, seat: Seat): TableState => ({
  ...table,
  seats: table.seats.map((each, index) => (index === at ? seat : each)),
});
