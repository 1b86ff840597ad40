/** Chance for the notation's tests, the same on every run. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number below `limit`. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  yes(): boolean {
    return this.below(2) === 1;
  }

  one<T>(of: readonly T[]): T {
    return of[this.below(of.length)] as T;
  }

  some<T>(of: readonly T[], fewest = 0): T[] {
    const left = [...of];
    const count = fewest + this.below(of.length - fewest + 1);
    return Array.from({ length: count }, () => left.splice(this.below(left.length), 1)[0] as T);
  }

  /** The entry `name: value`, or nothing. */
  maybe<N extends string, T>(name: N, value: () => T): { [K in N]?: T } {
    return this.yes() ? ({ [name]: value() } as { [K in N]: T }) : {};
  }

  /** `value` for some of `keys`, at least one of them. */
  table<K extends string, T>(keys: readonly K[], value: (key: K) => T): { [N in K]?: T } {
    return Object.fromEntries(this.some(keys, 1).map((key) => [key, value(key)])) as { [N in K]?: T };
  }
}
