/**
 * Spreads what many connections bring at the same moment over several turns of the event loop, so that everybody else is served
 * in between. It takes one address after the other: a newcomer does not wait behind a thousand connections of somebody else.
 */
import { Rounds } from '../rounds.ts';

/** Each takes a fraction of a millisecond. */
const AT_ONCE = 20;

export class Turns {
  readonly #waiting = new Rounds<() => void>();
  #isScheduled = false;

  /** Runs it soon; for one address, in order. */
  take(address: string, work: () => void): void {
    this.#waiting.add(address, work);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.isEmpty) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      try {
        for (let done = 0; done < AT_ONCE; done++) this.#waiting.next()?.();
      } finally {
        this.#schedule();
      }
    });
  }
}
