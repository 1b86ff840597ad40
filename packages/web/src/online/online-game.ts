/**
 * A game on a server. The server says what may be seen and done; what happens is shown here event by event, like a game of this
 * page.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Command,
  type Event,
  isSpeech,
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
import type { Pace } from '../play/pace.ts';
import type { Beat, PlayedGame, Seat, Told } from '../play/played-game.ts';
import { isUnmoved, Show } from '../play/show.ts';
import { steady } from '../play/steady.ts';
import type { Talk, Talking } from '../play/talking.ts';
import { ToTell } from '../play/to-tell.ts';
import { serverTime } from './api.ts';
import type { LinkState, Unsent } from './connection.ts';
import { withLocks } from './locks.ts';

/** What the server says now. */
interface Now extends GameView {
  readonly table: TableView;
}

interface Server {
  play(command: Command): Promise<Unsent | undefined>;
  unlock(): Promise<Unsent | undefined>;
  /** Has heard enough, where people talk before they program. */
  hear(): Promise<Unsent | undefined>;
  /** Asks those who are awaited to hurry. */
  nudge(): Promise<Unsent | undefined>;
  readonly linkState: ReadonlySignal<LinkState>;
}

/** More events than this at once were missed, not watched: they are told, and not shown. */
const MOST_SHOWN = 40;

/** In milliseconds: how long one waits before one may ask others to hurry. */
const NUDGE_AFTER = 30_000;

export class OnlineGame implements PlayedGame {
  readonly pace: Pace;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly view: ReadonlySignal<View>;
  readonly beat: ReadonlySignal<Beat | undefined>;
  readonly log: ReadonlySignal<readonly Told[]>;
  readonly answers: ReadonlySignal<readonly Command[]>;
  readonly asides: ReadonlySignal<readonly Command[]>;
  readonly takeBack: ReadonlySignal<(() => void) | undefined>;
  readonly nudge: ReadonlySignal<(() => void) | undefined>;
  readonly goesOn = true;
  readonly toTell: ToTell;
  readonly planned;
  readonly talking: Talking;

  readonly #server: Server;
  readonly #now;
  readonly #show: Show;
  /** What is to be stopped when the game is closed. */
  readonly #running: readonly (() => void)[];
  #isShowing = false;

  constructor(now: Now, happened: readonly Event[], server: Server) {
    this.#server = server;
    this.#now = signal(now);
    this.viewer = computed(() => {
      const { you } = this.#now.value.table;
      return you === undefined ? SPECTATOR : seatViewer(you);
    });
    const { viewer } = this;
    const eyes = {
      get viewer() {
        return viewer.value;
      },
      told: (event: Event) => event,
      truth: () => truthOf(this.#now.value),
    };
    this.#show = new Show([eyes], { hurry });
    this.#show.add(happened);
    this.#show.tellAll();
    this.pace = this.#show.pace;
    const [picture] = this.#show.pictures;
    this.view = picture!.view;
    this.beat = picture!.beat;
    this.log = picture!.log;
    const isTimeUp = signal(0);
    const until = computed(() => this.#now.value.table.talking?.until);
    const isOn = computed(() => until.value !== undefined && isTimeUp.value < until.value);
    const talk = computed((): Talk | undefined => {
      const { talking, you } = this.#now.value.table;
      const isAsked = unlocked(this.#now.value).length > 0;
      return talking && isAsked && isOn.value
        ? { until: talking.until, isReady: talking.heard.includes(you!) }
        : undefined;
    });
    this.talking = { now: talk, isOn, time: serverTime, ready: () => void server.hear() };
    const stopTalk = effect(() => {
      const { value: end } = until;
      if (end === undefined) return undefined;
      const stop = (): void => {
        isTimeUp.value = end;
      };
      const timer = setTimeout(stop, Math.max(0, end - serverTime()));
      return () => clearTimeout(timer);
    });
    this.answers = steady(() => (this.#isAsked && !talk.value ? unlocked(this.#now.value) : []));
    // Others go on meanwhile: showing one's role must not wait until everything has been shown.
    const isReveal = (aside: Command): boolean => verbOf(aside) === VERB.reveal;
    this.asides = computed(() => {
      const { asides } = this.#now.value;
      if (this.#isAtRest) return asides;
      const canSpeak = isUnmoved(this.#show.waiting.map(({ event }) => event));
      return this.#isOpen ? asides.filter((aside) => isReveal(aside) || (canSpeak && isSpeech(aside))) : [];
    });
    this.planned = computed(() => this.#now.value.planned ?? []);
    this.toTell = new ToTell(this);
    this.toTell.forget();
    const unlock = (): void => void server.unlock();
    this.takeBack = computed(() => (this.#isAsked && this.#now.value.locked.length > 0 ? unlock : undefined));
    const isLate = signal(false);
    const awaited = computed(() => (isWaiting(this.#now.value) ? this.#now.value.view.awaited.join() : ''));
    const nudge = (): void => void server.nudge();
    this.nudge = computed(() => (awaited.value !== '' && isLate.value ? nudge : undefined));
    const stopWaiting = effect(() => {
      isLate.value = false;
      if (awaited.value === '') return undefined;
      const timer = setTimeout(() => {
        isLate.value = true;
      }, NUDGE_AFTER);
      return () => clearTimeout(timer);
    });
    // Whoever has paused it, or is about to bet, loses no time by that.
    const stopPauses = effect(() => {
      if (this.pace.paused.value && isTimed(this.#now.value)) this.pace.resume();
    });
    this.#running = [stopTalk, stopWaiting, stopPauses];
  }

  get seats(): readonly Seat[] {
    const { seats, you } = this.#now.value.table;
    return seats.map((seat, place) => seatOf(seat, place === you));
  }

  /** The server has said something new. */
  take(now: Now, happened: readonly Event[]): void {
    this.#now.value = now;
    this.#show.add(happened);
    if (happened.length > MOST_SHOWN) this.#show.tellAll();
    void this.#showAll();
  }

  async send(command: Command): Promise<Refusal | undefined> {
    const sent = this.toTell.sending(command);
    const refused = await this.#server.play(command);
    if (!refused) sent();
    return refused?.rule && { rule: refused.rule, command };
  }

  close(): void {
    this.#show.close();
    for (const stop of this.#running) stop();
  }

  /** Everything has been shown, and what is chosen can be sent. */
  get #isAtRest(): boolean {
    return this.#show.isAtRest.value && this.#isOpen;
  }

  /** The same apart from asides, which are shown while one chooses. */
  get #isAsked(): boolean {
    return this.#show.isOpen.value && this.#isOpen;
  }

  get #isOpen(): boolean {
    return this.#server.linkState.value.kind === 'open';
  }

  async #showAll(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    await this.#show.showAll();
    this.#isShowing = false;
    if (this.answers.value.length > 0 || this.view.value.phase === 'over') this.#show.pace.arrive();
  }
}

/** Others do not wait for this screen: the more there is to show, the faster. */
const hurry = (waiting: number): number => (waiting > 12 ? 4 : waiting >= 3 ? 2 : 1);

const truthOf = ({ view, locked, table }: Now): View => withLocks(view, table.locked ?? [], locked);

/** A locked program is changed by taking it back. While a bot sits in, it answers. */
const unlocked = ({ answers, locked, table: { seats, you, state } }: Now): readonly Command[] => {
  const mine = you === undefined ? undefined : seats[you];
  if (state !== 'playing' || (mine?.kind === 'person' && mine.away)) return [];
  const done = locked.map(whoOf);
  return answers.filter((command) => !done.includes(whoOf(command)));
};

/** Is one's own time running, by a live clock or because somebody has asked one to hurry? */
const isTimed = (now: Now): boolean => {
  const { deadline, settings } = now.table;
  return deadline !== undefined && settings.clock.kind !== 'correspondence' && unlocked(now).length > 0;
};

/** Does somebody who plays wait for others who have all the time they like? */
const isWaiting = (now: Now): boolean => {
  const { deadline, settings, state, you } = now.table;
  const isFree = settings.clock.kind === 'none' && deadline === undefined;
  return isFree && state === 'playing' && you !== undefined && unlocked(now).length === 0;
};

const seatOf = (seat: SeatView, isMine: boolean): Seat => {
  if (seat.kind === 'bot') return { player: seat.level };
  if (seat.kind === 'free') return { player: 'away' };
  const { name, away, here } = seat;
  const absence = away ?? (here || isMine ? undefined : 'cut');
  return { name, player: isMine ? 'person' : 'away', ...(absence && { absence }) };
};
