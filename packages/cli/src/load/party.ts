/** Eight players who play one game after the other, and some spectators. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CHARACTERS, type Command, formatCommand, type Random, whoOf } from '@room25/engine';
import type { Settings, TableView } from '@room25/protocol';
import { Link } from './link.ts';
import { post } from './post.ts';
import type { LoadTally } from './tally.ts';

const SETTINGS: Settings = {
  edition: 'ultimate',
  mode: 'suspicion',
  players: 8,
  listed: false,
  clock: { kind: 'none' },
  talk: 'signals',
};
export const SEATS = SETTINGS.players;

/** Milliseconds after which nobody waits for news any longer. */
const LOST = 5_000;

/** How to play: until when, with what pause before each command, and where it is counted. */
export interface LoadPhase {
  readonly end: number;
  readonly pace: number;
  readonly tally: LoadTally;
}

export class LoadParty {
  readonly #url: string;
  readonly #tokens: readonly string[];
  readonly #seats: readonly Link[];
  readonly #watchers: readonly Link[];
  readonly #random: Random;
  #isPlaying = false;

  private constructor(url: string, tokens: readonly string[], { seats, watchers, random }: Members) {
    this.#url = url;
    this.#tokens = tokens;
    this.#seats = seats;
    this.#watchers = watchers;
    this.#random = random;
  }

  static async gather(url: string, watchers: number, random: Random): Promise<LoadParty> {
    const tokens: string[] = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const guest = await post<{ token: string }>(`${url}/api/guest`, { name: `Load ${seat + 1}`, token: true });
      tokens.push(guest.token);
    }
    const seats = await Promise.all(tokens.map((token) => Link.open(url, token)));
    const watching = await Promise.all(Array.from({ length: watchers }, () => Link.open(url)));
    return new LoadParty(url, tokens, { seats, watchers: watching, random });
  }

  /** Plays on where the last phase ended; opens another table when a game is over. */
  async play({ end, pace, tally }: LoadPhase): Promise<void> {
    // Not everybody at the same moment.
    if (pace > 0) await sleep(this.#random.below(pace));
    while (performance.now() < end) {
      if (!this.#seats.every(({ isOpen }) => isOpen)) return tally.refused('the connection was closed');
      if (!this.#isPlaying) await this.#begin();
      const start = performance.now();
      await this.#step(tally);
      await sleep(Math.max(0, pace - (performance.now() - start)));
    }
  }

  close(): void {
    for (const link of [...this.#seats, ...this.#watchers]) link.close();
  }

  async #begin(): Promise<void> {
    const [host, ...others] = this.#tokens;
    const wish = { id: randomUUID(), settings: SETTINGS };
    const { id } = await post<TableView>(`${this.#url}/api/tables`, wish, host);
    const act = (token: string | undefined, what: object): Promise<unknown> =>
      post(`${this.#url}/api/tables/${id}/do`, { id: randomUUID(), act: what }, token);
    for (const token of others) await act(token, { do: 'sit' });
    for (const token of this.#tokens) await act(token, { do: 'ready', ready: true });
    await act(host, { do: 'start' });
    await Promise.all([...this.#seats, ...this.#watchers].map((link) => link.greet(id)));
    this.#isPlaying = true;
  }

  async #step(tally: LoadTally): Promise<void> {
    const choice = this.#choice();
    if (!choice) {
      this.#isPlaying = false;
      return;
    }
    const all = Promise.all(this.#seats.map((seat) => seat.news()));
    const start = performance.now();
    const trouble = await choice.seat.do({ do: 'play', command: choice.command });
    if (trouble !== undefined) return tally.refused(trouble);
    const isHeard = await Promise.race([all.then(() => true), sleep(LOST, false, { ref: false })]);
    if (isHeard) tally.heard(performance.now() - start);
    else tally.lost();
  }

  /** Any answer of somebody who is awaited and has not locked a program. */
  #choice(): { readonly seat: Link; readonly command: Command } | undefined {
    const [first] = this.#seats;
    const { locked = [] } = first!.table;
    const { awaited, cast } = first!.game.view;
    const next = awaited.find((name) => !locked.includes(name));
    const seat = this.#seats[cast.find(({ name }) => name === next)?.seat ?? -1];
    if (!seat) return undefined;
    const answers = careful(seat.game.answers.filter((command) => CHARACTERS[whoOf(command)] === next));
    const command = answers[this.#random.below(answers.length)];
    return command === undefined ? undefined : { seat, command };
  }
}

/** A character that does not move lives longer: more of the time is spent in games, and less on opening tables. */
const careful = (answers: readonly Command[]): readonly Command[] => {
  const staying = answers.filter((command) => !formatCommand(command).includes('move'));
  return staying.length > 0 ? staying : answers;
};

interface Members {
  readonly seats: readonly Link[];
  readonly watchers: readonly Link[];
  readonly random: Random;
}
