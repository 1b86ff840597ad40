/** A moment to talk before people program, where the table wants it. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Time } from './pace.ts';

export interface Talk {
  /** When it ends by itself, in milliseconds of `now`; absent: when somebody says so. */
  readonly until?: number;
  /** I have heard enough; others have not. */
  readonly isReady?: boolean;
}

export interface Talking {
  /** For somebody who is asked whether they have heard enough. */
  readonly now: ReadonlySignal<Talk | undefined>;
  /** People are talking now, even if I am not among them. */
  readonly isOn: ReadonlySignal<boolean>;
  /** What `until` is measured by. */
  time(): number;
  ready(): void;
}

/** Around one screen, or alone with bots: anybody says for all when it is over, and nobody is hurried. */
export class ScreenTalk implements Talking {
  readonly now: ReadonlySignal<Talk | undefined>;
  readonly isOn: ReadonlySignal<boolean>;
  readonly #now = signal<Talk | undefined>(undefined);
  readonly #clock: Time;
  readonly #over: () => void;
  #turn = 0;

  constructor(clock: Time, over: () => void) {
    this.now = this.#now;
    this.isOn = computed(() => this.#now.value !== undefined);
    this.#clock = clock;
    this.#over = over;
  }

  time(): number {
    return this.#clock.now();
  }

  /** Once a turn. */
  begin(turn: number): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#now.value = {};
  }

  ready(): void {
    if (!this.#now.value) return;
    this.#now.value = undefined;
    this.#over();
  }

  close(): void {
    this.#now.value = undefined;
  }
}
