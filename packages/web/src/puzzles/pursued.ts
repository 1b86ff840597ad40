/** The prisoners of a guard's puzzle: they know everything, and get out if there is any way. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Task } from '@room25/bots';
import type { Command, Game } from '@room25/engine';
import { beginPuzzle, Chase, type Puzzle } from '@room25/solver';
import type { BotAnswer, Bots } from '../play/bots.ts';

export class Pursued implements Bots {
  readonly #puzzle: Puzzle;
  readonly #chase: Chase;
  readonly #areCaught = signal(false);
  #played: readonly Command[];

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
    this.#played = puzzle.before;
    const game = beginPuzzle(puzzle);
    this.#chase = new Chase(game, game.awaited[0]!);
  }

  /** It is their turn, and nothing leads out any more. */
  get areCaught(): ReadonlySignal<boolean> {
    return this.#areCaught;
  }

  /** Everything that was played, before the puzzle and in it. */
  follow(commands: readonly Command[]): void {
    this.#played = commands;
  }

  async decide({ answers }: Task): Promise<BotAnswer> {
    if (answers.length === 0) return { command: undefined };
    const game = this.#game;
    if (this.#chase.getsOut(game)) return { command: this.#chase.answer(game, game.awaited[0]!) };
    this.#areCaught.value = true;
    return { command: undefined };
  }

  close(): void {}

  get #game(): Game {
    return beginPuzzle({ ...this.#puzzle, before: this.#played });
  }
}
