/** What waits, by whose it is: one of them after the other has its turn, however much each has waiting. */
export class Rounds<T> {
  readonly #waiting = new Map<string, T[]>();

  /** How much of this one's waits. */
  of(whose: string): number {
    return this.#waiting.get(whose)?.length ?? 0;
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** What belongs to one of them comes out in this order. */
  add(whose: string, one: T): void {
    const before = this.#waiting.get(whose);
    if (before) before.push(one);
    else this.#waiting.set(whose, [one]);
  }

  next(): T | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [whose, all] = first;
    const one = all.shift();
    // They are the last in the row now.
    this.#waiting.delete(whose);
    if (all.length > 0) this.#waiting.set(whose, all);
    return one;
  }
}
