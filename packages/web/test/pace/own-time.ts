/** A clock that nobody waits for: when everything stands still, it jumps to what comes next. */
import type { Time } from '../../src/play/pace.ts';

interface Call {
  readonly at: number;
  readonly act: () => void;
}

export class OwnTime implements Time {
  #now = 0;
  #calls: Call[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, act: () => void): () => void {
    const call = { at: this.#now + ms, act };
    this.#calls.push(call);
    return () => {
      this.#calls = this.#calls.filter((each) => each !== call);
    };
  }

  /** Until everything that can happen now has happened. */
  async settle(): Promise<void> {
    await new Promise((done) => setImmediate(done));
  }

  /** Goes on to the next call, and gives how many milliseconds that took; nothing if there is none. */
  jump(): number | undefined {
    const [next] = this.#calls.toSorted((one, other) => one.at - other.at);
    if (!next) return undefined;
    const passed = next.at - this.#now;
    this.#now = next.at;
    this.#calls = this.#calls.filter((each) => each !== next);
    next.act();
    return passed;
  }
}
