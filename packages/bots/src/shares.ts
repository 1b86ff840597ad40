/**
 * The order in which waiting tasks get a thread: the one whose answer is wanted first comes next. A person who asks for much at
 * once waits longer with each task, and all of their tasks together have the share of one person: nobody gets more by asking more
 * often.
 */
export interface Waiter {
  readonly person: string;
  /** When the answer is wanted, by any clock. */
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

  /** Its share of all thinking time, among those that wait or are being thought about. */
  partOf({ person }: Waiter): number {
    return 1 / Math.max(1, this.#pending.size) / Math.max(1, this.#pending.get(person) ?? 0);
  }

  push(waiter: T): void {
    const { person, by } = waiter;
    const before = this.#pending.get(person) ?? 0;
    this.#pending.set(person, before + 1);
    this.#waiting.set(waiter, by + STEP * before);
  }

  /** The next one, which is being thought about from now on. */
  next(): T | undefined {
    let first: T | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [waiter, turn] of this.#waiting)
      if (!first || turn < least) {
        first = waiter;
        least = turn;
      }
    return first && this.#earliestOf(first);
  }

  /** It is this person's turn: of all they wait for, what is wanted first takes it, and leaves its own turn to the other. */
  #earliestOf(first: T): T {
    let earliest = first;
    for (const waiter of this.#waiting.keys())
      if (waiter.person === first.person && waiter.by < earliest.by) earliest = waiter;
    this.#waiting.set(first, this.#waiting.get(earliest)!);
    this.#waiting.delete(earliest);
    return earliest;
  }

  /** It has been thought about. */
  done({ person }: Waiter): void {
    const left = (this.#pending.get(person) ?? 0) - 1;
    if (left > 0) this.#pending.set(person, left);
    else this.#pending.delete(person);
  }
}
