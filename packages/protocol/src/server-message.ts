/** What the server sends over the socket. Nothing of it is secret to the one it is sent to. */
import type { Character, Command, Event, RuleId, View } from '@room25/engine';
import type { Settings } from './settings.ts';
import type { Absence, Level, Phrase, RefusalCode, TableStatus } from './words.ts';

/**
 * `n` counts the messages of this connection that show something: a gap means that one was lost, so say hello again. `now` is the
 * server's time, by which its deadlines are meant.
 */
export type ServerMessage =
  | ({ readonly type: 'state'; readonly n: number; readonly now: number } & Required<
      Pick<Shown, 'table' | 'events' | 'chat'>
    > &
      Shown)
  | ({ readonly type: 'news'; readonly n: number } & Shown)
  | { readonly type: 'warning'; readonly n: number; readonly seats: readonly number[]; readonly deadline: number }
  | { readonly type: 'done'; readonly id: string }
  | Refused;

/** What changed; in `state`, everything. */
export interface Shown {
  readonly table?: TableView;
  readonly game?: GameView;
  readonly events?: Tail<Event>;
  readonly chat?: Tail<ChatLine>;
}

/** Those from the number `from` on, the first being 0. */
export interface Tail<T> {
  readonly from: number;
  readonly list: readonly T[];
}

export interface Refused {
  readonly type: 'refused';
  /** That of the request, if it could be read. */
  readonly id?: string;
  readonly code: RefusalCode;
  readonly rule?: RuleId;
  /** In English, for people who read logs; a page words it from code and rule. */
  readonly reason: string;
  /** If it was too fast: in how many seconds it may be asked again. */
  readonly retryAfter?: number;
}

/** The table apart from the game, as everybody may see it; `you` is the viewer's seat. */
export interface TableView {
  readonly id: string;
  readonly code: string;
  readonly state: TableStatus;
  readonly settings: Settings;
  readonly seats: readonly SeatView[];
  readonly you?: number;
  /** SHA-256 of the server's part of the seed, said before anybody sits down. */
  readonly commitment: string;
  /** Until when the awaited people can answer, in milliseconds since 1970. */
  readonly deadline?: number;
  /** Whose programs are locked. */
  readonly locked?: readonly Character[];
  readonly started?: number;
  readonly ended?: number;
  /** Whoever comes must know one. */
  readonly password?: true;
  /** The id of the table where the same people play again. */
  readonly rematch?: string;
}

export type SeatView =
  | { readonly kind: 'free' }
  | ({ readonly kind: 'bot'; readonly level: Level } & Chosen)
  | ({
      readonly kind: 'person';
      readonly name: string;
      readonly host?: true;
      readonly ready?: true;
      /** A page or program of this person is connected. */
      readonly here?: true;
      /** A bot sits in. */
      readonly away?: Absence;
      /** SHA-256 of the number that it has added to the chance of the deal. */
      readonly mark?: string;
    } & Chosen);

/** What was chosen for a seat and is not left to chance. */
interface Chosen {
  readonly wish?: readonly Character[];
  readonly begins?: true;
}

/** The game through the viewer's eyes, and what it may do. */
export interface GameView {
  readonly view: View;
  readonly answers: readonly Command[];
  readonly asides: readonly Command[];
  /** The viewer's own programs, which can still be changed. */
  readonly locked: readonly Command[];
}

/** Somebody's own words, or a phrase that each reads in its own language. */
export type ChatLine = {
  readonly seat: number;
  readonly name: string;
  readonly at: number;
  readonly team?: true;
} & ({ readonly text: string } | { readonly phrase: Phrase });
