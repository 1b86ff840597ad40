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

/** In milliseconds: there is most to say after the clues. */
const TALKING = { first: 15_000, later: 6_000 } as const;

/** Around one screen: anybody says for all when it is over. */
export class ScreenTalk implements Talking {
  readonly now: ReadonlySignal<Talk | undefined>;
  readonly isOn: ReadonlySignal<boolean>;
  readonly #now = signal<Talk | undefined>(undefined);
  readonly #clock: Time;
  readonly #over: () => void;
  #turn = 0;
  #callOff: (() => void) | undefined;

  constructor(clock: Time, over: () => void) {
    this.now = this.#now;
    this.isOn = computed(() => this.#now.value !== undefined);
    this.#clock = clock;
    this.#over = over;
  }

  time(): number {
    return this.#clock.now();
  }

  /** Once a turn. Somebody alone with bots is not hurried. */
  begin(turn: number, isAlone: boolean): void {
    if (turn === this.#turn) return;
    const ms = turn === 1 ? TALKING.first : TALKING.later;
    this.#turn = turn;
    this.#now.value = isAlone ? {} : { until: this.time() + ms };
    if (!isAlone) this.#callOff = this.#clock.after(ms, () => this.ready());
  }

  ready(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    if (!this.#now.value) return;
    this.#now.value = undefined;
    this.#over();
  }

  close(): void {
    this.#callOff?.();
    this.#now.value = undefined;
  }
}
