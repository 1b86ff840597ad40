/** A network between client and server that loses, doubles, reorders, delays and cuts, message by message. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

export const FAULTS = ['lose', 'double', 'swap', 'delay', 'cut before', 'cut after'] as const;
export type Fault = (typeof FAULTS)[number];

/** What happens to the n-th message that comes by, in whichever direction. */
export type Weather = (n: number) => Fault | undefined;

const DELAY = 30;

export class FaultyProxy {
  /** How many messages came by. */
  count = 0;
  weather: Weather = () => undefined;
  readonly #server: WebSocketServer;
  readonly #upstream: () => string;

  private constructor(server: WebSocketServer, upstream: () => string) {
    this.#server = server;
    this.#upstream = upstream;
    server.on('connection', (client) => this.#join(client));
  }

  static async start(upstream: () => string): Promise<FaultyProxy> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    return new FaultyProxy(server, upstream);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
  }

  #join(client: WebSocket): void {
    const server = new WebSocket(`${this.#upstream().replace(/^http/, 'ws')}/socket`);
    const cut = (): void => {
      client.terminate();
      server.terminate();
    };
    const opened = once(server, 'open').catch(cut);
    for (const socket of [client, server]) socket.on('close', cut).on('error', cut);
    const up = this.#carrier(server, cut);
    client.on('message', (data) => void opened.then(() => up(data)));
    server.on('message', this.#carrier(client, cut));
  }

  #carrier(to: WebSocket, cut: () => void): (data: RawData) => void {
    let held: string | undefined;
    const send = (text: string): void => {
      if (to.readyState === WebSocket.OPEN) to.send(text);
    };
    return (data) => {
      const text = String(data);
      const fault = this.weather(this.count++);
      if (fault === 'cut before') return cut();
      if (fault === 'lose') return;
      if (fault === 'swap' && held === undefined) {
        held = text;
        return;
      }
      if (fault === 'delay') setTimeout(() => send(text), DELAY);
      else send(text);
      if (fault === 'double') send(text);
      if (held !== undefined) send(held);
      held = undefined;
      if (fault === 'cut after') cut();
    };
  }
}
