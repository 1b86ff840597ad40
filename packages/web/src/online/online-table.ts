/** A table on a server, as this page sees it: who sits there, what is said, and the game once there is one. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Event, View } from '@room25/engine';
import type { Act, ChatLine, GameView, TableView, Tail } from '@room25/protocol';
import { mutedSeats, setServerTime } from './api.ts';
import { Connection, type Hello, type LinkState, type ShownMessage, type Unsent } from './connection.ts';
import { forgetMarks, noteDeal, numberAhead, withNumber } from './kept-deals.ts';
import { OnlineGame } from './online-game.ts';
import { namedLine, namedTable } from './somebody.ts';

interface Warning {
  readonly deadline: number;
  readonly seats: readonly number[];
}

export class OnlineTable {
  readonly linkState: ReadonlySignal<LinkState>;
  readonly table: ReadonlySignal<TableView>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly game: ReadonlySignal<OnlineGame | undefined>;
  /** The last warning to those who are awaited. */
  readonly warning: ReadonlySignal<Warning | undefined>;
  /** How many lines of the chat have been shown. */
  readonly read = signal(0);
  /** The seats of people who are muted. */
  readonly muted = signal<readonly number[]>([]);
  /** Why the last act was refused. */
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
  /** The number was sent for the seat that is still shown without one. */
  #isAdding = false;

  /** `first`: what HTTP said of it. */
  constructor(first: TableView, as: Hello['as']) {
    this.#name = first.id;
    this.#as = as;
    this.#table = signal(namedTable(first));
    noteDeal(first);
    this.table = this.#table as ReadonlySignal<TableView>;
    // Phrases are moves: everybody's are heard.
    this.chat = computed(() => {
      const { value: muted } = this.muted;
      const shown = this.#game.value?.view.value;
      const { state, you } = this.table.value;
      const areDeadHeard = state !== 'over' || !shown || hearsTheDead(shown, you);
      const isHeard = (line: ChatLine): boolean =>
        (areDeadHeard || !line.dead) && !('text' in line && muted.includes(line.seat));
      return this.#chat.value.every(isHeard) ? this.#chat.value : this.#chat.value.filter(isHeard);
    });
    this.game = this.#game;
    this.warning = this.#warning;
    this.#connection = new Connection({ hello: () => this.#hello(), show: (message) => this.#show(message) });
    this.linkState = this.#connection.linkState;
  }

  /** Resolves to the reason if it was not done; that is shown too. */
  async do(act: Act): Promise<Unsent | undefined> {
    const refused = await this.#connection.do(withNumber(act, this.table.value));
    if (refused && act.do === 'start') forgetMarks(this.table.value);
    this.refused.value = refused;
    return refused;
  }

  /** Asks the server who is muted. */
  async findMuted(): Promise<void> {
    const answer = await mutedSeats(this.#name);
    if ('value' in answer) this.muted.value = answer.value.seats;
  }

  /** From now on through the eyes of the seat one has taken. */
  sitDown(): void {
    this.#as = 'seat';
    this.reconnect();
  }

  /** Also when the server had closed the connection: somebody wants to play here and not elsewhere. */
  reconnect(): void {
    const { value: state } = this.linkState;
    // Somebody whom the host has removed may still look on.
    if (state.kind === 'closed' && state.why === 'not-seated') this.#as = 'watch';
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
    const { game = this.#view, events } = message;
    const table = message.table ? namedTable(message.table) : this.#table.value!;
    const chat = message.chat && { ...message.chat, list: message.chat.list.map(namedLine) };
    noteDeal(table);
    // The connection counts as open only after what it shows first.
    queueMicrotask(() => void this.#addNumber());
    if (this.#as === 'seat' && peopleIn(table) !== peopleIn(this.#table.value!)) void this.findMuted();
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
          hear: () => this.do({ do: 'heard' }),
          nudge: () => this.do({ do: 'nudge' }),
          linkState: this.linkState,
        });
    });
  }

  async #addNumber(): Promise<void> {
    const table = this.table.value;
    const act = numberAhead(table);
    if (act && this.#isAdding) return;
    this.#isAdding = act !== undefined;
    if (!act) return;
    const refused = await this.#connection.do(withNumber(act, table));
    if (refused?.code === 'unreachable') this.#isAdding = false;
  }
}

/** Everybody else is told at the end what the dead said to each other: once it has been shown, or they would know that it comes. */
const hearsTheDead = ({ cast, phase }: View, you: number | undefined): boolean => {
  const mine = cast.filter(({ seat }) => seat === you);
  return phase === 'over' || (mine.length > 0 && mine.every(({ cell }) => cell === undefined));
};

const peopleIn = ({ seats }: TableView): string =>
  seats.map((seat) => (seat.kind === 'person' ? seat.name : '')).join('\n');

const joined = <T>(seen: readonly T[], tail: Tail<T> | undefined): readonly T[] =>
  tail && (tail.list.length > 0 || tail.from < seen.length) ? [...seen.slice(0, tail.from), ...tail.list] : seen;
