/** Runs a tape: where it stands, whether it plays, and which event is being shown. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { speed } from '../app/settings.ts';
import { TIMING } from '../play/timing.ts';
import type { Tape } from '../record/tape.ts';

export class Projector {
  readonly tape: Tape;
  readonly position: ReadonlySignal<number>;
  readonly isPlaying: ReadonlySignal<boolean>;
  /** The last event before the position is still on its way to the screen, for so many milliseconds. */
  readonly moving: ReadonlySignal<number | undefined>;
  readonly isAtEnd: ReadonlySignal<boolean>;

  readonly #position = signal(0);
  readonly #isPlaying = signal(false);
  readonly #moving = signal<number | undefined>(undefined);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tape: Tape, position: number) {
    this.tape = tape;
    this.#position.value = within(position, tape);
    this.position = this.#position;
    this.isPlaying = this.#isPlaying;
    this.moving = this.#moving;
    this.isAtEnd = computed(() => this.#position.value >= tape.length);
  }

  play(): void {
    if (this.isAtEnd.value) this.#stand(0);
    this.#isPlaying.value = true;
    this.#showNext();
  }

  /** What is being shown is shown to its end. */
  pause(): void {
    this.#isPlaying.value = false;
  }

  /** One event on, shown as it happens. */
  stepOn(): void {
    this.pause();
    this.#showNext();
  }

  stepBack(): void {
    this.jump(this.#position.value - 1);
  }

  /** Stops there. */
  jump(position: number): void {
    this.pause();
    this.#stand(position);
  }

  /** To the next place where somebody was asked, or the one before. */
  jumpByCommand(step: 1 | -1): void {
    this.jump(neighbour(this.tape.rests, this.#position.value, step) ?? (step > 0 ? this.tape.length : 0));
  }

  jumpByTurn(step: 1 | -1): void {
    const turns = turnStarts(this.tape);
    this.jump(neighbour(turns, this.#position.value, step) ?? (step > 0 ? this.tape.length : 0));
  }

  close(): void {
    this.jump(0);
  }

  #stand(position: number): void {
    clearTimeout(this.#timer);
    batch(() => {
      this.#position.value = within(position, this.tape);
      this.#moving.value = undefined;
    });
  }

  #showNext(): void {
    clearTimeout(this.#timer);
    const next = this.tape.frames[this.#position.value];
    if (!next) {
      this.#stand(this.tape.length);
      this.pause();
      return;
    }
    const ms = TIMING[next.event.kind] / Number(speed.value);
    batch(() => {
      this.#position.value++;
      this.#moving.value = ms > 0 ? ms : undefined;
    });
    if (ms === 0 && this.#isPlaying.value) this.#showNext();
    else this.#timer = setTimeout(() => this.#settle(), ms);
  }

  #settle(): void {
    this.#moving.value = undefined;
    if (this.#isPlaying.value) this.#showNext();
  }
}

/** The positions at which each turn has just begun. */
const turnStarts = ({ frames }: Tape): readonly number[] =>
  frames.flatMap(({ event }, place) => (event.kind === 'turn' ? [place + 1] : []));

const within = (position: number, { length }: Tape): number => Math.max(0, Math.min(length, position));

/** The next larger or smaller of these numbers, which go up. */
const neighbour = (numbers: readonly number[], from: number, step: 1 | -1): number | undefined =>
  step > 0 ? numbers.find((each) => each > from) : numbers.findLast((each) => each < from);
