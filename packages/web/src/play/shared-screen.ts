/** The screen that several people share: who may look now, and what waits until that changes. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Curtain } from './played-game.ts';
import { type Privacy, type PrivacyStep, PUBLIC, privacyAfter } from './privacy.ts';

export class SharedScreen implements Curtain {
  readonly now: ReadonlySignal<Privacy>;
  readonly #now = signal<Privacy>(PUBLIC);
  readonly #people: readonly number[];
  readonly #goOn: () => void;
  #waiting: (() => void)[] = [];
  #isClosed = false;

  /** `goOn` is called when somebody has opened the curtain, or is done. */
  constructor(people: readonly number[], goOn: () => void) {
    this.now = this.#now;
    this.#people = people;
    this.#goOn = goOn;
  }

  open(): void {
    this.take({ kind: 'open' });
    this.#goOn();
  }

  drop(): void {
    this.take({ kind: 'drop' });
  }

  handTo(seat: number): void {
    if (this.#people.includes(seat)) this.take({ kind: 'hand', seat });
  }

  hide(): void {
    this.take({ kind: 'hide' });
    this.#goOn();
  }

  take(step: PrivacyStep): void {
    this.#now.value = privacyAfter(this.#now.value, step);
    this.#wake();
  }

  /** Or until it is closed. */
  async until(kind: Privacy['kind']): Promise<void> {
    while (this.#now.value.kind !== kind && !this.#isClosed)
      await new Promise<void>((wake) => this.#waiting.push(wake));
  }

  close(): void {
    this.#isClosed = true;
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
