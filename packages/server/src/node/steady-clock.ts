/** How much faster or slower it runs until it agrees with the machine's clock: a minute becomes three seconds longer or shorter. */
const SHARE = 0.05;

/**
 * The time of a process. When the machine's clock jumps, for a while or for good, a deadline moves by no more than a small share
 * of the time since: this clock goes on by itself, follows the machine's clock slowly, and never runs backwards. A new process
 * takes the machine's time at once.
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
    const most = SHARE * passed;
    this.#time += passed + Math.max(-most, Math.min(most, drift));
    this.#at = at;
    return Math.round(this.#time);
  }
}
