/** The server that is attacked: a process of its own, and everything that the attacks need of it. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { Act, GameView, Settings, TableView } from '@room25/protocol';
import type { ServerProcess } from '@room25/test-kit/server';
import { RawConnection } from '../raw-connection.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

interface Call {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Which of the attackers; without, somebody of the testServer. */
  readonly from?: number;
}

const SETTINGS: Settings = {
  edition: 'ultimate',
  mode: 'suspicion',
  players: 4,
  listed: false,
  clock: { kind: 'none' },
  talk: 'chat',
};

const GUESTS = 150;
const PATHS = ['/', '/api/tables', '/openapi.json', '/nothing', '/api/tables/nothing'];
const CALM_ROUNDS = 6;
const MOST_ROUNDS = 60;

/** Every attacker has an address of its own, of this machine. */
const addressOf = (attacker: number | undefined): string => `127.0.0.${attacker === undefined ? 1 : 2 + attacker}`;

export class Fort {
  readonly server: ServerProcess;
  /** How long whatever goes on goes on. */
  readonly seconds: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 40 });

  constructor(server: ServerProcess, seconds: number) {
    this.server = server;
    this.seconds = seconds;
  }

  /** Megabytes that the process takes now. */
  get memory(): number {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${this.server.pid}/status`, 'utf8'))!;
    return Number(kilobytes) / 1000;
  }

  /**
   * An ordinary day: people come, ask and go, until the process takes no more memory for it. V8 takes what it keeps for short-lived
   * things when it first has many of them, whoever they come from.
   */
  async warmUp(): Promise<void> {
    let most = 0;
    for (let round = 0, calm = 0; calm < CALM_ROUNDS && round < MOST_ROUNDS; round++) {
      for (let guest = 0; guest < GUESTS; guest += 50)
        await Promise.all(Array.from({ length: 50 }, (_, n) => this.#visit(100 + guest + n, round)));
      calm = this.memory < most + 1 ? calm + 1 : 0;
      most = Math.max(most, this.memory);
    }
  }

  async #visit(guest: number, round: number): Promise<void> {
    const line = await this.line(guest);
    line.socket.write(`GET ${PATHS[(guest + round) % PATHS.length]} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await line.closed;
  }

  line(from: number): Promise<RawConnection> {
    return RawConnection.open(this.server.port, addressOf(from));
  }

  upgraded(from: number): Promise<RawConnection> {
    return RawConnection.upgraded(this.server.port, addressOf(from));
  }

  call(path: string, { method = 'GET', token, body, headers, from }: Call = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: this.server.port,
          localAddress: addressOf(from),
          method,
          path,
          agent: this.#agent,
          headers: {
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
          response.on('error', reject);
        },
      );
      asked.on('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  /** What it says, if it is let in; it waits and asks again when it is too fast. */
  async json<T>(path: string, call: Call = {}): Promise<T> {
    for (;;) {
      const { status, headers, text } = await this.call(path, call);
      if (status !== 429) return JSON.parse(text) as T;
      await pause(1000 * Number(headers['retry-after'] ?? 1));
    }
  }

  async guest(name: string, from?: number): Promise<string> {
    const body = { name, token: true };
    const call = { method: 'POST', body, ...(from !== undefined && { from }) };
    return (await this.json<{ token: string }>('/api/guest', call)).token;
  }

  async table(
    token: string,
    settings: Partial<Settings> = {},
    { from, seated = true }: { readonly from?: number; readonly seated?: boolean } = {},
  ): Promise<TableView> {
    const body = { id: randomUUID(), settings: { ...SETTINGS, ...settings }, seated };
    return this.json<TableView>('/api/tables', { method: 'POST', token, body, ...(from !== undefined && { from }) });
  }

  async look(table: string, token?: string): Promise<TableView> {
    return this.json<TableView>(`/api/tables/${table}`, { token });
  }

  async game(table: string, token: string): Promise<GameView> {
    const path = `/api/tables/${table}/state?as=seat&events=999999&chat=999999`;
    return (await this.json<{ game: GameView }>(path, { token })).game;
  }

  /** Why not, if it is not done. */
  async do(table: string, token: string, act: Act, from?: number): Promise<string | undefined> {
    const body = { id: randomUUID(), act };
    const call = { method: 'POST', token, body, ...(from !== undefined && { from }) };
    const answer = await this.json<{ type: string; code?: string }>(`/api/tables/${table}/do`, call);
    return answer.type === 'done' ? undefined : answer.code;
  }

  close(): void {
    this.#agent.destroy();
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How many seconds have passed since then: on a busy machine whatever goes on takes longer than it should. */
export const stopwatch = (): (() => number) => {
  const start = performance.now();
  return () => (performance.now() - start) / 1000;
};

/** Again and again, until the time is over or it does not want to. */
export const repeat = async (seconds: number, work: () => Promise<boolean | undefined>): Promise<void> => {
  const end = performance.now() + 1000 * seconds;
  while (performance.now() < end) if ((await work().catch(() => pause(50))) === false) return;
};
