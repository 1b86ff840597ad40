/** Runs a tape: where it stands, whether it plays, and which event is being shown. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Viewer } from '@room25/engine';
import { speed } from '../app/settings.ts';
import type { Seat } from '../play/played-game.ts';
import { type Eyes, Show } from '../play/show.ts';
import type { Tape } from '../record/tape.ts';
import { Camera } from './camera.ts';

interface Wish {
  readonly position: number;
  readonly viewers: readonly Viewer[];
  readonly seats: readonly Seat[];
}

export class Playback {
  readonly tape: Tape;
  /** One for each viewer. */
  readonly cameras: readonly Camera[];
  readonly position: ReadonlySignal<number>;
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly isAtEnd: ReadonlySignal<boolean>;

  readonly #show: Show;
  readonly #isPlaying = signal(false);
  readonly #stopSpeed: () => void;
  /** Goes up with each start and stop, so that an earlier run stops. */
  #runs = 0;

  constructor(tape: Tape, { position, viewers, seats }: Wish) {
    this.tape = tape;
    const eyesOf = (viewer: Viewer): Eyes => ({
      viewer,
      told: (event) => tape.told(event, viewer),
      truth: (waiting) => tape.viewAt(tape.length - waiting, viewer),
    });
    const isResting = (waiting: number): boolean => tape.rests.includes(tape.length - waiting);
    this.#show = new Show(viewers.map(eyesOf), { isResting, isOneByOne: true });
    const { pace, pictures } = this.#show;
    this.cameras = viewers.map((viewer, place) => new Camera(pictures[place]!, { viewer, seats, pace }));
    this.position = computed(() => tape.length - this.#show.waiting.length);
    this.isPlaying = this.#isPlaying;
    this.isAtEnd = computed(() => this.#show.waiting.length === 0);
    this.#stopSpeed = effect(() => pace.setSpeed(Number(speed.value)));
    this.#stand(position);
  }

  play(): void {
    this.#stand(this.isAtEnd.value ? 0 : this.position.value);
    this.#isPlaying.value = true;
    void this.#run();
  }

  /** What is being shown is shown to its end. */
  pause(): void {
    this.#isPlaying.value = false;
  }

  /** One event forward, shown as it happens. */
  stepOn(): void {
    this.jump(this.position.value);
    void this.#show.showNext();
  }

  stepBack(): void {
    this.jump(this.position.value - 1);
  }

  /** Jumps there and stops. */
  jump(position: number): void {
    this.pause();
    this.#stand(position);
  }

  /** To the next or previous place where somebody was asked. */
  jumpByCommand(step: 1 | -1): void {
    this.jump(neighbour(this.tape.rests, this.position.value, step) ?? (step > 0 ? this.tape.length : 0));
  }

  jumpByTurn(step: 1 | -1): void {
    const turns = turnStarts(this.tape);
    this.jump(neighbour(turns, this.position.value, step) ?? (step > 0 ? this.tape.length : 0));
  }

  close(): void {
    this.jump(0);
    this.#stopSpeed();
  }

  #stand(position: number): void {
    this.#runs++;
    const at = within(position, this.tape);
    this.#show.cut(this.tape.frames.slice(0, at), this.tape.frames.slice(at));
  }

  async #run(): Promise<void> {
    const runs = this.#runs;
    const isOn = (): boolean => runs === this.#runs && this.#isPlaying.value;
    while (isOn() && !this.isAtEnd.value) await this.#show.showNext();
    if (isOn()) this.pause();
  }
}

/** The positions at which each turn has just begun. */
const turnStarts = ({ frames }: Tape): readonly number[] =>
  frames.flatMap(({ event }, place) => (event.kind === 'turn' ? [place + 1] : []));

const within = (position: number, { length }: Tape): number => Math.max(0, Math.min(length, position));

/** The next larger or smaller of these ascending numbers. */
const neighbour = (numbers: readonly number[], from: number, step: 1 | -1): number | undefined =>
  step > 0 ? numbers.find((each) => each > from) : numbers.findLast((each) => each < from);
