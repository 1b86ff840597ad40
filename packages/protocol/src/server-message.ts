/** What the server sends over the socket. None of it is secret from whoever it is sent to. */
import type { Command, Event, RuleId, View } from '@room25/engine';
import type { ChatLine, TableView } from './table-view.ts';
import type { RefusalCode } from './words.ts';

/**
 * `n` counts the messages of this connection that show something: a gap means that one was lost, so say hello again. `now` is the
 * server's time, in which its deadlines are given.
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

/** What changed; in `state`, all of it. */
export interface Shown {
  readonly table?: TableView;
  readonly game?: GameView;
  readonly events?: Tail<Event>;
  readonly chat?: Tail<ChatLine>;
}

/** The items from number `from` on, the first being 0. */
export interface Tail<T> {
  readonly from: number;
  readonly list: readonly T[];
}

export interface Refused {
  readonly type: 'refused';
  /** The id of the request, if it could be read. */
  readonly id?: string;
  readonly code: RefusalCode;
  readonly rule?: RuleId;
  /** In English, for people who read logs; a page words it from code and rule. */
  readonly reason: string;
  /** Seconds after which it may be tried again, if it came too fast. */
  readonly retryAfter?: number;
}

/** The game through the viewer's eyes, and what they may do. */
export interface GameView {
  readonly view: View;
  readonly answers: readonly Command[];
  readonly asides: readonly Command[];
  /** The viewer's own programs, which can still be changed. */
  readonly locked: readonly Command[];
  /** In cooperation: what bots had planned together in turns that are over. */
  readonly planned?: readonly { readonly turn: number; readonly programs: readonly Command[] }[];
}
