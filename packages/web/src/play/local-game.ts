/**
 * A game that runs in this page: people who share the screen, bots in workers. The engine is always right up to date; what is shown
 * follows event by event.
 */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Decision, type Level, posted, speakersOf, summaryOf, taskOf } from '@room25/bots';
import {
  CHARACTERS,
  type Command,
  type Complaint,
  EDITION_RULES,
  EVERYONE,
  type Event,
  engineNow,
  type Game,
  isComplaints,
  onTurnIn,
  phaseIn,
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
import type { Pace, Time } from './pace.ts';
import type { Beat, PlayedGame, Seat, Told } from './played-game.ts';
import { type Reason, type Secret, viewerOf } from './privacy.ts';
import { isShort, type Scene } from './scene.ts';
import { initiated, secretOf } from './secrets.ts';
import { SharedScreen } from './shared-screen.ts';
import { isUnmoved, Show } from './show.ts';
import { steady } from './steady.ts';
import { MOMENT } from './timing.ts';
import { ToTell } from './to-tell.ts';

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
  /** Whoever was shown a room is asked to tell the others; nothing goes on before. */
  readonly asksToTell?: boolean;
  /** Is given the record after each command. */
  keep(table: SavedTable): void;
  readonly time?: Time;
}

export class LocalGame implements PlayedGame {
  readonly seats: readonly Seat[];
  readonly pace: Pace;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly view: ReadonlySignal<View>;
  readonly beat: ReadonlySignal<Beat | undefined>;
  readonly log: ReadonlySignal<readonly Told[]>;
  readonly answers: ReadonlySignal<readonly Command[]>;
  readonly asides: ReadonlySignal<readonly Command[]>;
  readonly standIns = signal<readonly number[]>([]);
  readonly privacy: SharedScreen | undefined;
  readonly isGhost = signal(false);
  readonly haunt?: () => void;
  readonly toTell: ToTell | undefined;

  readonly #game: Game;
  readonly #start: Start;
  readonly #services: Services;
  readonly #commands: Command[] = [];
  readonly #thoughts: Thought[] = [];
  /** By seat: what its bot planned last. */
  readonly #plans: Decision['plan'][] = [];
  /** Everything, untold. */
  readonly #events: Event[] = [];
  readonly #people: readonly number[];
  readonly #show: Show;
  /** Goes up when something was applied, for what is computed from the game itself. */
  readonly #moment = signal(0);
  #isDriven = false;
  #hadMoment = false;
  /** How much of what happened bots were asked about. */
  #heard = 0;
  /** What a bot is doing now. */
  #step: Promise<boolean> | undefined;
  #isAhead = false;
  /** Everything was shown, and the table waits for a bot. */
  #isIdle = false;
  #wake: (() => void)[] = [];

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
    this.#people = start.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
    const screen = this.#people.length > 1 ? new SharedScreen(this.#people, () => void this.#drive()) : undefined;
    this.privacy = screen;
    const own = this.#people.map(seatViewer);
    const canReturn = (EDITION_RULES[start.sheet.edition].inventory.RG ?? 0) > 0;
    if (own.length === 1 && !canReturn) this.haunt = () => this.#haunt();
    const viewers = own.length === 1 ? own : [SPECTATOR, ...own];
    this.#show = new Show(
      viewers.map((viewer) => ({
        told: (event) => game.told(event, this.isGhost.value ? EVERYONE : viewer),
        truth: () => game.view(this.isGhost.value ? EVERYONE : viewer),
      })),
      { time: services.time },
    );
    const { pace, pictures, isAtRest, isOpen } = this.#show;
    this.pace = pace;
    this.viewer = computed(() => (screen ? viewerOf(screen.now.value) : viewers[0]!));
    const picture = computed(() => pictures[viewers.findIndex((viewer) => isSameViewer(viewer, this.viewer.value))]!);
    this.view = computed(() => picture.value.view.value);
    this.beat = computed(() => picture.value.beat.value);
    this.log = computed(() => picture.value.log.value);
    this.answers = steady(() => {
      void this.#moment.value;
      return isOpen.value ? this.#answersFor(this.viewer.value) : [];
    });
    this.asides = computed(() => {
      void this.#moment.value;
      const asides = this.#asidesFor(this.viewer.value);
      if (isAtRest.value) return asides;
      const canSpeak = !this.beat.value && isUnmoved(this.#show.waiting);
      return asides.filter((aside) => isReveal(aside) || (canSpeak && isSignal(aside)));
    });
    this.toTell = services.asksToTell ? new ToTell(this) : undefined;
  }

  async send(command: Command): Promise<Refusal | undefined> {
    const isMine = this.answers.value.includes(command) || this.asides.value.includes(command);
    if (!isMine) return { rule: this.whyNot(command) ?? 'ACT-ORDER', command };
    const isAside = this.asides.value.includes(command);
    const refusal = this.#apply(command);
    if (refusal) return refusal;
    // Whoever goes on has nothing to say.
    if (isAside) this.toTell?.sending(command)();
    else this.toTell?.keepSilent();
    if (isAside) this.#endMoment();
    this.privacy?.take({ kind: 'answer', shown: this.#show.waiting.flatMap(({ event }) => initiated(event)) });
    void this.#drive();
    return undefined;
  }

  /** Only the dead, who can tell nobody: there are none but bots. */
  #haunt(): void {
    const { cast } = this.view.value;
    if (cast.some(({ seat, cell }) => this.#people.includes(seat) && cell !== undefined)) return;
    this.isGhost.value = true;
    if (this.#show.isAtRest.value) this.#show.rest();
  }

  whyNot(command: Command): RuleId | undefined {
    return this.#game.clone().apply(command)?.rule;
  }

  close(): void {
    this.#show.close();
    this.#wakeUp();
    this.toTell?.close();
    this.privacy?.close();
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

  /** What a kept game has played already is told, not shown. */
  #catchUp(happened: readonly Event[]): void {
    this.#hear(happened);
    const { commands = [] } = this.#start;
    const news: Event[] = [];
    this.#game.listen((event) => news.push(event));
    for (const command of commands) {
      if (this.#game.apply(command)) throw new Error('a kept game that these rules do not play');
      this.#commands.push(command);
    }
    this.#hear(news);
    if (commands.length > 0) {
      this.#show.tellAll();
      this.#show.rest();
      this.toTell?.forget();
    }
  }

  #hear(events: readonly Event[]): void {
    this.#events.push(...events);
    this.#show.add(events);
  }

  #apply(command: Command, thought?: Omit<Thought, 'command'>): Refusal | undefined {
    const news: Event[] = [];
    this.#game.listen((event) => news.push(event));
    const refusal = this.#game.apply(command);
    if (refusal) return refusal;
    if (thought) this.#thoughts.push({ command: this.#commands.length, ...thought });
    this.#commands.push(command);
    batch(() => {
      this.#hear(news);
      this.#moment.value++;
    });
    this.#services.keep(this.record);
    return undefined;
  }

  /** Goes on, showing what happens, until somebody at this screen is asked. */
  async #drive(): Promise<void> {
    if (this.#isDriven) return;
    this.#isDriven = true;
    const { pace } = this.#show;
    while (!this.#show.isClosed) {
      await this.#show.showAll((next) => this.#showOne(next));
      if (this.#show.isClosed || this.#game.outcome) break;
      this.privacy?.take({ kind: 'ask', secrets: this.#secrets });
      if (this.#show.waiting.length === 0) await this.#leaveWord();
      if (this.#show.waiting.length === 0) await this.#leaveMoment();
      if (this.#show.waiting.length > 0) continue;
      await pace.running();
      if (!(await this.#letBotGoOn())) break;
    }
    if (this.#game.outcome) pace.arrive();
    this.#isDriven = false;
    // Somebody answered while the last bot was thinking.
    if (!this.#show.isClosed && this.#show.waiting.length > 0) void this.#drive();
  }

  /** Nothing is shown, so it need not wait. */
  async #letBotGoOn(): Promise<boolean> {
    this.#isIdle = true;
    this.#wakeUp();
    const wentOn = await this.#takeStep();
    this.#isIdle = false;
    return wentOn;
  }

  /** While something is shown, bots think on. They also play on, as long as nothing moves. */
  async #runAhead(): Promise<void> {
    if (this.#isAhead || this.privacy) return;
    this.#isAhead = true;
    while (!this.#show.isClosed && this.#areBotsOn && (await this.#takeStep())) {}
    this.#isAhead = false;
  }

  /** One bot speaks or plays; false if none has anything to do. */
  #takeStep(): Promise<boolean> {
    this.#step ??= this.#letBot().finally(() => {
      this.#step = undefined;
    });
    return this.#step;
  }

  async #letBot(): Promise<boolean> {
    const news = this.#events.slice(this.#heard);
    this.#heard = this.#events.length;
    return (await this.#letBotSpeak(news)) || (await this.#letBotPlay());
  }

  /** Nobody but bots can go on. */
  get #areBotsOn(): boolean {
    const { phase } = this.#game.view(SPECTATOR);
    const seats = this.#game.awaited.map((who) => this.#game.seatOf(who));
    return (phase === 'acting' || phase === 'clues') && seats.length > 0 && !seats.some(this.#isAtScreen);
  }

  readonly #isAtScreen = (seat: number): boolean => this.#people.includes(seat);

  /** What people see must not lie far behind what they could still answer to. */
  get #mayBotPlay(): boolean {
    if (this.#show.isClosed || this.#isIdle) return true;
    return !this.#isMomentDue && !this.#isWordDue && isShort(this.#show.waiting);
  }

  /** Somebody at this screen is shown a room, and may want to tell the others. */
  get #isWordDue(): boolean {
    const isShown = ({ event }: Told): boolean => initiated(event).some(this.#isAtScreen);
    return this.toTell !== undefined && (this.toTell.now.value !== undefined || this.#show.waiting.some(isShown));
  }

  async #untilBotMayPlay(): Promise<void> {
    while (!this.#mayBotPlay) await new Promise<void>((wake) => this.#wake.push(wake));
  }

  #wakeUp(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  /** Bots wait while somebody thinks about what to tell them; around one screen that is done behind the curtain. */
  async #leaveWord(): Promise<void> {
    const { toTell } = this;
    if (!toTell?.now.value || this.privacy) return;
    this.#show.pace.arrive();
    await new Promise<void>((done) => {
      const stop = effect(() => {
        if (toTell.now.value && this.#show.waiting.length === 0) return;
        done();
        queueMicrotask(() => stop());
      });
    });
  }

  /**
   * Whoever has acted may still lay a reminder or show a role before a bot goes on. There is as much time for a prisoner as for a guard, so
   * that nobody who looks on can tell them apart.
   */
  async #leaveMoment(): Promise<void> {
    const isDue = this.#isMomentDue;
    const isNew = isDue && !this.#hadMoment;
    this.#hadMoment = isDue;
    if (isNew) await this.#show.pace.pass(MOMENT);
  }

  get #isMomentDue(): boolean {
    const isAtScreen = (who: Who): boolean => this.#isAtScreen(this.#game.seatOf(who));
    if (!this.#isActing || this.#game.awaited.some(isAtScreen)) return false;
    return onTurnIn(this.#game).some((who) => isAtScreen(who) && this.#mayAdd(who));
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
    return phaseIn(this.#game) === 'acting';
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
    const bots = isHeldUp ? [] : [...new Set(seats)].filter((each) => this.#levelOf(each));
    if (bots.length === 0) this.#show.pace.arrive();
    // Programs are made at the same time.
    const asked = phase === 'programming' ? bots : bots.slice(0, 1);
    const played = await Promise.all(asked.map((seat) => this.#ask(seat, () => this.#untilBotMayPlay())));
    return played.includes(true);
  }

  /** Somebody looks at their own screen: the show goes on when all may look again. */
  get #isScreenTaken(): boolean {
    return this.privacy !== undefined && this.privacy.now.value.kind !== 'public' && this.#isActing;
  }

  /** False if it had nothing to say. */
  async #ask(seat: number, untilItMay: () => Promise<void> = async () => {}): Promise<boolean> {
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
    await this.#show.pace.running();
    await untilItMay();
    if (this.#show.isClosed || command === undefined) return false;
    // People went on meanwhile: what it decided may be out of date. Programs are made at the same time.
    const isStale = this.#commands.length !== applied && phaseIn(this.#game) !== 'programming';
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

  /** Those who are shown something that others are not see it alone, one after the other; for all others it has then happened. */
  async #showOne({ told }: Scene): Promise<void> {
    const screen = this.privacy;
    const seats = told.flatMap(({ event }) => initiated(event)).filter(this.#isAtScreen);
    const [first, ...others] = screen ? seats : [];
    if (!screen || first === undefined) {
      const shown = this.#show.showNext();
      void this.#runAhead();
      await shown;
      this.#wakeUp();
      return;
    }
    screen.take({ kind: 'show', seat: first });
    await screen.until('private');
    if (this.#show.isClosed) return;
    await this.#show.showNext();
    await screen.until('public');
    for (const seat of others) {
      screen.take({ kind: 'show', seat });
      await screen.until('private');
      await screen.until('public');
    }
  }

  /** Whoever at this screen is now asked in secret. */
  get #secrets(): readonly Secret[] {
    return this.#inTurnOrder(this.#people).flatMap((seat) => {
      const reason = this.#secretFor(seat);
      return reason ? [{ seat, reason }] : [];
    });
  }

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

  #answersFor(viewer: Viewer): readonly Command[] {
    const isOpenToAll = this.privacy?.now.value.kind === 'public';
    const asked = this.#game.awaited.filter((who) => {
      const seat = this.#game.seatOf(who);
      if (viewer.kind === 'seat') return seat === viewer.seat;
      return isOpenToAll && this.#people.includes(seat) && secretOf(this.#game, who) === undefined;
    });
    return asked.flatMap((who) => this.#game.answers(who));
  }

  /** They tell what a seat knows or is, so a screen that all may see offers none. */
  #asidesFor(viewer: Viewer): readonly Command[] {
    if (viewer.kind !== 'seat') return [];
    const mine = this.#game.cast.filter((who) => this.#game.seatOf(who) === viewer.seat);
    return mine.flatMap((who) => this.#game.asides(who));
  }
}

/** It needs no table that has come to rest, and what moves is what a guard waits for. */
const isReveal = (aside: Command): boolean => verbOf(aside) === VERB.reveal;

const isSignal = (aside: Command): boolean => verbOf(aside) === VERB.signal;

const isSameViewer = (one: Viewer, other: Viewer): boolean =>
  one.kind === 'seat' ? other.kind === 'seat' && other.seat === one.seat : one.kind === other.kind;
