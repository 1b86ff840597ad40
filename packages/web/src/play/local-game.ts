/**
 * A game that runs in this page: people who share the screen, bots in workers. The engine is always right up to date; what is shown
 * follows event by event.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Decision, type Level, posted, speakersOf, summaryOf, taskOf } from '@room25/bots';
import {
  CHARACTERS,
  type Command,
  type Complaint,
  type Event,
  engineNow,
  type Game,
  isComplaints,
  onTurnIn,
  type Refusal,
  RULES_VERSION,
  type RuleId,
  type Sheet,
  SPECTATOR,
  seatViewer,
  VERB,
  type View,
  type Viewer,
  verbOf,
  type Who,
} from '@room25/engine';
import type { SavedTable, Thought } from '../saves/saved-table.ts';
import type { Bots } from './bots.ts';
import { Clock } from './pace.ts';
import { type Beat, type PlayedGame, type Seat, type Told, toldAfter } from './played-game.ts';
import { initiated, secretOf } from './secrets.ts';
import { showing } from './showing.ts';
import { PUBLIC, type Reason, type Stage, seatOn, viewerOf } from './stage.ts';
import { TIMING } from './timing.ts';

/** What a game is started or resumed from. */
export interface Start {
  readonly id: string;
  /** The version of the rules; today's if it says none. The engine of an older one has been fetched. */
  readonly rules?: number;
  readonly sheet: Sheet;
  readonly seats: readonly Seat[];
  readonly commands?: readonly Command[];
  readonly title?: string;
  readonly isDealtHere?: true;
  readonly thoughts?: readonly Thought[];
}

export interface Services {
  readonly bots: Bots;
  /** Is given the record after each command. */
  keep(table: SavedTable): void;
}

export class LocalGame implements PlayedGame {
  readonly seats: readonly Seat[];
  readonly pace = new Clock();
  readonly stage: ReadonlySignal<Stage>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly view: ReadonlySignal<View>;
  readonly log: ReadonlySignal<readonly Told[]>;
  readonly answers: ReadonlySignal<readonly Command[]>;
  readonly asides: ReadonlySignal<readonly Command[]>;
  readonly beat = signal<Beat | undefined>(undefined);
  readonly standIns = signal<readonly number[]>([]);

  readonly #game: Game;
  readonly #start: Start;
  readonly #services: Services;
  readonly #commands: Command[] = [];
  readonly #thoughts: Thought[] = [];
  /** By seat: what its bot planned last. */
  readonly #plans: Decision['plan'][] = [];
  /** Everything, untold. */
  readonly #events: Event[] = [];
  readonly #queue: Happening[] = [];
  #last: Pick<Happening, 'turn' | 'round'> = { turn: 1 };
  readonly #stage: Signal<Stage>;
  /** For each pair of eyes at this screen: a seat's, or those of all. */
  readonly #eyes: readonly Eyes[];
  /** Goes up when something was applied or has been shown, for what is computed from the game itself. */
  readonly #moment = signal(0);
  #isDriven = false;
  #hadMoment = false;
  #isClosed = false;
  #wake: (() => void) | undefined;

  /** Or what is wrong with the sheet, or a record that these rules do not play. */
  static start(start: Start, services: Services): LocalGame | readonly Complaint[] {
    const happened: Event[] = [];
    const game = engineNow(start.rules ?? RULES_VERSION)!.setUp(start.sheet, (event) => happened.push(event));
    if (isComplaints(game)) return game;
    const local = new LocalGame(game, start, services);
    local.#catchUp(happened);
    void local.#drive();
    return local;
  }

  private constructor(game: Game, start: Start, services: Services) {
    this.#game = game;
    this.#start = start;
    this.#services = services;
    this.seats = start.seats;
    this.#thoughts.push(...(start.thoughts ?? []));
    const people = this.#people;
    const first: Stage = people.length === 1 ? { kind: 'alone', seat: people[0]! } : PUBLIC;
    this.#stage = signal<Stage>(first);
    this.#eyes = [new Eyes(SPECTATOR, game), ...people.map((seat) => new Eyes(seatViewer(seat), game))];
    this.stage = this.#stage;
    this.viewer = computed(() => viewerOf(this.#stage.value));
    const mine = computed(() => this.#eyesOf(this.#stage.value));
    this.view = computed(() => mine.value.view.value);
    this.log = computed(() => mine.value.log.value);
    this.answers = computed(() => this.#whenAtRest(() => this.#answersOn(this.#stage.value)));
    this.asides = computed(() => {
      void this.#moment.value;
      const asides = this.#asidesOn(this.#stage.value);
      return this.#isAtRest ? asides : asides.filter(isReveal);
    });
  }

  async send(command: Command): Promise<Refusal | undefined> {
    const isMine = this.answers.value.includes(command) || this.asides.value.includes(command);
    if (!isMine) return { rule: this.whyNot(command) ?? 'ACT-ORDER', command };
    const stage = this.#stage.value;
    const isAside = this.asides.value.includes(command);
    const refusal = this.#apply(command);
    if (refusal) return refusal;
    if (isAside) this.#endMoment();
    // What was chosen is public from here on, unless somebody is shown something by it.
    const isOver = stage.kind === 'private' && stage.reason === 'act' && !this.#isShownTo(stage.seat);
    if (isOver) this.#stage.value = PUBLIC;
    void this.#drive();
    return undefined;
  }

  whyNot(command: Command): RuleId | undefined {
    return this.#game.clone().apply(command)?.rule;
  }

  openCurtain(): void {
    const stage = this.#stage.value;
    if (stage.kind !== 'curtain') return;
    const { seat, reason } = stage;
    this.#stage.value = { kind: 'private', seat, reason, held: reason === 'own' };
    this.#wake?.();
    void this.#drive();
  }

  dropCurtain(): void {
    const stage = this.#stage.value;
    if (stage.kind === 'private') this.#stage.value = { kind: 'curtain', seat: stage.seat, reason: stage.reason };
  }

  handTo(seat: number): void {
    const { kind } = this.#stage.value;
    if (kind === 'public' && this.#people.includes(seat)) this.#stage.value = { kind: 'curtain', seat, reason: 'own' };
  }

  hide(): void {
    if (this.#stage.value.kind !== 'private') return;
    this.#stage.value = PUBLIC;
    this.#wake?.();
    void this.#drive();
  }

  close(): void {
    this.#isClosed = true;
    this.pace.skip();
    this.#wake?.();
    this.#services.bots.close();
  }

  /** The record, as it is kept. */
  get record(): SavedTable {
    const { turn, turnsLeft, outcome } = this.#game.view(SPECTATOR);
    const { id, title, seats, isDealtHere } = this.#start;
    return {
      id,
      rules: this.#game.rules,
      sheet: this.#game.save().sheet,
      commands: [...this.#commands],
      seats,
      turn,
      turnsLeft,
      time: Date.now(),
      ...(outcome && { outcome }),
      ...(title !== undefined && { title }),
      ...(isDealtHere && { isDealtHere }),
      ...(this.#thoughts.length > 0 && { thoughts: [...this.#thoughts] }),
    };
  }

  // ── The game ────────────────────────────────────────────────────────────────────────────────────────────────────

  get #people(): readonly number[] {
    return this.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  }

  /** What a kept game has played already is told, not shown. */
  #catchUp(happened: readonly Event[]): void {
    for (const event of happened) this.#hear(event);
    this.#game.listen((event) => this.#hear(event));
    const { commands = [] } = this.#start;
    if (commands.length === 0) return;
    for (const command of commands) {
      if (this.#game.apply(command)) throw new Error('a kept game that these rules do not play');
      this.#commands.push(command);
    }
    for (const { event, ...when } of this.#queue.splice(0)) for (const eyes of this.#eyes) eyes.hear(event, when);
    this.#rest();
  }

  #hear(event: Event): void {
    const happening = toldAfter(this.#last, event);
    this.#last = happening;
    this.#events.push(event);
    this.#queue.push(happening);
  }

  #apply(command: Command, thought?: Omit<Thought, 'command'>): Refusal | undefined {
    const refusal = this.#game.apply(command);
    if (refusal) return refusal;
    if (thought) this.#thoughts.push({ command: this.#commands.length, ...thought });
    this.#commands.push(command);
    this.#moment.value++;
    this.#services.keep(this.record);
    return undefined;
  }

  /** Goes on, showing what happens, until somebody at this screen is asked. */
  async #drive(): Promise<void> {
    if (this.#isDriven) return;
    this.#isDriven = true;
    let heard = this.#events.length;
    while (!this.#isClosed) {
      await this.#showAll();
      if (this.#isClosed || this.#game.outcome) break;
      this.#setStage();
      if (this.#queue.length === 0) await this.#leaveMoment();
      if (this.#queue.length > 0) continue;
      await this.pace.running();
      const news = this.#events.slice(heard);
      heard = this.#events.length;
      if (!(await this.#letBotSpeak(news)) && !(await this.#letBotPlay())) break;
    }
    if (this.#game.outcome) this.pace.arrive();
    this.#isDriven = false;
    // Somebody answered while the last bot was thinking.
    if (!this.#isClosed && this.#queue.length > 0) void this.#drive();
  }

  /**
   * Whoever has acted may still lay a reminder or show a role before a bot goes on. There is as much time for a prisoner as for a guard, so
   * that nobody who looks on can tell them apart.
   */
  async #leaveMoment(): Promise<void> {
    const { awaited } = this.#game;
    const onTurn = onTurnIn(this.#game);
    const isAtScreen = (who: Who): boolean => this.#people.includes(this.#game.seatOf(who));
    const isDue =
      this.#isActing && !awaited.some(isAtScreen) && onTurn.some((who) => isAtScreen(who) && this.#mayAdd(who));
    const isNew = isDue && !this.#hadMoment;
    this.#hadMoment = isDue;
    if (isNew) await this.pace.pass(MOMENT);
  }

  #endMoment(): void {
    this.#hadMoment = false;
    if (!this.beat.value) this.pace.next();
  }

  /** What all can know about it. */
  #mayAdd(who: Who): boolean {
    const { cast, mode } = this.#game.view(SPECTATOR);
    const isSecret = mode === 'suspicion' && !cast.some(({ name, shown }) => shown && name === CHARACTERS[who]);
    return isSecret || this.#game.asides(who).some((aside) => verbOf(aside) === VERB.remind);
  }

  get #isActing(): boolean {
    return this.#game.view(SPECTATOR).phase === 'acting';
  }

  /** A bot that was just shown a room may want to tell others about it. */
  async #letBotSpeak(news: readonly Event[]): Promise<boolean> {
    for (const seat of speakersOf(news)) {
      const isAwaited = this.#game.awaited.some((who) => this.#game.seatOf(who) === seat);
      if (this.#levelOf(seat) && !isAwaited && (await this.#ask(seat))) return true;
    }
    return false;
  }

  async #letBotPlay(): Promise<boolean> {
    if (this.#isScreenTaken) return false;
    const seats = this.#game.awaited.map((who) => this.#game.seatOf(who));
    // The first to program ends the turn of whoever acted last.
    const isTheirTurn = onTurnIn(this.#game).some((who) => this.#people.includes(this.#game.seatOf(who)));
    const { phase } = this.#game.view(SPECTATOR);
    const isAfterPeople = phase === 'clues' || (phase === 'programming' && isTheirTurn);
    const isHeldUp = isAfterPeople && seats.some((seat) => this.#people.includes(seat));
    const seat = isHeldUp ? undefined : seats.find((each) => this.#levelOf(each));
    if (seat === undefined) this.pace.arrive();
    return seat !== undefined && (await this.#ask(seat));
  }

  /** Somebody looks at its own screen: the show goes on when all may look again. */
  get #isScreenTaken(): boolean {
    const { kind } = this.#stage.value;
    return (kind === 'private' || kind === 'curtain') && this.#isActing;
  }

  /** False if it had nothing to say. */
  async #ask(seat: number): Promise<boolean> {
    // Not from the seed of the deal, which would tell it everything.
    const seed = `${this.#start.id} ${seat}`;
    const task = posted(
      taskOf(this.#game, seat, {
        log: this.#events,
        level: this.#levelOf(seat)!,
        seed,
        levels: this.seats.map((_, each) => this.#levelOf(each)),
        plan: this.#plans[seat],
      }),
    );
    const applied = this.#commands.length;
    const { command, explanation, plan, isStandIn } = await this.#services.bots.decide(task);
    this.#plans[seat] = plan ?? this.#plans[seat];
    if (isStandIn && !this.standIns.value.includes(seat)) this.standIns.value = [...this.standIns.value, seat];
    await this.pace.running();
    if (this.#isClosed || command === undefined) return false;
    // People went on meanwhile: what it decided may be out of date. Programs are made at the same time.
    const isStale = this.#commands.length !== applied && this.#game.view(SPECTATOR).phase !== 'programming';
    const thought = explanation && { seat, explanation: summaryOf(explanation) };
    if (!isStale && this.#apply(command, thought) && this.#commands.length === applied)
      throw new Error(`a bot made an illegal move: ${command}`);
    return true;
  }

  #levelOf(seat: number): Level | undefined {
    const { player } = this.seats[seat]!;
    return player === 'person' || player === 'away' ? undefined : player;
  }

  // ── The screen ──────────────────────────────────────────────────────────────────────────────────────────────────

  async #showAll(): Promise<void> {
    for (let next = this.#queue[0]; next && !this.#isClosed; next = this.#queue[0]) {
      const initiates =
        this.#people.length > 1 ? initiated(next.event).filter((seat) => this.#people.includes(seat)) : [];
      if (initiates.length === 0) await this.#show(next);
      else await this.#showInSecret(next, initiates);
    }
    if (!this.#isClosed) this.#rest();
  }

  async #show(happening: Happening): Promise<void> {
    const { event } = happening;
    const eyes = this.#eyesOf(this.#stage.value);
    const before = eyes.view.value;
    const ms = this.pace.skipping.value ? 0 : TIMING[event.kind];
    batch(() => {
      this.#queue.shift();
      for (const each of this.#eyes) each.see(happening);
      if (ms > 0)
        this.beat.value = {
          event: this.#game.told(event, eyes.viewer),
          before,
          after: eyes.view.value,
          ms: ms / this.pace.speed.value,
        };
      this.#moment.value++;
    });
    await this.pace.pass(ms);
    // At once, so that nobody is asked about a table that is not quite there yet.
    batch(() => {
      this.beat.value = undefined;
      if (this.#queue.length === 0) this.#rest();
    });
  }

  /** Those who are shown something see it alone, one after the other; for all others it has then happened. */
  async #showInSecret(happening: Happening, seats: readonly number[]): Promise<void> {
    let isShown = false;
    for (const seat of seats) {
      const stage = this.#stage.value;
      if (stage.kind !== 'private' || stage.seat !== seat) await this.#callTo(seat, 'see');
      if (this.#isClosed) return;
      const now = this.#stage.value;
      if (now.kind === 'private') this.#stage.value = { ...now, held: true };
      if (!isShown) await this.#show(happening);
      isShown = true;
      await this.#until(() => this.#stage.value.kind === 'public');
    }
  }

  async #callTo(seat: number, reason: Reason): Promise<void> {
    this.#stage.value = { kind: 'curtain', seat, reason };
    await this.#until(() => this.#stage.value.kind === 'private');
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo() && !this.#isClosed)
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
  }

  /** Everything is shown: now what the game itself says counts. */
  #rest(): void {
    batch(() => {
      for (const eyes of this.#eyes) eyes.rest();
      this.#moment.value++;
    });
  }

  /** Several people at one screen: whose is it now? */
  #setStage(): void {
    const stage = this.#stage.value;
    if (this.#people.length < 2 || stage.kind === 'curtain') return;
    if (stage.kind === 'private' && (stage.held || this.#secretFor(stage.seat))) return;
    const [next] = this.#inTurnOrder(this.#people.filter((seat) => this.#secretFor(seat)));
    this.#stage.value =
      next === undefined ? PUBLIC : { kind: 'curtain', seat: next, reason: this.#secretFor(next) ?? 'own' };
  }

  /** Why a seat is now asked in secret, if it is. */
  #secretFor(seat: number): Reason | undefined {
    const who = this.#game.awaited.find((each) => this.#game.seatOf(each) === seat);
    return who === undefined ? undefined : secretOf(this.#game, who);
  }

  #inTurnOrder(seats: readonly number[]): readonly number[] {
    const { order } = this.#game.view(SPECTATOR);
    const last = onTurnIn(this.#game).map((who) => this.#game.seatOf(who));
    const inOrder = order.map((name) => this.#game.seatOf(CHARACTERS.indexOf(name) as Who));
    const placeOf = (seat: number): number => (last.includes(seat) ? -1 : inOrder.indexOf(seat));
    return [...seats].sort((one, other) => placeOf(one) - placeOf(other));
  }

  /** Will what is waiting to be shown tell this seat something that it alone may know? */
  #isShownTo(seat: number): boolean {
    return this.#queue.some(({ event }) => initiated(event).includes(seat));
  }

  #eyesOf(stage: Stage): Eyes {
    const seat = seatOn(stage);
    return seat === undefined ? this.#eyes[0]! : this.#eyes[1 + this.#people.indexOf(seat)]!;
  }

  #whenAtRest(commands: () => readonly Command[]): readonly Command[] {
    void this.#moment.value;
    return this.#isAtRest ? commands() : [];
  }

  get #isAtRest(): boolean {
    return !this.beat.value && this.#queue.length === 0;
  }

  #answersOn(stage: Stage): readonly Command[] {
    const seat = seatOn(stage);
    const asked = this.#game.awaited.filter((who) => {
      const its = this.#game.seatOf(who);
      if (stage.kind === 'public') return this.#people.includes(its) && secretOf(this.#game, who) === undefined;
      return its === seat;
    });
    return asked.flatMap((who) => this.#game.answers(who));
  }

  /** They tell what a seat knows or is, so a screen that all may see offers none. */
  #asidesOn(stage: Stage): readonly Command[] {
    const seat = seatOn(stage);
    return this.#game.cast.filter((who) => this.#game.seatOf(who) === seat).flatMap((who) => this.#game.asides(who));
  }
}

/** So long, in milliseconds at speed 1. */
const MOMENT = 1500;

/** It needs no table that has come to rest, and what moves is what a guard waits for. */
const isReveal = (aside: Command): boolean => verbOf(aside) === VERB.reveal;

interface Happening extends Told {}

/** The table through the eyes of one who looks at this screen, as far as it was shown. */
class Eyes {
  readonly viewer: Viewer;
  readonly view: Signal<View>;
  readonly log = signal<readonly Told[]>([]);
  readonly #game: Game;

  constructor(viewer: Viewer, game: Game) {
    this.viewer = viewer;
    this.#game = game;
    this.view = signal(game.view(viewer));
  }

  /** It is told, without being shown. */
  hear(event: Event, when: Omit<Told, 'event'>): void {
    this.log.value = [...this.log.value, { event: this.#game.told(event, this.viewer), ...when }];
  }

  see({ event, ...when }: Happening): void {
    this.hear(event, when);
    this.view.value = showing(this.view.value, this.#game.told(event, this.viewer));
  }

  rest(): void {
    this.view.value = this.#game.view(this.viewer);
  }
}
