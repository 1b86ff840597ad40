/**
 * A client as the protocol describes it: it reconnects when it is cut off, resumes where it was, repeats what was not answered,
 * and says hello again when a message is missing.
 */
import { randomUUID } from 'node:crypto';
import { type Command, type Event, whoOf } from '@room25/engine';
import type { Act, ChatLine, GameView, Refused, ServerMessage, TableView, Tail } from '@room25/protocol';
import { WebSocket } from 'ws';

export interface PlayerOptions {
  /** Where to connect; asked for each time. */
  readonly address: () => string;
  readonly table: string;
  /** Without it, a spectator. */
  readonly token?: string;
  /** Milliseconds after which an unanswered request is sent again, and a silent server greeted again. */
  readonly patience?: number;
}

interface Request {
  readonly id: string;
  readonly act: Act;
  readonly answered: (refusal: Refused | undefined) => void;
}

const PAUSE = 20;

export class Player {
  table: TableView | undefined;
  game: GameView | undefined;
  events: Event[] = [];
  chat: ChatLine[] = [];
  /** How often it has connected. */
  connections = 0;
  /** Every message, as it came. */
  readonly heard: string[] = [];
  readonly #options: PlayerOptions;
  readonly #requests = new Map<string, Request>();
  readonly #waiting = new Set<() => void>();
  #socket: WebSocket | undefined;
  #isGreeted = false;
  #n = 0;
  #isClosed = false;
  /** Until it connects again, or runs out of patience. */
  #timer: NodeJS.Timeout | undefined;

  constructor(options: PlayerOptions) {
    this.#options = options;
    this.#connect();
  }

  /** What it may answer now, apart from programs that it has locked. */
  get answers(): readonly Command[] {
    const { answers = [], locked = [] } = this.game ?? {};
    const done = locked.map(whoOf);
    return answers.filter((command) => !done.includes(whoOf(command)));
  }

  get isConnected(): boolean {
    return this.#isGreeted;
  }

  /** Resolves when the server has acknowledged or refused it, however often it had to be asked. */
  do(act: Act): Promise<Refused | undefined> {
    return new Promise((answered) => {
      const request = { id: randomUUID(), act, answered };
      this.#requests.set(request.id, request);
      if (this.#isGreeted) this.#ask(request);
    });
  }

  /** Resolves when something that it has seen makes this true. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  /** Breaks the connection, as a tunnel would. */
  cut(): void {
    this.#socket?.terminate();
  }

  /** Forgets everything, like a page that is reloaded. */
  forget(): void {
    this.table = undefined;
    this.game = undefined;
    this.events = [];
    this.chat = [];
    this.cut();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.terminate();
  }

  #connect(): void {
    const socket = new WebSocket(`${this.#options.address().replace(/^http/, 'ws')}/socket`);
    this.#socket = socket;
    this.#n = 0;
    socket.on('open', () => this.#greet());
    socket.on('message', (data) => this.#receive(JSON.parse(String(data)), String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#isGreeted = false;
      clearTimeout(this.#timer);
      if (!this.#isClosed) this.#timer = setTimeout(() => this.#connect(), PAUSE);
    });
  }

  #greet(): void {
    this.#isGreeted = false;
    const { table, token } = this.#options;
    const seen = { events: this.events.length, chat: this.chat.length };
    this.#send({ type: 'hello', table, ...(token === undefined ? { as: 'watch' } : { as: 'seat', token }), ...seen });
    this.#expectAnswer();
  }

  #ask({ id, act }: Request): void {
    this.#send({ type: 'do', id, act });
    this.#expectAnswer();
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #expectAnswer(): void {
    const { patience } = this.#options;
    if (patience === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#greet(), patience);
  }

  #receive(message: ServerMessage, text: string): void {
    this.heard.push(text);
    if (message.type === 'done' || message.type === 'refused') this.#settle(message);
    else this.#show(message);
    for (const notice of [...this.#waiting]) {
      this.#waiting.delete(notice);
      notice();
    }
    this.#expectAnswer();
  }

  #settle(message: Extract<ServerMessage, { type: 'done' | 'refused' }>): void {
    const request = this.#requests.get(message.id ?? '');
    // It asked too fast: it asks again when patience is over.
    if (!request || (message.type === 'refused' && message.code === 'too-fast')) return;
    this.#requests.delete(request.id);
    request.answered(message.type === 'done' ? undefined : message);
  }

  #show(message: Exclude<ServerMessage, { type: 'done' | 'refused' }>): void {
    // An old message, or one that came twice.
    if (message.n <= this.#n) return;
    const isNext = this.#isGreeted && message.n === this.#n + 1;
    if (message.type !== 'state' && !isNext) {
      if (this.#isGreeted) this.#greet();
      return;
    }
    if (message.type === 'state') {
      this.#isGreeted = true;
      this.connections++;
    }
    this.#n = message.n;
    if (message.type === 'warning') return;
    if (message.table) this.table = message.table;
    if (message.game) this.game = message.game;
    if (message.events) this.events = joined(this.events, message.events);
    if (message.chat) this.chat = joined(this.chat, message.chat);
    if (message.type === 'state') for (const request of this.#requests.values()) this.#ask(request);
  }
}

const joined = <T>(seen: readonly T[], { from, list }: Tail<T>): T[] => {
  if (from > seen.length) throw new Error(`the server tells from ${from} on; seen were only ${seen.length}`);
  return [...seen.slice(0, from), ...list];
};
