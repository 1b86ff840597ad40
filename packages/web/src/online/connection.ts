/**
 * The socket to a table: says hello, notices what is missing, and reconnects by itself. It asks for what it has not seen. An
 * answer to one moment of a game must not be played in another: it is sent at once or not at all. Anything else that is pressed
 * before the table has said hello waits for it.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import {
  type Act,
  type ClientMessage,
  PROTOCOL,
  type RefusalCode,
  type Refused,
  type ServerMessage,
} from '@room25/protocol';
import { requestId, type ServerTrouble } from './api.ts';

export type Hello = Omit<Extract<ClientMessage, { type: 'hello' }>, 'type' | 'protocol'>;
export type ShownMessage = Extract<ServerMessage, { n: number }>;

export type LinkState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** Cut off; it reconnects by itself. */
  | { readonly kind: 'lost' }
  /** The server does not want it to connect again. */
  | { readonly kind: 'closed'; readonly why: RefusalCode };

export interface Ends {
  hello(): Hello;
  show(message: ShownMessage): void;
}

export type Unsent = { readonly code: ServerTrouble; readonly rule?: Refused['rule'] };

/** After these codes it does not simply reconnect. */
const FINAL: Readonly<Record<number, RefusalCode>> = {
  4401: 'identity',
  4403: 'not-seated',
  4404: 'no-table',
  4409: 'replaced',
  4426: 'protocol',
};
/** It asked for too much: it reconnects when it was told to. */
const TOO_FAST = 4429;

/** Acts that answer the moment being shown. */
const OF_A_MOMENT: readonly Act['do'][] = ['play', 'unlock'];

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** How long it waits for an answer. */
const PATIENCE = 10_000;
/** After this long without a word from the server, it asks whether the server is there. */
const SILENCE = 40_000;

export class Connection {
  readonly linkState: ReadonlySignal<LinkState>;
  readonly #linkState = signal<LinkState>({ kind: 'connecting' });
  readonly #ends: Ends;
  readonly #requests = new Map<string, (refusal: Unsent | undefined) => void>();
  /** What was asked for before the table had said hello. */
  readonly #early: ClientMessage[] = [];
  #socket: WebSocket | undefined;
  #n = 0;
  #tries = 0;
  /** How many milliseconds the server wants to be left alone. */
  #rest = 0;
  #isClosed = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(ends: Ends) {
    this.#ends = ends;
    this.linkState = this.#linkState;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Resolves when it is done, refused, or cannot be sent now. */
  do(act: Act): Promise<Unsent | undefined> {
    const { kind } = this.#linkState.value;
    const isEarly = kind === 'connecting' && !OF_A_MOMENT.includes(act.do);
    const isOpen = kind === 'open' && this.#socket?.readyState === WebSocket.OPEN;
    if (!isEarly && !isOpen) return Promise.resolve({ code: 'unreachable' });
    return new Promise((settle) => {
      const id = requestId();
      this.#requests.set(id, settle);
      const request: ClientMessage = { type: 'do', id, act };
      if (isEarly) this.#early.push(request);
      else this.#ask(request);
    });
  }

  /** Says hello again from the start, as after a change of who asks. */
  reconnect(): void {
    this.#tries = 0;
    this.#leave();
    this.#linkState.value = { kind: 'connecting' };
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#leave();
  }

  #connect(): void {
    const address = new URL('/socket', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#n = 0;
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => this.#ended(code);
    this.#expect(PATIENCE);
  }

  #greet(): void {
    this.#ask({ type: 'hello', protocol: PROTOCOL, ...this.#ends.hello() });
  }

  #ask(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
    this.#expect(PATIENCE);
  }

  #receive(message: ServerMessage): void {
    const isAnswer = message.type === 'done' || message.type === 'refused';
    if (isAnswer) this.#settle(message);
    // Once every request is answered, silence is normal.
    this.#expect(this.#requests.size > 0 ? PATIENCE : SILENCE);
    if (isAnswer) return;
    // After a message that never came. Duplicates are ignored.
    if (message.type !== 'state' && message.n > this.#n + 1) this.#greet();
    else if (message.n > this.#n) this.#take(message);
  }

  #take(message: ShownMessage): void {
    this.#n = message.n;
    this.#tries = 0;
    this.#ends.show(message);
    if (this.#linkState.value.kind !== 'open') this.#linkState.value = { kind: 'open' };
    for (const request of this.#early.splice(0)) this.#ask(request);
  }

  #settle(message: Extract<ServerMessage, { type: 'done' | 'refused' }>): void {
    if (message.type === 'refused') this.#rest = 1000 * (message.retryAfter ?? 0);
    const settle = this.#requests.get(message.id ?? '');
    this.#requests.delete(message.id ?? '');
    settle?.(message.type === 'done' ? undefined : message);
  }

  #ended(code: number): void {
    this.#leave();
    if (this.#isClosed) return;
    const why = FINAL[code];
    this.#linkState.value = why === undefined ? { kind: 'lost' } : { kind: 'closed', why };
    // Without a network there is nothing to try; its return is an event.
    if (why !== undefined || !navigator.onLine) return;
    const rest = code === TOO_FAST ? this.#rest : 0;
    this.#again = setTimeout(() => this.#connect(), rest + pauseAfter(this.#tries++));
  }

  /** Requests without an answer: the table will show whether they counted. */
  #leave(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const settle of this.#requests.values()) settle({ code: 'unreachable' });
    this.#requests.clear();
    this.#early.length = 0;
  }

  /** If nothing comes in this time, it pings the server; if nothing comes then, the connection is dead. */
  #expect(ms: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (ms === SILENCE && this.#socket?.readyState === WebSocket.OPEN) this.#greet();
      else this.#ended(0);
    }, ms);
  }

  /** The network is back, or somebody is looking: no need to wait. */
  readonly #hurry = (): void => {
    if (document.hidden || this.#isClosed) return;
    const { kind } = this.#linkState.value;
    if (kind === 'lost') this.reconnect();
    else if (kind === 'open' && this.#socket?.readyState === WebSocket.OPEN) this.#greet();
  };

  readonly #drop = (): void => {
    if (this.#linkState.value.kind !== 'closed') this.#ended(0);
  };
}

/** Growing, and different for each of the clients that a server has lost at once. */
const pauseAfter = (tries: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.5 + Math.random() / 2);
