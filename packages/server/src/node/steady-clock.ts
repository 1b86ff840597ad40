/**
 * The time of a process, which no jump of the machine's clock moves by more than the jump lasts: it goes on by itself, follows
 * the machine's clock by a second a second at most, and never runs backwards.
 */
export class SteadyClock {
  readonly #wall: () => number;
  readonly #steady: () => number;
  #time: number;
  #at: number;

  constructor(wall: () => number = Date.now, steady: () => number = () => performance.now()) {
    this.#wall = wall;
    this.#steady = steady;
    this.#time = wall();
    this.#at = steady();
  }

  now(): number {
    const at = this.#steady();
    const passed = at - this.#at;
    const drift = this.#wall() - (this.#time + passed);
    this.#time += passed + Math.max(-passed, Math.min(passed, drift));
    this.#at = at;
    return Math.round(this.#time);
  }
}
