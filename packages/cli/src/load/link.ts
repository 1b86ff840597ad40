/** One socket of the load. It notes when something comes, and parses it only when it has to. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Act, GameView, ServerMessage, TableView } from '@room25/protocol';
import { WebSocket } from 'ws';

type State = Extract<ServerMessage, { type: 'state' }>;

export class Link {
  readonly #socket: WebSocket;
  readonly #token: string | undefined;
  #game = '';
  #table = '';
  #greeted: (() => void) | undefined;
  #heard: (() => void) | undefined;
  readonly #asked = new Map<string, (trouble: string | undefined) => void>();

  private constructor(socket: WebSocket, token: string | undefined) {
    this.#socket = socket;
    this.#token = token;
    socket.on('close', () => this.#end());
    socket.on('message', (data: Buffer) => this.#receive(data.toString()));
  }

  /** Without a token: a spectator. */
  static async open(url: string, token?: string): Promise<Link> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket`, { perMessageDeflate: false });
    await once(socket, 'open');
    socket.on('error', () => {});
    return new Link(socket, token);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  get game(): GameView {
    return (JSON.parse(this.#game) as State).game!;
  }

  get hasGame(): boolean {
    return this.#game !== '';
  }

  get table(): TableView {
    return (JSON.parse(this.#table) as State).table;
  }

  /** Resolves with the first picture of the table. */
  greet(table: string): Promise<void> {
    const hello = {
      type: 'hello',
      table,
      ...(this.#token === undefined ? { as: 'watch' } : { as: 'seat', token: this.#token }),
    };
    return new Promise((greeted) => {
      this.#greeted = greeted;
      this.#socket.send(JSON.stringify(hello));
    });
  }

  /** The next thing that is shown. */
  news(): Promise<void> {
    return new Promise((heard) => {
      this.#heard = heard;
    });
  }

  /** Resolves when it is acknowledged; with the reason if it is refused. */
  do(act: Act): Promise<string | undefined> {
    const id = randomUUID();
    return new Promise((answered) => {
      this.#asked.set(id, answered);
      this.#socket.send(JSON.stringify({ type: 'do', id, act }));
    });
  }

  close(): void {
    this.#socket.terminate();
  }

  /** Nobody goes on waiting for what will not come. */
  #end(): void {
    for (const answered of this.#asked.values()) answered('the connection was closed');
    this.#asked.clear();
    this.#greeted?.();
    this.#heard?.();
  }

  #receive(text: string): void {
    if (text.startsWith('{"type":"done"') || text.startsWith('{"type":"refused"')) {
      const answer = JSON.parse(text) as Extract<ServerMessage, { type: 'done' | 'refused' }>;
      const answered = this.#asked.get(answer.id ?? '');
      this.#asked.delete(answer.id ?? '');
      answered?.(answer.type === 'done' ? undefined : answer.reason);
      return;
    }
    if (text.includes('"game":')) this.#game = text;
    if (text.includes('"table":')) this.#table = text;
    if (text.startsWith('{"type":"state"')) this.#greeted?.();
    else this.#heard?.();
  }
}
