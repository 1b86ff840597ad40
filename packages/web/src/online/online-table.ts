/** A table on a server, as this page sees it: who sits there, what is said, and the game once there is one. */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Event } from '@room25/engine';
import type { Act, ChatLine, GameView, TableView, Tail } from '@room25/protocol';
import { setServerTime } from './api.ts';
import { Connection, type Hello, type LinkState, type ShownMessage, type Unsent } from './connection.ts';
import { forgetMarks, noteDeal, withNumber } from './kept-deals.ts';
import { OnlineGame } from './online-game.ts';

interface Warning {
  readonly deadline: number;
  readonly seats: readonly number[];
}

export class OnlineTable {
  readonly line: ReadonlySignal<LinkState>;
  readonly table: ReadonlySignal<TableView>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly game: ReadonlySignal<OnlineGame | undefined>;
  /** The last one that the server gave to those who are awaited. */
  readonly warning: ReadonlySignal<Warning | undefined>;
  /** How many lines of the chat have been shown. */
  readonly read = signal(0);
  /** Why the last thing was not done. */
  readonly refused = signal<Unsent | undefined>(undefined);

  readonly #name: string;
  readonly #connection: Connection;
  readonly #table: ReturnType<typeof signal<TableView>>;
  readonly #chat = signal<readonly ChatLine[]>([]);
  readonly #game = signal<OnlineGame | undefined>(undefined);
  readonly #warning = signal<Warning | undefined>(undefined);
  #as: Hello['as'];
  #events: readonly Event[] = [];
  #view: GameView | undefined;

  /** `first`: what HTTP said of it. */
  constructor(first: TableView, as: Hello['as']) {
    this.#name = first.id;
    this.#as = as;
    this.#table = signal(first);
    noteDeal(first);
    this.table = this.#table as ReadonlySignal<TableView>;
    this.chat = this.#chat;
    this.game = this.#game;
    this.warning = this.#warning;
    this.#connection = new Connection({ hello: () => this.#hello(), show: (message) => this.#show(message) });
    this.line = this.#connection.line;
  }

  /** Resolves to why not, if it was not done; that is shown too. */
  async do(act: Act): Promise<Unsent | undefined> {
    const refused = await this.#connection.do(withNumber(act, this.table.value));
    if (refused && act.do === 'start') forgetMarks(this.table.value);
    this.refused.value = refused;
    return refused;
  }

  /** From the seat that one has taken. */
  sitDown(): void {
    this.#as = 'seat';
    this.reconnect();
  }

  /** Also when the server had closed the line: somebody wants to play here and not elsewhere. */
  reconnect(): void {
    const { value: line } = this.line;
    // Whom the host has sent away may still look on.
    if (line.kind === 'closed' && line.why === 'not-seated') this.#as = 'watch';
    this.#connection.reconnect();
  }

  close(): void {
    this.#connection.close();
    this.#game.value?.close();
  }

  #hello(): Hello {
    return { table: this.#name, as: this.#as, events: this.#events.length, chat: this.#chat.value.length };
  }

  #show(message: ShownMessage): void {
    if (message.type === 'warning') {
      this.#warning.value = message;
      return;
    }
    if (message.type === 'state') setServerTime(message.now);
    const { table = this.#table.value!, game = this.#view, events, chat } = message;
    noteDeal(table);
    const before = this.#events.length;
    this.#events = joined(this.#events, events);
    this.#view = game;
    batch(() => {
      this.#table.value = table;
      this.#chat.value = joined(this.#chat.value, chat);
      if (!game) return;
      const playing = this.#game.value;
      if (playing) playing.take({ ...game, table }, this.#events.slice(before));
      else
        this.#game.value = new OnlineGame({ ...game, table }, this.#events, {
          play: (command) => this.do({ do: 'play', command }),
          unlock: () => this.do({ do: 'unlock' }),
          line: this.line,
        });
    });
  }
}

const joined = <T>(seen: readonly T[], tail: Tail<T> | undefined): readonly T[] =>
  tail && tail.list.length > 0 ? [...seen.slice(0, tail.from), ...tail.list] : seen;
