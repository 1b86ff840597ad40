/**
 * A game that runs on a server. What may be seen and done is what the server says; what happens is shown here event by event, as in
 * a game of this page.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Command,
  type Event,
  type Refusal,
  SPECTATOR,
  seatViewer,
  VERB,
  type View,
  type Viewer,
  verbOf,
  whoOf,
} from '@room25/engine';
import type { GameView, SeatView, TableView } from '@room25/protocol';
import { Clock } from '../play/pace.ts';
import { type Beat, type PlayedGame, type Seat, type Told, toldAfter } from '../play/played-game.ts';
import { showing } from '../play/showing.ts';
import { PUBLIC, type Stage } from '../play/stage.ts';
import { TIMING } from '../play/timing.ts';
import type { Line, Unsent } from './connection.ts';
import { withLocks } from './locks.ts';

/** What the server says now. */
interface Now extends GameView {
  readonly table: TableView;
}

interface Server {
  play(command: Command): Promise<Unsent | undefined>;
  unlock(): Promise<Unsent | undefined>;
  readonly line: ReadonlySignal<Line>;
}

/** More than this at once was missed, not watched: it is told, and not shown. */
const MOST_SHOWN = 40;

export class OnlineGame implements PlayedGame {
  readonly pace = new Clock();
  readonly viewer: ReadonlySignal<Viewer>;
  readonly stage: ReadonlySignal<Stage>;
  readonly view: ReadonlySignal<View>;
  readonly log: ReadonlySignal<readonly Told[]>;
  readonly answers: ReadonlySignal<readonly Command[]>;
  readonly asides: ReadonlySignal<readonly Command[]>;
  readonly takeBack: ReadonlySignal<(() => void) | undefined>;
  readonly beat = signal<Beat | undefined>(undefined);

  readonly #server: Server;
  readonly #now;
  readonly #view;
  readonly #log = signal<readonly Told[]>([]);
  /** Nothing has happened before the first turn. */
  #last: Omit<Told, 'event'> = { turn: 1 };
  /** Still to be shown. */
  readonly #queue = signal<readonly Told[]>([]);
  #isShowing = false;
  #isClosed = false;

  constructor(now: Now, happened: readonly Event[], server: Server) {
    this.#server = server;
    this.#now = signal(now);
    this.#view = signal(truthOf(now));
    this.#log.value = happened.map((event) => this.#told(event));
    this.view = this.#view;
    this.log = this.#log;
    const seat = computed(() => this.#now.value.table.you);
    this.viewer = computed(() => (seat.value === undefined ? SPECTATOR : seatViewer(seat.value)));
    this.stage = computed(() => (seat.value === undefined ? PUBLIC : { kind: 'alone', seat: seat.value }));
    this.answers = computed(() => (this.#isAtRest ? unlocked(this.#now.value) : []));
    // Others go on meanwhile: showing one's role must not wait until everything was shown.
    const isReveal = (aside: Command): boolean => verbOf(aside) === VERB.reveal;
    this.asides = computed(() => {
      const { asides } = this.#now.value;
      return this.#isAtRest ? asides : this.#isOpen ? asides.filter(isReveal) : [];
    });
    const unlock = (): void => void server.unlock();
    this.takeBack = computed(() => (this.#isAtRest && this.#now.value.locked.length > 0 ? unlock : undefined));
  }

  get seats(): readonly Seat[] {
    const { seats, you } = this.#now.value.table;
    return seats.map((seat, place) => seatOf(seat, place === you));
  }

  /** The server has said something new. */
  take(now: Now, happened: readonly Event[]): void {
    this.#now.value = now;
    const told = happened.map((event) => this.#told(event));
    if (told.length > MOST_SHOWN) {
      const missed = [...this.#queue.value, ...told];
      this.#queue.value = [];
      this.#log.value = [...this.#log.value, ...missed];
    } else if (told.length > 0) this.#queue.value = [...this.#queue.value, ...told];
    void this.#showAll();
  }

  async send(command: Command): Promise<Refusal | undefined> {
    const refused = await this.#server.play(command);
    return refused?.rule && { rule: refused.rule, command };
  }

  /** Only the server knows. */
  whyNot(): undefined {
    return undefined;
  }

  openCurtain(): void {}
  dropCurtain(): void {}
  handTo(): void {}
  hide(): void {}

  close(): void {
    this.#isClosed = true;
    this.pace.skip();
  }

  /** Everything has been shown, and what is chosen can be sent. */
  get #isAtRest(): boolean {
    return this.#queue.value.length === 0 && !this.beat.value && this.#isOpen;
  }

  get #isOpen(): boolean {
    return this.#server.line.value.kind === 'open';
  }

  #told(event: Event): Told {
    const told = toldAfter(this.#last, event);
    this.#last = told;
    return told;
  }

  async #showAll(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    for (let next = this.#queue.value[0]; next && !this.#isClosed; next = this.#queue.value[0]) {
      await this.#show(next);
      await this.pace.running();
    }
    this.#isShowing = false;
    if (this.#isClosed) return;
    this.#view.value = truthOf(this.#now.value);
    if (this.answers.value.length > 0 || this.#view.value.phase === 'over') this.pace.arrive();
  }

  async #show(told: Told): Promise<void> {
    const { event } = told;
    const before = this.#view.value;
    const after = showing(before, event);
    const ms = this.pace.skipping.value ? 0 : TIMING[event.kind] / this.#hurry;
    batch(() => {
      this.#queue.value = this.#queue.value.slice(1);
      this.#log.value = [...this.#log.value, told];
      this.#view.value = after;
      if (ms > 0) this.beat.value = { event, before, after, ms: ms / this.pace.speed.value };
    });
    await this.pace.pass(ms);
    this.beat.value = undefined;
  }

  /** Others do not wait for this screen: the more there is to show, the faster. */
  get #hurry(): number {
    const waiting = this.#queue.value.length;
    return waiting > 12 ? 4 : waiting >= 3 ? 2 : 1;
  }
}

const truthOf = ({ view, locked, table }: Now): View => withLocks(view, table.locked ?? [], locked);

/** Programs that are locked are changed by taking them back. While a bot sits in, it answers. */
const unlocked = ({ answers, locked, table: { seats, you, state } }: Now): readonly Command[] => {
  const mine = you === undefined ? undefined : seats[you];
  if (state !== 'playing' || (mine?.kind === 'person' && mine.away)) return [];
  const done = locked.map(whoOf);
  return answers.filter((command) => !done.includes(whoOf(command)));
};

const seatOf = (seat: SeatView, isMine: boolean): Seat => {
  if (seat.kind === 'bot') return { player: seat.level };
  if (seat.kind === 'free') return { player: 'away' };
  const { name, away, here } = seat;
  const absence = away ?? (here || isMine ? undefined : 'cut');
  return { name, player: isMine ? 'person' : 'away', ...(absence && { absence }) };
};
