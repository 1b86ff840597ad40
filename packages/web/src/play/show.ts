/**
 * Events on their way to a screen: they wait in one queue and are shown scene by scene, at one's own pace. Games of this page, of
 * a server and of a record are all shown this way.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Event, View, Viewer } from '@room25/engine';
import { Clock, type Time } from './pace.ts';
import { type Beat, type Told, toldAfter } from './played-game.ts';
import { isAside, lengthOf, nextScene, type Scene, singleScene } from './scene.ts';
import { isStop } from './stops.ts';
import { viewAfter } from './view-after.ts';

/** Somebody who looks at the screen. */
export interface Eyes {
  readonly viewer: Viewer;
  /** What they are told of an event. */
  told(event: Event): Event;
  /** The table as they see it once it has come to rest, with this many events still to be shown. */
  truth(waiting: number): View;
}

interface Manner {
  /** How much faster than the pace an event is shown, when this many wait behind it. */
  hurry?(waiting: number): number;
  /** Has the table come to rest, when this many events wait? By default: when only asides do. */
  isResting?(waiting: number): boolean;
  /** Each event is shown by itself, for a close look. */
  readonly isOneByOne?: boolean;
  readonly time?: Time | undefined;
}

export class Show {
  readonly pace: Clock;
  /** One for each pair of eyes. */
  readonly pictures: readonly Picture[];
  /** Everything that happened has been shown. */
  readonly isAtRest: ReadonlySignal<boolean>;
  /** Everything that leads to the present question has been shown; asides are shown while somebody chooses. */
  readonly isOpen: ReadonlySignal<boolean>;

  readonly #manner: Manner;
  readonly #queue = signal<readonly Told[]>([]);
  readonly #shown = signal<readonly Told[]>([]);
  /** When the latest event happened. */
  #last: Omit<Told, 'event'> = { turn: 1 };
  #cuts = 0;
  #isClosed = false;

  constructor(eyes: readonly Eyes[], manner: Manner = {}) {
    this.pictures = eyes.map((each) => new Picture(each));
    this.#manner = manner;
    this.pace = new Clock(manner.time);
    this.isAtRest = computed(() => this.#queue.value.length === 0 && this.#shown.value.length === 0);
    this.isOpen = computed(() => [...this.#shown.value, ...this.#queue.value].every((each) => this.#isAside(each)));
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
    if (told.length === 0) return;
    batch(() => {
      this.#queue.value = [...this.#queue.value, ...told];
      // The present question is about the table as it is.
      if (this.isOpen.value && !this.#manner.isResting) this.rest();
    });
  }

  /** What waits was missed: it is told, and not shown. */
  tellAll(): void {
    batch(() => {
      const missed = this.#queue.value;
      this.#queue.value = [];
      for (const picture of this.pictures) picture.hear(missed);
    });
  }

  /** The next scene of what waits. */
  get next(): Scene | undefined {
    if (this.#manner.isOneByOne) return singleScene(this.#queue.value);
    return nextScene(this.#queue.value, (event) => this.#isPrivate(event));
  }

  /** Until nothing waits; `showOne` shows the next scene, where that takes more than `showNext`. */
  async showAll(showOne: (next: Scene) => Promise<void> = () => this.showNext()): Promise<void> {
    for (let { next } = this; next && !this.#isClosed; { next } = this) await showOne(next);
    if (!this.#isClosed) this.rest();
  }

  async showNext(): Promise<void> {
    const { next } = this;
    if (!next) return;
    const cuts = this.#cuts;
    const { hurry = () => 1 } = this.#manner;
    const waiting = this.#queue.value.slice(next.told.length);
    if (this.pace.skipping.value && next.told.some(({ event }) => isStop(event, this.pictures[0]!.view.value)))
      this.pace.arrive();
    const ms = this.pace.skipping.value ? 0 : lengthOf(next, this.pace.isStill) / hurry(this.#queue.value.length);
    batch(() => {
      this.#shown.value = next.told;
      this.#queue.value = waiting;
      for (const picture of this.pictures)
        picture.show(next, { ms: ms / this.pace.speed.value, isLast: leadsToTheEnd(waiting) });
      // What takes no time must not close anything for a moment.
      if (ms === 0) this.#settle();
      else if (next.told.every((each) => this.#isAside(each))) this.#restIfDone();
    });
    await this.pace.pass(ms);
    if (ms > 0 && cuts === this.#cuts) this.#settle();
  }

  /** Everything that was to be shown has been: the truth counts again. */
  rest(): void {
    batch(() => {
      for (const picture of this.pictures) picture.rest(this.#queue.value.length);
    });
  }

  /** Jumps away from what is being shown: this has happened, and that is still to be shown. */
  cut(happened: readonly Told[], waiting: readonly Told[]): void {
    this.#cuts++;
    batch(() => {
      this.#shown.value = [];
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

  #isAside({ event }: Told): boolean {
    return isAside(event) && !this.#isPrivate(event);
  }

  /** Somebody at this screen is shown something by it that others are not, or loses their action. */
  #isPrivate(event: Event): boolean {
    return this.pictures.some((picture) => picture.isPrivate(event));
  }

  /** All at once, so that nobody is asked about a table that is not complete yet. */
  #settle(): void {
    batch(() => {
      this.#shown.value = [];
      for (const picture of this.pictures) picture.settle();
      this.#restIfDone();
    });
  }

  #restIfDone(): void {
    const { isResting = () => this.#queue.value.every((each) => this.#isAside(each)) } = this.#manner;
    if (isResting(this.#queue.value.length)) this.rest();
  }
}

/** Every room is drawn where it is, though this is still to be shown. */
export const isUnmoved = (events: readonly Event[]): boolean => events.every(({ kind }) => !MOVING.includes(kind));

const MOVING: readonly Event['kind'][] = ['slid', 'swapped', 'revealed', 'concealed', 'over'];

const leadsToTheEnd = (waiting: readonly Told[]): boolean => {
  const end = waiting.findIndex(({ event }) => event.kind === 'over');
  return end >= 0 && waiting.slice(0, end).every(({ event }) => event.kind !== 'played' && event.kind !== 'turn');
};

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

  /** For this many milliseconds; 0: without a pause. */
  show({ told: happened, main }: Scene, { ms, isLast }: Pick<Beat, 'ms' | 'isLast'>): void {
    const told = happened.map((each) => this.#told(each));
    const events = told.map(({ event }) => event);
    const event = events[happened.findIndex((each) => each.event === main)]!;
    const before = this.#view.value;
    const after = events.reduce(viewAfter, before);
    this.#log.value = [...this.#log.value, ...told];
    this.#view.value = after;
    if (ms > 0) this.#beat.value = { event, events, before, after, ms, isLast };
  }

  /** Are these eyes shown something that others are not, or is it their action that is lost? */
  isPrivate(event: Event): boolean {
    const told = this.#eyes.told(event);
    const { viewer } = this.#eyes;
    if (told.kind === 'lost' && viewer.kind === 'seat')
      return this.#view.value.cast.some(({ name, seat }) => name === told.who && seat === viewer.seat);
    return (told.kind === 'looked' && told.room !== undefined) || (told.kind === 'roleSeen' && told.role !== undefined);
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
