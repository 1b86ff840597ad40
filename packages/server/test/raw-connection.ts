/** A bare connection: it sends what it is told, byte by byte if need be, and reads or does not. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const UPGRADE = [
  'GET /socket HTTP/1.1',
  'Host: x',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  '\r\n',
].join('\r\n');

export class RawConnection {
  readonly socket: Socket;
  /** When it is gone, by whomever. */
  readonly closed: Promise<void>;
  #heard = '';
  readonly #waiting = new Set<() => void>();

  private constructor(socket: Socket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => {});
    socket.on('data', (data) => {
      this.#heard += data.toString('latin1');
      this.#wake();
    });
    socket.on('close', () => this.#wake());
  }

  static async open(port: number, from?: string): Promise<RawConnection> {
    const socket = connect({ port, host: '127.0.0.1', ...(from !== undefined && { localAddress: from }) });
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  /** As a socket of the protocol, already greeted by the server. */
  static async upgraded(port: number, from?: string): Promise<RawConnection> {
    const line = await RawConnection.open(port, from);
    line.socket.write(UPGRADE);
    await line.until((heard) => heard.includes('\r\n\r\n'));
    return line;
  }

  /** Everything that came, a byte a letter. */
  get heard(): string {
    return this.#heard;
  }

  get isOpen(): boolean {
    return !this.socket.destroyed;
  }

  async until(isSo: (heard: string) => boolean): Promise<void> {
    while (!isSo(this.#heard)) {
      if (!this.isOpen) throw new Error(`closed after ${JSON.stringify(this.#heard.slice(-300))}`);
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  /** Until it is cut; at most so many bytes. Whether anybody takes them is another matter. */
  async pour(bytes: Buffer, most: number): Promise<number> {
    let poured = 0;
    while (this.isOpen && poured < most) {
      poured += bytes.length;
      if (this.socket.write(bytes)) await new Promise((resolve) => setImmediate(resolve));
      else await Promise.race([once(this.socket, 'drain').catch(() => {}), this.closed]);
    }
    return poured;
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) {
      this.#waiting.delete(wake);
      wake();
    }
  }
}

/** A frame as clients send them, with a mask of noughts. */
export const frame = (opcode: number, payload: Buffer | string = ''): Buffer => {
  const body = Buffer.from(payload);
  const head =
    body.length < 126
      ? [0x80 | opcode, 0x80 | body.length]
      : [0x80 | opcode, 0xfe, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from(head), Buffer.alloc(4), body]);
};

export const PING = 9;
export const PONG = 10;
export const TEXT = 1;
