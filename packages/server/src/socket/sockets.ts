/** The sockets of this process: who may open one, and whether those at the other end are still there. */
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { LONGEST_MESSAGE } from '@room25/protocol';
import { WebSocketServer } from 'ws';
import { Counted } from '../gate/counted.ts';
import { cutIdlers } from '../gate/idlers.ts';
import type { Sluice } from '../gate/sluice.ts';
import { addressOf, isOwnOrigin, isSecure, type Proxied } from '../http/address.ts';
import { identityOf } from '../http/identity.ts';
import { COSTS } from '../limits.ts';
import type { Service } from '../service.ts';
import { Connection } from './connection.ts';

const SOCKET_PATH = '/socket';
/** Of one message: only whole ones are counted, and none is long. */
const MOST_PARTS = 16;
const PING_EVERY = 30_000;
/** Between two checks for clients that do not read. */
const LOOK_EVERY = 1_000;
/** How long a client that is not let in gets to learn of it. */
const FAREWELL = 1_000;

export class Sockets {
  readonly #service: Service;
  readonly #proxied: Proxied;
  readonly #connections = new Set<Connection>();
  readonly #byAddress = new Counted();
  readonly #pinging: NodeJS.Timeout;
  readonly #looking: NodeJS.Timeout;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    maxFragments: MOST_PARTS,
    perMessageDeflate: false,
    clientTracking: false,
    // Each frame is counted before it is answered, and after it others get their turn.
    autoPong: false,
    allowSynchronousEvents: false,
  });

  constructor(server: Server, service: Service, proxied: Proxied) {
    this.#service = service;
    this.#proxied = proxied;
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket as unknown as Sluice, head));
    this.#looking = setInterval(() => cutIdlers(this.#connections, service.limits.mostUnsent), LOOK_EVERY).unref();
    this.#pinging = setInterval(() => {
      for (const connection of this.#connections) connection.ping();
    }, PING_EVERY).unref();
  }

  get count(): number {
    return this.#connections.size;
  }

  /** Somebody is nobody now, or somebody else. */
  checkAgain(): void {
    for (const connection of this.#connections) connection.checkAgain();
  }

  /** Tells every client, and opens no more sockets. */
  close(): void {
    clearInterval(this.#pinging);
    clearInterval(this.#looking);
    for (const connection of this.#connections) connection.stop();
    this.#sockets.close();
  }

  #upgrade(request: IncomingMessage, sluice: Sluice, read: Buffer): void {
    const { socket, head } = sluice.detach(read);
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, this.#proxied);
    const { status, retryAfter } = this.#barAgainst(request, address);
    if (status !== undefined) {
      const later = retryAfter === undefined ? '' : `Retry-After: ${retryAfter}\r\n`;
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${later}Connection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      setTimeout(() => socket.destroy(), FAREWELL).unref();
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (opened) => {
      const identity = identityOf(request.headers, this.#service.tokens, isSecure(request, this.#proxied));
      const connection = new Connection(opened, this.#service, { wire: socket, identity, address });
      socket.on('data', (chunk: Buffer) => connection.count(chunk.length));
      this.#connections.add(connection);
      this.#byAddress.add(address);
      opened.on('close', () => {
        this.#connections.delete(connection);
        this.#byAddress.remove(address);
      });
    });
  }

  #barAgainst(request: IncomingMessage, address: string): Bar {
    const { limits } = this.#service;
    const isMany = this.#byAddress.isFull(address, limits.mostSockets);
    if (isMany || limits.isEmpty('work', address)) return this.#tooMuch('work', address);
    limits.charge('work', address, COSTS.upgrade);
    if (request.url?.split('?')[0] !== SOCKET_PATH) return { status: 404 };
    if (!isOwnOrigin(request, this.#proxied)) return { status: 403 };
    return limits.take('sockets', address) ? {} : this.#tooMuch('sockets', address);
  }

  #tooMuch(what: 'work' | 'sockets', address: string): Bar {
    const { limits, metrics } = this.#service;
    limits.charge('work', address, COSTS.refused);
    metrics.refused('too-fast');
    return { status: 429, retryAfter: limits.refusal(what, address).retryAfter };
  }
}

interface Bar {
  readonly status?: number;
  readonly retryAfter?: number | undefined;
}
