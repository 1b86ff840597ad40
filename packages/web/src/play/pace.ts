/** How fast events play, and the waiting between them. */
import { type ReadonlySignal, signal } from '@preact/signals';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Pace {
  readonly speed: ReadonlySignal<Speed>;
  readonly paused: ReadonlySignal<boolean>;
  /** Everything passes unseen until somebody at this screen is asked. */
  readonly skipping: ReadonlySignal<boolean>;
  setSpeed(speed: Speed): void;
  pause(): void;
  resume(): void;
  /** Ends the present event at once. */
  next(): void;
  /** Shows where the game stands when somebody at this screen is asked next, without what led there. */
  skip(): void;
}

export class Clock implements Pace {
  readonly speed = signal<Speed>(1);
  readonly paused = signal(false);
  readonly skipping = signal(false);
  #wait: Wait | undefined;
  #wake: (() => void)[] = [];

  setSpeed(speed: Speed): void {
    this.#wait?.stop();
    this.speed.value = speed;
    if (!this.paused.value) this.#wait?.go(speed);
  }

  pause(): void {
    this.paused.value = true;
    this.#wait?.stop();
  }

  resume(): void {
    this.paused.value = false;
    this.#wait?.go(this.speed.value);
    for (const wake of this.#wake.splice(0)) wake();
  }

  next(): void {
    this.#wait?.end();
  }

  skip(): void {
    this.skipping.value = true;
    this.resume();
    this.next();
  }

  /** Somebody is asked: from now on things are shown again. */
  arrive(): void {
    this.skipping.value = false;
  }

  /** So many milliseconds at speed 1; less if somebody is in a hurry. */
  async pass(ms: number): Promise<void> {
    if (this.skipping.value || ms === 0) return;
    let wait: Wait | undefined;
    await new Promise<void>((done) => {
      wait = new Wait(ms, done);
      this.#wait = wait;
      if (!this.paused.value) wait.go(this.speed.value);
    });
    // By now something else may be waited for.
    if (this.#wait === wait) this.#wait = undefined;
  }

  /** At once, or when the pause is over. */
  async running(): Promise<void> {
    while (this.paused.value) await new Promise<void>((wake) => this.#wake.push(wake));
  }
}

class Wait {
  #left: number;
  readonly #done: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;
  #speed = 1;

  constructor(ms: number, done: () => void) {
    this.#left = ms;
    this.#done = done;
  }

  go(speed: number): void {
    this.stop();
    this.#since = performance.now();
    this.#speed = speed;
    this.#timer = setTimeout(() => this.end(), this.#left / speed);
  }

  stop(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#left = Math.max(0, this.#left - (performance.now() - this.#since) * this.#speed);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#done();
  }
}
