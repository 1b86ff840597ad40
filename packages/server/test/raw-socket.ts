/** A socket without manners: it sends what it is told, and keeps what comes. */
import { once } from 'node:events';
import type { ClientMessage, ServerMessage } from '@room25/protocol';
import { WebSocket } from 'ws';

export class RawSocket {
  readonly heard: string[] = [];
  /** How it was closed, when it was. */
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #unread: string[] = [];
  readonly #unasked: ServerMessage[] = [];
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      this.heard.push(String(data));
      this.#unread.push(String(data));
      this.#wake();
    });
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => {
      socket.on('close', (code) => {
        resolve(code);
        this.#wake();
      });
    });
  }

  static async open(url: string, headers: Record<string, string>): Promise<RawSocket> {
    const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers });
    const raw = new RawSocket(socket);
    await once(socket, 'open');
    return raw;
  }

  get messages(): readonly ServerMessage[] {
    return this.heard.map((text) => JSON.parse(text) as ServerMessage);
  }

  say(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string | Buffer): void {
    this.#socket.send(text);
  }

  /** The next message of one of these kinds that has not been asked for yet. */
  async next<T extends ServerMessage['type']>(...types: T[]): Promise<Extract<ServerMessage, { type: T }>> {
    type Wanted = Extract<ServerMessage, { type: T }>;
    const isWanted = ({ type }: ServerMessage): boolean => (types as string[]).includes(type);
    for (;;) {
      for (const text of this.#unread.splice(0)) this.#unasked.push(JSON.parse(text) as ServerMessage);
      const at = this.#unasked.findIndex(isWanted);
      if (at >= 0) return this.#unasked.splice(at, 1)[0] as Wanted;
      if (this.#socket.readyState !== WebSocket.OPEN) throw new Error(`closed before ${types.join(' or ')} came`);
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  /** Forgets the answer to a request of the test's own. */
  unhear(id: string): void {
    const at = this.heard.findLastIndex((text) => text.includes(`"id":"${id}"`));
    if (at >= 0) this.heard.splice(at, 1);
  }

  close(): void {
    this.#socket.terminate();
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) {
      this.#waiting.delete(wake);
      wake();
    }
  }
}
