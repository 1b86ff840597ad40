/**
 * Spreads what many connections bring at the same moment over several turns of the event loop, so that everybody else is served
 * in between. It takes one address after the other: a newcomer does not wait behind a thousand connections of somebody else.
 */

/** Each takes a fraction of a millisecond. */
const AT_ONCE = 20;

type Work = () => void;

export class Turns {
  readonly #waiting = new Map<string, Work[]>();
  #isScheduled = false;

  /** Runs it soon; for one address, in order. */
  take(address: string, work: Work): void {
    const before = this.#waiting.get(address);
    if (before) before.push(work);
    else this.#waiting.set(address, [work]);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.size === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      try {
        for (let done = 0; done < AT_ONCE && this.#waiting.size > 0; done++) this.#next()();
      } finally {
        this.#schedule();
      }
    });
  }

  #next(): Work {
    const [address, works] = this.#waiting.entries().next().value!;
    const work = works.shift()!;
    // To the back of the queue.
    this.#waiting.delete(address);
    if (works.length > 0) this.#waiting.set(address, works);
    return work;
  }
}
