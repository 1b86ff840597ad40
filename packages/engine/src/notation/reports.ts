/** The errors of a file, so far. */
import type { NotationError } from './line.ts';

/** Enough to see what is wrong. */
const MOST_ERRORS = 100;

export class Reports {
  #errors: NotationError[] = [];

  readonly add = (error: NotationError): undefined => {
    this.#errors.push(error);
  };

  get count(): number {
    return this.#errors.length;
  }

  /** Reading on would only waste time. */
  get isFull(): boolean {
    return this.count >= MOST_ERRORS;
  }

  inOrder(): NotationError[] {
    const errors = [...this.#errors].sort((one, other) => one.line - other.line || one.column - other.column);
    return errors.slice(0, MOST_ERRORS);
  }
}
