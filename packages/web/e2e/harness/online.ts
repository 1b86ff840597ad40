/** Real servers, and people who sit at their tables over the protocol, beside those who have a page. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Act, Settings, TableView } from '@room25/protocol';
import { Player, ServerProcess } from '@room25/test-kit/server';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';

export const SUSPICION: Settings = {
  edition: 'second',
  mode: 'suspicion',
  players: 6,
  listed: true,
  clock: { kind: 'none' },
  talk: 'chat',
};

interface Manner {
  readonly options?: Readonly<Record<string, string | true>>;
  /** How fast its time passes. */
  readonly pace?: number;
}

/** `room25 serve` with the page that is being proved. `url`: of a database that several of them share. */
export const serve = async (
  url?: string,
  page = inject('pageFolder'),
  { options, pace }: Manner = {},
): Promise<ServerProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'room25-online-'));
  const server = await ServerProcess.start({
    folder,
    url,
    options: { page, log: 'warn', ...options },
    ...(pace !== undefined && { pace }),
  });
  onTestFinished(async () => {
    await server.kill();
    // A bot that fails is answered for at random: a proof with it would prove less than it seems to.
    expect(server.log).not.toMatch(/"level":[56]0/);
    rmSync(folder, { recursive: true, force: true });
  });
  return server;
};

/** On the screen `open`: a table for four without a clock, of which this page is the television. Returns its code. */
export const openTelevision = async (page: Page): Promise<string> => {
  await page.getByLabel('Your name').fill('Living room');
  await page.locator('.setup-form-more summary').click();
  await page.getByRole('radio', { name: /^The television/ }).check({ force: true });
  await page.getByRole('radio', { name: /^No clock/ }).check({ force: true });
  for (let players = 6; players > 4; players--) await page.getByRole('button', { name: 'Players: one fewer' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.television-join .qr-code').waitFor();
  return page.locator('.invite-code').innerText();
};

/** Milliseconds; whoever asked too fast asks again after it. */
const PATIENCE = 10_000;

/** Somebody without a page. */
export class ProtocolPlayer {
  readonly #server: ServerProcess;
  readonly #token: string;

  private constructor(server: ServerProcess, token: string) {
    this.#server = server;
    this.#token = token;
  }

  static async named(server: ServerProcess, name: string): Promise<ProtocolPlayer> {
    const { token } = await post<{ token: string }>(server, '/api/guest', { name, token: true });
    return new ProtocolPlayer(server, token);
  }

  openTable(settings: Settings, password?: string): Promise<TableView> {
    const more = password === undefined ? {} : { password };
    return post(this.#server, '/api/tables', { id: randomUUID(), settings, ...more }, this.#token);
  }

  async do(table: string, act: Act): Promise<void> {
    await post(this.#server, `/api/tables/${table}/do`, { id: randomUUID(), act }, this.#token);
  }

  /** Tells the operators of whoever sits there. */
  async report(table: string, seat: number, note: string): Promise<void> {
    await post(this.#server, `/api/tables/${table}/report`, { seat, reason: 'talk', note }, this.#token);
  }

  /** Sits down and is ready. */
  async join(table: string): Promise<void> {
    await this.do(table, { do: 'sit' });
    await this.do(table, { do: 'ready', ready: true });
  }

  /** What makes a page the same person. */
  async personalToken(): Promise<string> {
    return (await post<{ token: string }>(this.#server, '/api/guest/link', {}, this.#token)).token;
  }

  /** What they come back to their name by. */
  async recoveryKey(): Promise<string> {
    return (await post<{ key: string }>(this.#server, '/api/guest/recovery', {}, this.#token)).key;
  }

  playerAt(table: string): Player {
    return new Player({ address: () => this.#server.address, table, token: this.#token, patience: PATIENCE });
  }

  /** Plays anything that is legal, at once, until this is so when it is asked, or the game is over; then it lets go of its seat's line. */
  async play(table: string, until: (player: Player) => boolean = () => false): Promise<Player> {
    const player = this.playerAt(table);
    let isFinished = false;
    onTestFinished(() => {
      isFinished = true;
      player.close();
    });
    for (let step = 0; !isFinished; step++) {
      await player.until(() => player.answers.length > 0 || player.table?.state === 'over');
      if (player.table?.state === 'over' || until(player)) break;
      const { answers } = player;
      await player.do({ do: 'play', command: answers[(step * 7919) % answers.length]! });
    }
    player.close();
    return player;
  }
}

const post = async <T>(server: ServerProcess, path: string, body: object, token?: string): Promise<T> => {
  const response = await fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text) as T;
};
