/** Keeps why bots decided as they did, for somebody who replays the games: one JSON object a line. */
import { appendFileSync, writeFileSync } from 'node:fs';
import type { Player, Watched } from '@room25/bots';
import { formatCommand } from '@room25/engine';
import { UsageError } from '../command.ts';
import { reasonOf } from '../files.ts';

export class Explainer {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    this.#attempt(() => writeFileSync(file, ''));
  }

  /** `command` stands at place `at` of the game's record; `text` is the same command as written there. */
  keep(number: number, players: readonly Player[], { game, seat, at, command, explanation }: Watched): void {
    if (explanation === undefined) return;
    const { turn, seed } = game;
    const text = formatCommand(command!);
    const line = { game: number, seed, at, turn, seat, level: players[seat], command, text, explanation };
    this.#attempt(() => appendFileSync(this.#file, `${JSON.stringify(line)}\n`));
  }

  #attempt(write: () => void): void {
    try {
      write();
    } catch (thrown) {
      throw new UsageError(`cannot write to ${this.#file}: ${reasonOf(thrown as NodeJS.ErrnoException)}`);
    }
  }
}
