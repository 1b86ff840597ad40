/** Keeps games as files, one each. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FinishedGame } from '@room25/bots';
import { formatFile, recordOf } from '@room25/engine';
import { UsageError } from '../command.ts';
import { reasonOf } from '../files.ts';

export class Recorder {
  readonly #folder: string;
  readonly #digits: number;

  constructor(folder: string, games: number) {
    this.#folder = folder;
    this.#digits = String(games).length;
    this.#attempt(() => mkdirSync(folder, { recursive: true }));
  }

  keep(number: number, { game, commands }: FinishedGame): void {
    const file = join(this.#folder, `game-${String(number).padStart(this.#digits, '0')}.r25`);
    this.#attempt(() => writeFileSync(file, formatFile([recordOf(game, commands)])));
  }

  #attempt(write: () => void): void {
    try {
      write();
    } catch (thrown) {
      throw new UsageError(`cannot write to ${this.#folder}: ${reasonOf(thrown as NodeJS.ErrnoException)}`);
    }
  }
}
