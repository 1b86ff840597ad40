/** The screen that several people share: who may look now, and what waits until that changes. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Curtain } from './played-game.ts';
import { isHeld, type Privacy, type PrivacyStep, PUBLIC, privacyAfter, type Secret, seatOn } from './privacy.ts';

export class SharedScreen implements Curtain {
  readonly now: ReadonlySignal<Privacy>;
  readonly #now = signal<Privacy>(PUBLIC);
  readonly #people: readonly number[];
  readonly #next: () => Secret | undefined;
  readonly #goOn: () => void;
  #holder: number | undefined;
  #waiting: (() => void)[] = [];
  #isClosed = false;

  /** `next` says what is asked in secret at once; `goOn` is called when somebody has opened the curtain, or is done. */
  constructor(people: readonly number[], next: () => Secret | undefined, goOn: () => void) {
    this.now = this.#now;
    this.#people = people;
    this.#next = next;
    this.#goOn = goOn;
  }

  get holder(): number | undefined {
    return this.#holder;
  }

  open(): void {
    this.take({ kind: 'open' });
    this.#holder = seatOn(this.#now.value);
    this.#goOn();
  }

  answered(seat: number, shown: readonly number[]): void {
    this.#holder = seat;
    this.take({ kind: 'answer', shown });
  }

  drop(): void {
    this.take({ kind: 'drop' });
  }

  handTo(seat: number): void {
    if (this.#people.includes(seat)) this.take({ kind: 'hand', seat });
  }

  hide(): void {
    this.#leave();
  }

  passOn(): void {
    this.#leave(this.#next());
  }

  take(step: PrivacyStep): void {
    this.#now.value = privacyAfter(this.#now.value, step);
    this.#wake();
  }

  /** Until its player looks, or until they are done; or until it is closed. */
  async until(what: 'held' | 'done'): Promise<void> {
    const isSo = (): boolean => {
      const { value: now } = this.#now;
      return what === 'held' ? isHeld(now) : now.kind !== 'curtain' && !isHeld(now);
    };
    while (!isSo() && !this.#isClosed) await new Promise<void>((wake) => this.#waiting.push(wake));
  }

  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  #leave(next?: Secret): void {
    this.take({ kind: 'hide', next });
    this.#goOn();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
