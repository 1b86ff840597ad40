/**
 * Events on their way to a screen: they wait in one queue and are shown one by one, at the pace one likes. Games of this page, of a
 * server and of a record are all shown so.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Event, View } from '@room25/engine';
import { Clock } from './pace.ts';
import { type Beat, type Told, toldAfter } from './played-game.ts';
import { TIMING } from './timing.ts';
import { viewAfter } from './view-after.ts';

/** Somebody who looks at the screen. */
export interface Eyes {
  /** What they are told of an event. */
  told(event: Event): Event;
  /** The table as they see it when it has come to rest, with so many events still to be shown. */
  truth(waiting: number): View;
}

interface Manner {
  /** How much faster an event is shown than the pace says, when so many wait behind it. */
  hurry?(waiting: number): number;
  /** Has the table come to rest, when so many events wait? If nothing is said: when none does. */
  isResting?(waiting: number): boolean;
}

export class Show {
  readonly pace = new Clock();
  /** One for each pair of eyes. */
  readonly pictures: readonly Picture[];
  /** Everything that happened has been shown. */
  readonly isAtRest: ReadonlySignal<boolean>;

  readonly #manner: Manner;
  readonly #queue = signal<readonly Told[]>([]);
  readonly #isShowing = signal(false);
  /** When the last event that came was. */
  #last: Omit<Told, 'event'> = { turn: 1 };
  #cuts = 0;
  #isClosed = false;

  constructor(eyes: readonly Eyes[], manner: Manner = {}) {
    this.pictures = eyes.map((each) => new Picture(each));
    this.#manner = manner;
    this.isAtRest = computed(() => this.#queue.value.length === 0 && !this.#isShowing.value);
  }

  /** What has happened and is still to be shown. */
  get waiting(): readonly Told[] {
    return this.#queue.value;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  add(events: readonly Event[]): void {
    const told = events.map((event) => {
      const next = toldAfter(this.#last, event);
      this.#last = next;
      return next;
    });
    if (told.length > 0) this.#queue.value = [...this.#queue.value, ...told];
  }

  /** What waits was missed: it is told, and not shown. */
  tellAll(): void {
    batch(() => {
      const missed = this.#queue.value;
      this.#queue.value = [];
      for (const picture of this.pictures) picture.hear(missed);
    });
  }

  /** Until nothing waits any more; `showOne` shows the next event, if that takes more than `showNext`. */
  async showAll(showOne: (next: Told) => Promise<void> = () => this.showNext()): Promise<void> {
    for (let [next] = this.waiting; next && !this.#isClosed; [next] = this.waiting) await showOne(next);
    if (!this.#isClosed) this.rest();
  }

  async showNext(): Promise<void> {
    const [next, ...waiting] = this.#queue.value;
    if (!next) return;
    const cuts = this.#cuts;
    const { hurry = () => 1 } = this.#manner;
    const ms = this.pace.skipping.value ? 0 : TIMING[next.event.kind] / hurry(waiting.length + 1);
    batch(() => {
      this.#isShowing.value = true;
      this.#queue.value = waiting;
      for (const picture of this.pictures) picture.show(next, ms / this.pace.speed.value);
    });
    await this.pace.pass(ms);
    if (cuts === this.#cuts) this.#settle();
  }

  /** Everything that is to be shown now was: what is true counts. */
  rest(): void {
    batch(() => {
      for (const picture of this.pictures) picture.rest(this.#queue.value.length);
    });
  }

  /** Away from what is being shown: this has happened, and that is still to be shown. */
  cut(happened: readonly Told[], waiting: readonly Told[]): void {
    this.#cuts++;
    batch(() => {
      this.#isShowing.value = false;
      this.#queue.value = waiting;
      for (const picture of this.pictures) picture.cut(happened);
      this.rest();
    });
    this.pace.next();
  }

  close(): void {
    this.#isClosed = true;
    this.pace.skip();
  }

  /** All at once, so that nobody is asked about a table that is not quite there yet. */
  #settle(): void {
    const { isResting = (waiting) => waiting === 0 } = this.#manner;
    batch(() => {
      this.#isShowing.value = false;
      for (const picture of this.pictures) picture.settle();
      if (isResting(this.#queue.value.length)) this.rest();
    });
  }
}

/** Every room is shown where it is, though something is still to be shown. */
export const isUnmoved = (waiting: readonly Told[]): boolean =>
  waiting.every(({ event: { kind } }) => !MOVING.includes(kind));

const MOVING: readonly Event['kind'][] = ['slid', 'swapped', 'revealed', 'concealed', 'over'];

/** What one pair of eyes is shown. */
export class Picture {
  readonly view: ReadonlySignal<View>;
  readonly log: ReadonlySignal<readonly Told[]>;
  readonly beat: ReadonlySignal<Beat | undefined>;
  readonly #eyes: Eyes;
  readonly #view: Signal<View>;
  readonly #log = signal<readonly Told[]>([]);
  readonly #beat = signal<Beat | undefined>(undefined);

  constructor(eyes: Eyes) {
    this.#eyes = eyes;
    this.#view = signal(eyes.truth(0));
    this.view = this.#view;
    this.log = this.#log;
    this.beat = this.#beat;
  }

  hear(happened: readonly Told[]): void {
    this.#log.value = [...this.#log.value, ...happened.map((each) => this.#told(each))];
  }

  /** For so many milliseconds; none: it is simply so. */
  show(happened: Told, ms: number): void {
    const told = this.#told(happened);
    const before = this.#view.value;
    const after = viewAfter(before, told.event);
    this.#log.value = [...this.#log.value, told];
    this.#view.value = after;
    if (ms > 0) this.#beat.value = { event: told.event, before, after, ms };
  }

  settle(): void {
    this.#beat.value = undefined;
  }

  rest(waiting: number): void {
    this.#view.value = this.#eyes.truth(waiting);
  }

  cut(happened: readonly Told[]): void {
    this.#log.value = happened.map((each) => this.#told(each));
    this.settle();
  }

  #told(happened: Told): Told {
    return { ...happened, event: this.#eyes.told(happened.event) };
  }
}
