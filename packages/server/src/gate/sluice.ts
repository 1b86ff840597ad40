/**
 * A connection that is handed to Node's server in small pieces. Node accepts every request found in one read, some two thousand
 * of them, before it answers the first. Through this it gets one at a time, and none while another waits.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { Reader } from './idlers.ts';

/** Bytes: more than most requests of a browser have. */
const PIECE = 1024;
/** Bytes: more than the longest head and the longest body that anybody takes in. */
const LONGEST_REQUEST = 1 << 16;
/** Where the head of a request ends, and another may begin. */
const END_OF_HEAD = '\r\n\r\n';

/** Milliseconds for the last answer to arrive. */
const FAREWELL = 1_000;

const NOTHING = Buffer.alloc(0);

export type Exchange = readonly [IncomingMessage, ServerResponse];

export class Sluice extends Duplex implements Reader {
  readonly #socket: Socket;
  readonly #later: (work: () => void) => void;
  #rest: Buffer = NOTHING;
  /** There will be nothing more to read … */
  #isOver = false;
  /** … and the server has been told so. */
  #isEnded = false;
  #isDetached = false;
  #isScheduled = false;
  /** Bytes that came since the last request began. */
  #length = 0;
  /** Requests that came before the current one was answered. */
  readonly #waiting: Exchange[] = [];
  #isServing = false;
  /** What is being sent is shared by everybody: it takes no memory of its own. */
  isSendingReady = false;
  /** Who asked last: behind a proxy, many people share one connection. */
  address = '';

  /** `later`: defers what must not be done for a thousand connections in one turn of the event loop. */
  constructor(socket: Socket, later: (work: () => void) => void = (work) => work()) {
    super({ allowHalfOpen: true });
    this.#socket = socket;
    this.#later = later;
    socket.on('data', this.#take);
    socket.on('end', this.#end);
    socket.on('close', this.#close);
    socket.on('error', this.#fail);
    socket.on('timeout', this.#timeOut);
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress;
  }

  get bytesWritten(): number {
    return this.#socket.bytesWritten;
  }

  /** What was made for this connection and has not been read. */
  get unsent(): number {
    return this.isSendingReady || this.#isDetached ? 0 : this.writableLength + this.#socket.writableLength;
  }

  setTimeout(milliseconds: number): this {
    this.#socket.setTimeout(milliseconds);
    return this;
  }

  /** One after another; `serve` is called when this one's turn comes. */
  inTurn(exchange: Exchange, serve: (exchange: Exchange) => void): void {
    this.#length = 0;
    if (this.#isServing) {
      this.#waiting.push(exchange);
      return;
    }
    this.#isServing = true;
    exchange[1].once('close', () => {
      this.#isServing = false;
      this.isSendingReady = false;
      // Others come in between.
      setImmediate(() => {
        const next = this.destroyed ? undefined : this.#waiting.shift();
        if (next) this.inTurn(next, serve);
        this.#flow();
      });
    });
    serve(exchange);
  }

  cut(): void {
    this.destroy();
  }

  /** Hands the connection over as it is, along with what has been read from it. */
  detach(head: Buffer): { readonly socket: Socket; readonly head: Buffer } {
    const socket = this.#socket;
    this.#isDetached = true;
    socket.off('data', this.#take);
    socket.off('end', this.#end);
    socket.off('close', this.#close);
    socket.off('error', this.#fail);
    socket.off('timeout', this.#timeOut);
    const rest = this.#rest;
    this.#rest = NOTHING;
    // On the next tick: by then somebody listens.
    socket.resume();
    return { socket, head: rest.length > 0 ? Buffer.concat([head, rest]) : head };
  }

  override _read(): void {
    this.#flow();
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, encoding, done);
  }

  override _writev(chunks: { chunk: Buffer; encoding: BufferEncoding }[], done: (error?: Error | null) => void): void {
    this.#socket.cork();
    for (const [at, { chunk, encoding }] of chunks.entries())
      this.#socket.write(chunk, encoding, at === chunks.length - 1 ? done : undefined);
    this.#socket.uncork();
  }

  /** Whatever still comes is read and dropped, so that the last answer arrives; then the connection is cut. */
  override _final(done: (error?: Error | null) => void): void {
    this.#rest = NOTHING;
    this.#waiting.length = 0;
    const socket = this.#socket;
    socket.off('data', this.#take);
    socket.resume();
    socket.end(() => done());
    const cutting = setTimeout(() => socket.destroy(), FAREWELL).unref();
    // A timer that is left running keeps all of this in memory: much, in a flood.
    socket.once('close', () => clearTimeout(cutting));
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#waiting.length = 0;
    this.#rest = NOTHING;
    if (!this.#isDetached) this.#socket.destroy();
    done(error);
  }

  readonly #take = (chunk: Buffer): void => {
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    this.#flow();
  };

  readonly #end = (): void =>
    this.#later(() => {
      this.#isOver = true;
      this.#flow();
    });

  readonly #close = (): void => this.#later(() => this.destroy());

  readonly #fail = (error: Error): void => this.#later(() => this.destroy(error));

  readonly #timeOut = (): void => {
    this.emit('timeout');
  };

  /** The next piece, unless a request waits; reads on when nothing is left. */
  #flow(): void {
    if (this.destroyed || this.#isDetached || this.#isScheduled) return;
    if (this.#rest.length === 0) this.#readOn();
    else {
      this.#socket.pause();
      if (this.#waiting.length === 0) this.#letThrough();
    }
  }

  #letThrough(): void {
    const end = this.#rest.indexOf(END_OF_HEAD, 0, 'latin1');
    const length = end < 0 ? PIECE : Math.min(PIECE, end + END_OF_HEAD.length);
    const piece = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    this.#length += piece.length;
    if (this.#length > LONGEST_REQUEST) {
      this.destroy();
      return;
    }
    // If it has enough for now, it asks when it wants more.
    const wantsMore = this.push(piece);
    if (!wantsMore || this.#isDetached) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#flow();
    });
  }

  #readOn(): void {
    if (!this.#isOver) this.#socket.resume();
    else if (!this.#isEnded) {
      this.#isEnded = true;
      this.push(null);
    }
  }
}
