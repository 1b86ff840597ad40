/**
 * The order in which those who wait get a thread: the one whose answer is wanted first comes next. Whoever asks for much at once waits longer with
 * each of it, and all of it together has the share of one person: nobody gets more by asking more often.
 */
export interface Waiter {
  readonly person: string;
  /** When the answer is wanted; whatever clock it is. */
  readonly by: number;
}

/** How much later a person's next question is answered than the one before it, in milliseconds. */
const STEP = 100;

export class Shares<T extends Waiter> {
  readonly #waiting = new Map<T, number>();
  /** How many each person has waiting or being thought about. */
  readonly #pending = new Map<string, number>();

  /** How many wait. */
  get size(): number {
    return this.#waiting.size;
  }

  /** What part of all thinking is for this one, of those who wait or are being thought about. */
  partOf({ person }: Waiter): number {
    return 1 / Math.max(1, this.#pending.size) / Math.max(1, this.#pending.get(person) ?? 0);
  }

  push(waiter: T): void {
    const { person, by } = waiter;
    const before = this.#pending.get(person) ?? 0;
    this.#pending.set(person, before + 1);
    this.#waiting.set(waiter, by + STEP * before);
  }

  /** The next one, who is thought about from now on. */
  next(): T | undefined {
    let first: T | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [waiter, turn] of this.#waiting)
      if (!first || turn < least) {
        first = waiter;
        least = turn;
      }
    if (first) this.#waiting.delete(first);
    return first;
  }

  /** Has been thought about. */
  done({ person }: Waiter): void {
    const left = (this.#pending.get(person) ?? 0) - 1;
    if (left > 0) this.#pending.set(person, left);
    else this.#pending.delete(person);
  }
}
