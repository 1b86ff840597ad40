/** A real server for a test: its own port, its own SQLite folder, a clock that the test can turn. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decide } from '@room25/bots';
import { whoOf } from '@room25/engine';
import type { Act, GameView, Refused, Settings, TableView } from '@room25/protocol';
import { Player, seedsFrom } from '@room25/test-kit/server';
import { openStore, type RunningServer, type ServerOptions, startServer } from '../src/index.ts';
import type { Pool } from '../src/node/thinker.ts';
import { RawSocket } from './raw-socket.ts';

export const SETTINGS: Settings = {
  edition: 'second',
  mode: 'suspicion',
  players: 4,
  listed: true,
  clock: { kind: 'none' },
  talk: 'chat',
};

/** Bots that take no time and no threads: what they are given, and what is done with their answers, is the same. */
const QUICK: Pool = {
  decide: async (task) => decide(task, { steps: 1 }),
  close: async () => {},
};

export class TestServer {
  readonly running: RunningServer;
  readonly #folder: string;
  readonly #clock: TestClock;
  /** By token, where everybody comes from an address of their own. */
  #addresses: Map<string, string> | undefined;
  readonly #players: Player[] = [];
  readonly #sockets: RawSocket[] = [];

  private constructor(running: RunningServer, folder: string, clock: TestClock) {
    this.running = running;
    this.#folder = folder;
    this.#clock = clock;
  }

  static async open(options: Partial<ServerOptions> = {}, folder = temporaryFolder()): Promise<TestServer> {
    const clock: TestClock = { ahead: 0 };
    const running = await startServer({
      store: await openStore(undefined, folder),
      pool: QUICK,
      botPause: 0,
      limits: 1000,
      sweepEvery: 0,
      now: () => (clock.stoppedAt ?? Date.now()) + clock.ahead,
      newServerSeed: seedsFrom('house'),
      ...options,
    });
    return new TestServer(running, folder, clock);
  }

  /** From now on everybody comes from an address of their own, as from their homes; of a server that trusts its proxy. */
  comeApart(): this {
    this.#addresses ??= new Map();
    return this;
  }

  /** From now on time passes only as the test says, be the machine fast or slow. */
  stopClock(): this {
    this.#clock.stoppedAt ??= Date.now();
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${this.running.port}`;
  }

  get folder(): string {
    return this.#folder;
  }

  /** Time passes, and the server looks at its clocks. */
  async later(milliseconds: number): Promise<void> {
    this.#clock.ahead += milliseconds;
    await this.running.sweep();
  }

  async guest(name: string): Promise<string> {
    const { token } = await this.post<{ token: string }>('/api/guest', { name, token: true });
    return token;
  }

  /** A table with people in these seats, bots in the others; the host is the first. */
  async table(settings: Settings, names: readonly string[], level: 'random' | 'easy' = 'easy'): Promise<Party> {
    const tokens: string[] = [];
    for (const name of names) tokens.push(await this.guest(name));
    const host = tokens[0]!;
    const table = await this.post<TableView>('/api/tables', { id: randomUUID(), settings }, host);
    for (const token of tokens.slice(1)) await this.do(table.id, token, { do: 'sit' });
    for (let seat = names.length; seat < settings.players; seat++)
      await this.do(table.id, host, { do: 'fill', seat, level });
    for (const token of tokens) await this.do(table.id, token, { do: 'ready', ready: true });
    return { id: table.id, table, tokens };
  }

  async started(settings: Settings, names: readonly string[], level: 'random' | 'easy' = 'easy'): Promise<Party> {
    const party = await this.table(settings, names, level);
    await this.do(party.id, party.tokens[0]!, { do: 'start' });
    return party;
  }

  player(table: string, token?: string): Player {
    const player = new Player({ address: () => this.url, table, ...(token !== undefined && { token }) });
    this.#players.push(player);
    return player;
  }

  async socket(headers: Record<string, string> = {}): Promise<RawSocket> {
    const socket = await RawSocket.open(`${this.url}/socket`, headers);
    this.#sockets.push(socket);
    return socket;
  }

  /** Throws if it is refused. */
  async do(table: string, token: string, act: Act): Promise<void> {
    await this.post(`/api/tables/${table}/do`, { id: randomUUID(), act }, token);
  }

  /** Everybody plays the first thing that they may, until it is over. */
  async playOut(table: string, tokens: readonly string[]): Promise<void> {
    for (;;)
      for (const token of tokens) {
        const { table: now, game } = await this.get<{ table: TableView; game?: GameView }>(
          `/api/tables/${table}/state?events=99999`,
          token,
        );
        if (now.state === 'over') return;
        const locked = game?.locked.map(whoOf) ?? [];
        const answer = game?.answers.find((command) => !locked.includes(whoOf(command)));
        if (answer !== undefined) await this.do(table, token, { do: 'play', command: answer });
      }
  }

  async refusal(table: string, token: string, act: Act): Promise<Refused> {
    const response = await this.send('POST', `/api/tables/${table}/do`, { token, body: { id: randomUUID(), act } });
    return (await response.json()) as Refused;
  }

  async get<T>(path: string, token?: string): Promise<T> {
    return (await (await this.send('GET', path, token === undefined ? {} : { token })).json()) as T;
  }

  async post<T>(path: string, body: unknown, token?: string): Promise<T> {
    const response = await this.send('POST', path, { body, ...(token !== undefined && { token }) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text}`);
    return JSON.parse(text) as T;
  }

  send(method: string, path: string, { token, body, headers }: Sent = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}`, ...this.#addressOf(token) }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  #addressOf(token: string): Record<string, string> {
    if (!this.#addresses) return {};
    const address = this.#addresses.get(token) ?? `198.51.100.${this.#addresses.size + 1}`;
    this.#addresses.set(token, address);
    return { 'x-forwarded-for': address };
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The folder stays: another testServer can be opened on it. */
  async stop(): Promise<void> {
    for (const player of this.#players) player.close();
    for (const socket of this.#sockets) socket.close();
    await this.running.stop();
  }
}

export interface Party {
  readonly id: string;
  readonly table: TableView;
  /** Of the people, by seat. */
  readonly tokens: readonly string[];
}

interface TestClock {
  ahead: number;
  stoppedAt?: number;
}

interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'room25-server-'));
