/** The others in a lesson: once it begins, they do what its script says, and otherwise as little as they can. */
import type { Decision, Task } from '@room25/bots';
import { actionOf, actionsIn, type Command, hasAdrenaline, type SourceGame, VERB, verbOf } from '@room25/engine';
import type { Bots } from '../play/bots.ts';

export class Companions implements Bots {
  readonly #lines: Command[];
  readonly #begin: Promise<void>;

  constructor({ script }: SourceGame, begin: Promise<void>) {
    this.#begin = begin;
    this.#lines = script.flatMap((line) => (line.kind === 'command' ? [line.command] : []));
  }

  async decide({ answers, asides }: Task): Promise<Decision> {
    await this.#begin;
    const next = this.#lines.findIndex((line) => answers.includes(line) || asides.includes(line));
    if (next >= 0) return { command: this.#lines.splice(next, 1)[0] };
    return { command: answers.find(isWait) ?? answers.find(isLookAlone) ?? answers[0] };
  }

  close(): void {}
}

const isWait = (answer: Command): boolean => verbOf(answer) === VERB.wait;

/** Played, or programmed with nothing beside it. */
const isLookAlone = (answer: Command): boolean =>
  actionOf(verbOf(answer)) === 'look' ||
  (verbOf(answer) === VERB.program && actionsIn(answer).join() === 'look' && !hasAdrenaline(answer));
