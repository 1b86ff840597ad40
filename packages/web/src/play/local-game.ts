/**
 * A game in this page: people who share the screen, bots in workers. The engine is always up to date; the screen follows event by
 * event.
 */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Plan } from '@room25/bots';
import {
  type Command,
  type Complaint,
  EDITION_RULES,
  EVERYONE,
  type Event,
  engineNow,
  type Game,
  isComplaints,
  isSpeech,
  phaseIn,
  type Refusal,
  RULES_VERSION,
  type RuleId,
  SPECTATOR,
  seatViewer,
  VERB,
  type View,
  type Viewer,
  verbOf,
  whoOf,
} from '@room25/engine';
import type { SavedTable } from '../saves/saved-table.ts';
import { BotDriver } from './bot-driver.ts';
import type { Bots } from './bots.ts';
import { KeptGame, type Start } from './kept-game.ts';
import { Moments } from './moments.ts';
import { type Pace, REAL, type Time } from './pace.ts';
import type { Beat, PlayedGame, Seat, Told } from './played-game.ts';
import { type Secret, viewerOf } from './privacy.ts';
import type { Scene } from './scene.ts';
import { initiated, secretOf, secretsAmong } from './secrets.ts';
import { SharedScreen } from './shared-screen.ts';
import { isUnmoved, Show } from './show.ts';
import { steady } from './steady.ts';
import { ScreenTalk } from './talking.ts';
import { ToTell } from './to-tell.ts';

export interface Services {
  readonly bots: Bots;
  /** Somebody who was shown a room is asked to tell the others; nothing goes on before that. */
  readonly asksToTell?: boolean;
  /** Receives the record after each command. */
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
  readonly standIns: ReadonlySignal<readonly number[]>;
  readonly planned: ReadonlySignal<readonly Plan[]>;
  readonly privacy: SharedScreen | undefined;
  readonly isGhost = signal(false);
  readonly haunt?: () => void;
  readonly toTell: ToTell | undefined;
  readonly talking: ScreenTalk | undefined;

  readonly #kept: KeptGame;
  readonly #show: Show;
  readonly #moments: Moments;
  readonly #driver: BotDriver;
  /** Goes up when something was applied, for whatever is computed from the game itself. */
  readonly #applied = signal(0);
  /** The seats that are yet to be shown what is being shown to one of them. */
  #toShow: readonly number[] = [];
  #isDriven = false;
  /** Something has changed since the table went on last. */
  #isCalled = false;

  /** Returns the game; or what is wrong with the sheet, or with a record that these rules do not play. */
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
    const kept = new KeptGame(game, start, {
      hear: (events) => this.#hear(events),
      keep: (table) => services.keep(table),
    });
    this.#kept = kept;
    this.seats = kept.seats;
    const goOn = (): void => void this.#drive();
    const screen = kept.people.length > 1 ? new SharedScreen(kept.people, () => this.#askedAtOnce(), goOn) : undefined;
    this.privacy = screen;
    const own = kept.people.map(seatViewer);
    const canReturn = (EDITION_RULES[start.sheet.edition].inventory.RG ?? 0) > 0;
    if (own.length === 1 && !canReturn) this.haunt = () => this.#haunt();
    const viewers = own.length === 1 ? own : [SPECTATOR, ...own];
    this.#show = new Show(
      viewers.map((viewer) => ({
        viewer,
        told: (event) => game.told(event, this.isGhost.value ? EVERYONE : viewer),
        truth: () => game.view(this.isGhost.value ? EVERYONE : viewer),
      })),
      { time: services.time, hurry: (waiting) => hurryOf(waiting, start.sheet.order.length) },
    );
    this.talking = start.isTalking ? new ScreenTalk(services.time ?? REAL, goOn) : undefined;
    const { pace, pictures, isAtRest, isOpen } = this.#show;
    this.pace = pace;
    this.viewer = computed(() => (screen ? viewerOf(screen.now.value) : viewers[0]!));
    const picture = computed(() => pictures[viewers.findIndex((viewer) => isSameViewer(viewer, this.viewer.value))]!);
    this.view = computed(() => picture.value.view.value);
    this.beat = computed(() => picture.value.beat.value);
    this.log = computed(() => picture.value.log.value);
    this.answers = steady(() => {
      void this.#applied.value;
      return isOpen.value && !this.talking?.now.value ? this.#answersFor(this.viewer.value) : [];
    });
    this.asides = computed(() => {
      void this.#applied.value;
      const asides = this.#asidesFor(this.viewer.value);
      if (isAtRest.value) return asides;
      // While nothing moves, what others say keeps nobody from speaking.
      const waiting = this.#show.waiting.map(({ event }) => event);
      const canSpeak = isUnmoved([...(this.beat.value?.events ?? []), ...waiting]);
      return asides.filter((aside) => isReveal(aside) || (canSpeak && isSpeech(aside)));
    });
    this.toTell = services.asksToTell ? new ToTell(this) : undefined;
    this.#moments = new Moments(kept, this.#show, this);
    this.#driver = new BotDriver(kept, {
      bots: services.bots,
      show: this.#show,
      moments: this.#moments,
      privacy: screen,
    });
    this.standIns = this.#driver.standIns;
    this.planned = this.#driver.planned;
  }

  /** The record, as it is kept. */
  get record(): SavedTable {
    return this.#kept.record;
  }

  async send(command: Command): Promise<Refusal | undefined> {
    const isMine = this.answers.value.includes(command) || this.asides.value.includes(command);
    if (!isMine) return { rule: this.whyNot(command) ?? 'ACT-ORDER', command };
    const isAside = this.asides.value.includes(command);
    const refusal = this.#kept.apply(command);
    if (refusal) return refusal;
    // Pressing on means having nothing to say.
    if (isAside) this.toTell?.sending(command)();
    else this.toTell?.keepSilent();
    if (isAside) this.#moments.endMoment();
    const shown = this.#show.waiting.flatMap(({ event }) => initiated(event));
    this.privacy?.answered(this.#kept.game.seatOf(whoOf(command)), shown);
    void this.#drive();
    return undefined;
  }

  whyNot(command: Command): RuleId | undefined {
    return this.#kept.whyNot(command);
  }

  close(): void {
    this.#show.close();
    this.toTell?.close();
    this.talking?.close();
    this.privacy?.close();
    this.#driver.close();
  }

  /** Only the dead, if all others are bots: there is nobody they could tell. */
  #haunt(): void {
    const { cast } = this.view.value;
    if (cast.some(({ seat, cell }) => this.#kept.isAtScreen(seat) && cell !== undefined)) return;
    this.isGhost.value = true;
    if (this.#show.isAtRest.value) this.#show.rest();
  }

  // ── The game ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** What a saved game has already played is told, not shown. */
  #catchUp(happened: readonly Event[]): void {
    if (!this.#kept.catchUp(happened)) return;
    this.#show.tellAll();
    this.#show.rest();
    this.toTell?.forget();
  }

  #hear(events: readonly Event[]): void {
    batch(() => {
      this.#show.add(events);
      this.#applied.value++;
    });
  }

  /** Goes on, showing what happens, until somebody at this screen is asked. */
  async #drive(): Promise<void> {
    this.#isCalled = true;
    if (this.#isDriven) return;
    this.#isDriven = true;
    const { game } = this.#kept;
    const { pace } = this.#show;
    while (!this.#show.isClosed) {
      this.#isCalled = false;
      await this.#show.showAll((next) => this.#showOne(next));
      if (this.#show.isClosed || game.outcome) break;
      this.#moments.letPeopleTalk();
      this.privacy?.take({ kind: 'ask', secrets: this.talking?.now.value ? [] : this.#secrets });
      if (this.#show.waiting.length === 0) await this.#moments.leaveWord();
      if (this.#show.waiting.length === 0) await this.#moments.leaveMoment();
      if (this.#show.waiting.length > 0) continue;
      await pace.running();
      // Somebody may have answered, opened the curtain or ended the talk while the last bot was thinking.
      if (!(await this.#driver.goOn()) && !this.#isCalled) break;
    }
    if (game.outcome) pace.arrive();
    this.#isDriven = false;
    if (!this.#show.isClosed && this.#show.waiting.length > 0) void this.#drive();
  }

  // ── The screen ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** People who are shown something that others are not see it alone, one after the other; for the others it has then happened. */
  async #showOne({ told }: Scene): Promise<void> {
    const screen = this.privacy;
    const seats = told.flatMap(({ event }) => initiated(event)).filter(this.#kept.isAtScreen);
    const [first, ...others] = screen ? seats : [];
    if (!screen || first === undefined) {
      const shown = this.#show.showNext();
      void this.#driver.runAhead();
      await shown;
      this.#driver.wakeUp();
      return;
    }
    this.#toShow = others;
    screen.take({ kind: 'show', seat: first });
    await screen.until('held');
    if (this.#show.isClosed) return;
    await this.#show.showNext();
    await screen.until('done');
    for (const [at, seat] of others.entries()) {
      this.#toShow = others.slice(at + 1);
      screen.take({ kind: 'show', seat });
      await screen.until('held');
      await screen.until('done');
    }
  }

  get #secrets(): readonly Secret[] {
    return secretsAmong(this.#kept.people, this.#kept.game, this.privacy?.holder);
  }

  /** Nothing, as long as everybody is to see or to say something first. */
  #askedAtOnce(): Secret | undefined {
    const isTalkDue = this.talking !== undefined && phaseIn(this.#kept.game) === 'programming';
    return this.#toShow.length > 0 || isTalkDue || !this.#show.isOpen.value ? undefined : this.#secrets[0];
  }

  #answersFor(viewer: Viewer): readonly Command[] {
    const { game, isAtScreen } = this.#kept;
    const isOpenToAll = this.privacy?.now.value.kind === 'public';
    const asked = game.awaited.filter((who) => {
      const seat = game.seatOf(who);
      if (viewer.kind === 'seat') return seat === viewer.seat;
      return isOpenToAll && isAtScreen(seat) && secretOf(game, who) === undefined;
    });
    return asked.flatMap((who) => game.answers(who));
  }

  /** They tell what a seat knows or is, so a screen that everybody may see offers none; nor does one that shows everything. */
  #asidesFor(viewer: Viewer): readonly Command[] {
    if (viewer.kind !== 'seat' || this.isGhost.value) return [];
    const { game } = this.#kept;
    const mine = game.cast.filter((who) => game.seatOf(who) === viewer.seat);
    return mine.flatMap((who) => game.asides(who));
  }
}

/** It need not wait until the table is at rest: what is moving may be just what a guard has waited for. */
const isReveal = (aside: Command): boolean => verbOf(aside) === VERB.reveal;

const isSameViewer = (one: Viewer, other: Viewer): boolean =>
  one.kind === 'seat' ? other.kind === 'seat' && other.seat === one.seat : one.kind === other.kind;

/** Where much waits to be shown, or many play, it is shown a little faster. */
const hurryOf = (waiting: number, characters: number): number =>
  (waiting >= MUCH ? 1.3 : 1) * (characters > MANY ? 1.25 : 1);

/** In events: two steps or more. */
const MUCH = 6;
const MANY = 6;
