/**
 * The gate stands before everything. It counts who comes in, how often, and what that has cost so far; an address that goes on
 * regardless is cut off.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf, isLocal, isSecure, type Proxied } from '../http/address.ts';
import { ALWAYS_TLS, JSON_TYPE } from '../http/headers.ts';
import { sendPlain } from '../http/plain.ts';
import { BYTES_AT_ONE, COSTS, type Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { refused } from '../wording.ts';
import { Counted } from './counted.ts';
import { cutIdlers } from './idlers.ts';
import { type Exchange, Sluice } from './sluice.ts';
import { Turns } from './turns.ts';

/** Milliseconds between two checks for clients that do not read. */
const LOOK_EVERY = 1_000;

/** A request that has been let in. */
export interface Admitted {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: string;
  /** What it costs on top of an ordinary request. */
  charge(cost: number): void;
  /** The answer lies ready. */
  isReady(): void;
}

const MAKING = new WeakMap<ServerResponse, (bytes: number) => void>();

/** So much was made for an answer. It is paid for at once: whoever asked may have gone, or want only its head. */
export const noteMade = (response: ServerResponse, bytes: number): void => MAKING.get(response)?.(bytes);

export interface GateOptions {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly proxied: Proxied;
  /** A health check: answered even when an address has nothing left, and always to programs on this machine. */
  readonly isVital: (request: IncomingMessage) => boolean;
  readonly serve: (admitted: Admitted) => void;
}

export class Gate {
  readonly #options: GateOptions;
  readonly #sluices = new Set<Sluice>();
  readonly #connections = new Counted();
  readonly #pending = new Counted();
  readonly #turns = new Turns();
  readonly #looking: NodeJS.Timeout;

  constructor(options: GateOptions) {
    this.#options = options;
    this.#looking = setInterval(() => cutIdlers(this.#sluices, options.limits.mostUnsent), LOOK_EVERY).unref();
  }

  /** Stands between the server and its clients. */
  guard(server: Server): void {
    const [take] = server.listeners('connection');
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) =>
      this.#letIn(socket, (sluice) => {
        take!.call(server, sluice);
      }),
    );
    const serve = (request: IncomingMessage, response: ServerResponse): void => {
      const sluice = request.socket as unknown as Sluice;
      sluice.inTurn([request, response], (exchange) => this.#serve(sluice, exchange));
    };
    server.on('request', serve);
    // Else Node itself would answer requests that expect something, and nobody would count them.
    server.on('checkExpectation', serve);
  }

  close(): void {
    clearInterval(this.#looking);
  }

  /** Behind a proxy all connections are the proxy's: what counts is who asks. */
  #letIn(socket: Socket, take: (sluice: Sluice) => void): void {
    const { limits, proxied } = this.#options;
    const address = addressOf({ socket, headers: {} }, { trustProxy: false });
    if (!proxied.trustProxy) {
      const isTooMuch = this.#connections.isFull(address, limits.mostConnections) || limits.isDeaf('work', address);
      limits.charge('work', address, COSTS.connection);
      if (isTooMuch) {
        socket.destroy();
        return;
      }
    }
    this.#connections.add(address);
    socket.once('close', () => this.#connections.remove(address));
    // Nobody else listens until its turn comes.
    socket.on('error', () => {});
    const later = (work: () => void): void => this.#turns.take(address, work);
    later(() => {
      if (socket.destroyed) return;
      const sluice = new Sluice(socket, later);
      this.#sluices.add(sluice);
      socket.once('close', () => this.#sluices.delete(sluice));
      take(sluice);
    });
  }

  #serve(sluice: Sluice, [request, response]: Exchange): void {
    const { limits, proxied, isVital, serve } = this.#options;
    const address = addressOf(request, proxied);
    sluice.address = address;
    if (isSecure(request, proxied)) response.setHeader(...ALWAYS_TLS);
    if (!isVital(request)) {
      const isMany = this.#pending.isFull(address, limits.mostPending);
      if (isMany || limits.isEmpty('work', address)) {
        this.#refuse(sluice, response, address);
        return;
      }
    } else if (!isLocal(request)) {
      // Costs as much as anything else, or a flood would come in this way.
      limits.charge('work', address, COSTS.request);
      if (limits.isDeaf('work', address)) {
        this.#refuse(sluice, response, address);
        return;
      }
    }
    this.#pending.add(address);
    const before = sluice.bytesWritten;
    let bytesAtOne: number = BYTES_AT_ONE.made;
    let paid = 0;
    MAKING.set(response, (bytes) => {
      paid += bytes;
      limits.charge('work', address, bytes / BYTES_AT_ONE.made);
    });
    response.once('close', () => {
      this.#pending.remove(address);
      limits.charge('work', address, Math.max(0, sluice.bytesWritten - before - paid) / bytesAtOne);
    });
    serve({
      request,
      response,
      address,
      charge: (cost) => limits.charge('work', address, cost),
      isReady() {
        sluice.isSendingReady = true;
        bytesAtOne = BYTES_AT_ONE.ready;
      },
    });
  }

  #refuse(sluice: Sluice, response: ServerResponse, address: string): void {
    const { limits, metrics, proxied } = this.#options;
    limits.charge('work', address, COSTS.refused);
    metrics.refused('too-fast');
    if (limits.isDeaf('work', address) && !proxied.trustProxy) {
      sluice.destroy();
      return;
    }
    const refusal = limits.refusal('work', address);
    sendPlain(response, {
      status: 429,
      type: JSON_TYPE,
      text: JSON.stringify(refused(refusal)),
      headers: { 'retry-after': String(refusal.retryAfter), connection: 'close' },
    });
  }
}
