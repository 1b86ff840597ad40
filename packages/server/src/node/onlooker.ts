/** Somebody who is being shown a table, and what they have been shown so far. */
import { isNoted } from '../table/full.ts';
import { lookBar } from '../table/look.ts';
import type { Watching } from '../table/show.ts';
import { isPerson, seatOfGuest, type TableState } from '../table/table-state.ts';
import type { Rendering } from './rendering.ts';

/** Where the messages go. */
export interface Outlet {
  send(text: string): void;
  /** What may be long, and was not asked for: the client pays for it. */
  sendAnew(text: string): void;
  /** Sends nothing more; `why` is told. */
  drop(why: 'replaced' | 'not-seated' | 'no-table'): void;
}

export interface OnlookerOptions {
  readonly outlet: Outlet;
  readonly connection: string;
  readonly guest?: string | undefined;
  readonly as: 'seat' | 'watch';
}

export const NOBODY: ReadonlySet<string> = new Set();

export class Onlooker {
  readonly connection: string;
  readonly guest: string | undefined;
  as: 'seat' | 'watch';
  /** Guests whose words they do not want to hear. */
  unheard: ReadonlySet<string> = NOBODY;
  readonly #outlet: Outlet;
  /** Counts the messages that show something. */
  #n = 0;
  #table = '';
  #game = '';
  #events = 0;
  #chat = 0;
  #isUncovered = false;

  constructor({ outlet, connection, guest, as }: OnlookerOptions) {
    this.#outlet = outlet;
    this.connection = connection;
    this.guest = guest;
    this.as = as;
  }

  /** Nobody if they want a seat and have none, or want to look on and may not: they are never shown something else instead. */
  watching(table: TableState): Watching | undefined {
    if (this.as === 'watch') return lookBar(table, this.guest) ? undefined : 'spectator';
    return this.guest === undefined ? undefined : seatOfGuest(table, this.guest);
  }

  /** Is it a spectator, and not a second screen of somebody who sits there? */
  isLookingOn(table: TableState): boolean {
    return this.as === 'watch' && (this.guest === undefined || seatOfGuest(table, this.guest) === undefined);
  }

  /** Shows everything but the events and lines of chat that they have seen; returns how long it was. */
  showAll(rendering: Rendering, seen: { now: number; events: number; chat: number }): number {
    const text = this.#allOf(rendering, seen);
    this.#outlet.send(text);
    return text.length;
  }

  /** Shows everything but the events that they have seen, which do not change. */
  showAnew(rendering: Rendering, now: number): void {
    this.#outlet.sendAnew(this.#allOf(rendering, { now, events: this.#events, chat: 0 }));
  }

  /** Shows what has changed for them, if anything has. */
  showNews(rendering: Rendering): void {
    const seen = {
      events: this.#events,
      chat: this.#chat,
      table: this.#table,
      game: this.#game,
      isUncovered: this.#isUncovered,
    };
    const parts = rendering.news(seen);
    if (parts.length === 0) return;
    this.#n++;
    const text = `{"type":"news","n":${this.#n},${parts.join(',')}}`;
    if (rendering.isUncovered === seen.isUncovered) this.#outlet.send(text);
    else this.#outlet.sendAnew(text);
    this.#keep(rendering);
  }

  warn(seats: readonly number[], deadline: number): void {
    this.#n++;
    this.#outlet.send(JSON.stringify({ type: 'warning', n: this.#n, seats, deadline }));
  }

  /** Has their seat a newer connection than this one? */
  isReplaced(table: TableState): boolean {
    const watching = this.watching(table);
    const seat = typeof watching === 'number' ? table.seats[watching] : undefined;
    return (
      isPerson(seat) &&
      seat.connection !== undefined &&
      seat.connection !== this.connection &&
      isNoted(table, seat.visitor)
    );
  }

  drop(why: 'replaced' | 'not-seated' | 'no-table'): void {
    this.#outlet.drop(why);
  }

  #allOf(rendering: Rendering, { now, ...seen }: { now: number; events: number; chat: number }): string {
    this.#n++;
    this.#keep(rendering);
    return `{"type":"state","n":${this.#n},"now":${now},${rendering.parts(seen).join(',')}}`;
  }

  #keep(rendering: Rendering): void {
    this.#table = rendering.table;
    this.#game = rendering.game;
    this.#events = rendering.eventCount;
    this.#chat = rendering.chatCount;
    this.#isUncovered = rendering.isUncovered;
  }
}
