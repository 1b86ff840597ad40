/** The sockets of this process: who may open one, and whether those at the other end are still there. */
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_MESSAGE } from '@room25/protocol';
import { WebSocketServer } from 'ws';
import { addressOf, isOwnOrigin, isSecure, type Proxied } from '../http/address.ts';
import { identityOf } from '../http/identity.ts';
import type { Service } from '../service.ts';
import { Connection } from './connection.ts';

const SOCKET_PATH = '/socket';
const PING_EVERY = 30_000;

export class Sockets {
  readonly #service: Service;
  readonly #proxied: Proxied;
  readonly #connections = new Set<Connection>();
  readonly #byAddress = new Map<string, number>();
  readonly #pinging: NodeJS.Timeout;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
  });

  constructor(server: Server, service: Service, proxied: Proxied) {
    this.#service = service;
    this.#proxied = proxied;
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#pinging = setInterval(() => {
      for (const connection of this.#connections) connection.ping();
    }, PING_EVERY).unref();
  }

  get count(): number {
    return this.#connections.size;
  }

  /** Whoever came as one of these devices is somebody else now, or nobody. */
  signOut(devices: ReadonlySet<string>): void {
    for (const connection of this.#connections) connection.signOut(devices);
  }

  /** Tells everybody, and opens no more. */
  close(): void {
    clearInterval(this.#pinging);
    for (const connection of this.#connections) connection.stop();
    this.#sockets.close();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, this.#proxied);
    const status = this.#statusAgainst(request, address);
    if (status !== undefined) {
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (opened) => {
      const identity = identityOf(request.headers, this.#service.tokens, isSecure(request, this.#proxied));
      const connection = new Connection(opened, this.#service, { identity, address });
      this.#connections.add(connection);
      this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
      opened.on('close', () => {
        this.#connections.delete(connection);
        const left = this.#byAddress.get(address)! - 1;
        if (left > 0) this.#byAddress.set(address, left);
        else this.#byAddress.delete(address);
      });
    });
  }

  #statusAgainst(request: IncomingMessage, address: string): number | undefined {
    const { limits } = this.#service;
    if (request.url?.split('?')[0] !== SOCKET_PATH) return 404;
    if (!isOwnOrigin(request, this.#proxied)) return 403;
    const isMany = (this.#byAddress.get(address) ?? 0) >= limits.mostConnections;
    return isMany || !limits.take('sockets', address) ? 429 : undefined;
  }
}
