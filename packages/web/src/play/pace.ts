/** How fast events are shown, and the waiting between them. */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Pace {
  readonly speed: ReadonlySignal<number>;
  readonly paused: ReadonlySignal<boolean>;
  /** Everything passes unseen until somebody at this screen is asked. */
  readonly skipping: ReadonlySignal<boolean>;
  setSpeed(speed: number): void;
  /** For people who want stillness: nothing waits for animations. */
  setStill(isStill: boolean): void;
  pause(): void;
  resume(): void;
  /** Ends the present event at once. */
  next(): void;
  /** Skips to the next moment at which somebody at this screen is asked. */
  skip(): void;
}

/** What tells the time and sets timers: the browser, or a test. */
export interface Time {
  /** In milliseconds. */
  now(): number;
  /** Returns what cancels it. */
  after(ms: number, act: () => void): () => void;
}

export const REAL: Time = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

export class Clock implements Pace {
  readonly speed = signal(1);
  readonly paused = signal(false);
  readonly skipping = signal(false);
  isStill = false;
  readonly #time: Time;
  #wait: Wait | undefined;
  #wake: (() => void)[] = [];

  constructor(time: Time = REAL) {
    this.#time = time;
  }

  setSpeed(speed: number): void {
    this.#wait?.stop();
    this.speed.value = speed;
    if (!this.paused.value) this.#wait?.go(speed);
  }

  setStill(isStill: boolean): void {
    this.isStill = isStill;
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

  /** This many milliseconds at speed 1; less if somebody is in a hurry. */
  async pass(ms: number): Promise<void> {
    if (this.skipping.value || ms === 0) return;
    let wait: Wait | undefined;
    await new Promise<void>((done) => {
      wait = new Wait(ms, done, this.#time);
      this.#wait = wait;
      if (!this.paused.value) wait.go(this.speed.value);
    });
    // By now something else may be waiting.
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
  readonly #time: Time;
  #callOff: (() => void) | undefined;
  #since = 0;
  #speed = 1;

  constructor(ms: number, done: () => void, time: Time) {
    this.#left = ms;
    this.#done = done;
    this.#time = time;
  }

  go(speed: number): void {
    this.stop();
    this.#since = this.#time.now();
    this.#speed = speed;
    this.#callOff = this.#time.after(this.#left / speed, () => this.end());
  }

  stop(): void {
    if (this.#callOff === undefined) return;
    this.#callOff();
    this.#callOff = undefined;
    this.#left = Math.max(0, this.#left - (this.#time.now() - this.#since) * this.#speed);
  }

  end(): void {
    this.#callOff?.();
    this.#done();
  }
}
