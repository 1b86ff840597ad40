/** Somebody who is being shown a table, and what it has been shown so far. */
import { isNoted } from '../table/full.ts';
import { lookBar } from '../table/look.ts';
import type { Watching } from '../table/show.ts';
import { isPerson, seatOfGuest, type TableState } from '../table/table-state.ts';
import type { Rendering } from './rendering.ts';

/** Where the messages go. */
export interface Outlet {
  send(text: string): void;
  /** Nothing more will be sent; `why` is told. */
  drop(why: 'replaced' | 'not-seated'): void;
}

export interface OnlookerOptions {
  readonly outlet: Outlet;
  readonly connection: string;
  readonly guest?: string | undefined;
  readonly as: 'seat' | 'watch';
}

export class Onlooker {
  readonly connection: string;
  readonly guest: string | undefined;
  as: 'seat' | 'watch';
  readonly #outlet: Outlet;
  /** Counts the messages that show something. */
  #n = 0;
  #table = '';
  #game = '';
  #events = 0;
  #chat = 0;

  constructor({ outlet, connection, guest, as }: OnlookerOptions) {
    this.#outlet = outlet;
    this.connection = connection;
    this.guest = guest;
    this.as = as;
  }

  /** None if it wants a seat and has none, or wants to look on and may not: it is never shown something else for that. */
  watching(table: TableState): Watching | undefined {
    if (this.as === 'watch') return lookBar(table, this.guest) ? undefined : 'spectator';
    return this.guest === undefined ? undefined : seatOfGuest(table, this.guest);
  }

  /** Everything, from the events and lines of chat on that it has not seen. How long it was. */
  showAll(rendering: Rendering, { now, ...seen }: { now: number; events: number; chat: number }): number {
    this.#n++;
    const text = `{"type":"state","n":${this.#n},"now":${now},${rendering.parts(seen).join(',')}}`;
    this.#outlet.send(text);
    this.#keep(rendering);
    return text.length;
  }

  /** What has changed for it; nothing if nothing has. */
  showNews(rendering: Rendering): void {
    const seen = { events: this.#events, chat: this.#chat, table: this.#table, game: this.#game };
    const parts = rendering.news(seen);
    if (parts.length === 0) return;
    this.#n++;
    this.#outlet.send(`{"type":"news","n":${this.#n},${parts.join(',')}}`);
    this.#keep(rendering);
  }

  warn(seats: readonly number[], deadline: number): void {
    this.#n++;
    this.#outlet.send(JSON.stringify({ type: 'warning', n: this.#n, seats, deadline }));
  }

  /** Is this connection an old one of its seat? */
  isReplaced(table: TableState): boolean {
    const watching = this.watching(table);
    const seat = typeof watching === 'number' ? table.seats[watching] : undefined;
    return (
      isPerson(seat) &&
      seat.connection !== undefined &&
      seat.connection !== this.connection &&
      isNoted(table, seat.guest)
    );
  }

  drop(why: 'replaced' | 'not-seated'): void {
    this.#outlet.drop(why);
  }

  #keep(rendering: Rendering): void {
    this.#table = rendering.table;
    this.#game = rendering.game;
    this.#events = rendering.eventCount;
    this.#chat = rendering.chatCount;
  }
}
