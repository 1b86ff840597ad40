/** The bots of a game in this page: when they think, speak and play, and how far ahead of the screen. */
import { signal } from '@preact/signals';
import { type Decision, hearersOf, type Plan, posted, speakersOf, summaryOf, type Task, taskOf } from '@room25/bots';
import { type Command, type Event, phaseIn, SPECTATOR } from '@room25/engine';
import type { BotAnswer, Bots } from './bots.ts';
import type { KeptGame } from './kept-game.ts';
import type { Moments } from './moments.ts';
import type { Curtain } from './played-game.ts';
import { isShort } from './scene.ts';
import type { Show } from './show.ts';
import { GATHERING } from './timing.ts';

interface Around {
  readonly bots: Bots;
  readonly show: Show;
  readonly moments: Moments;
  readonly privacy: Curtain | undefined;
}

export class BotDriver {
  readonly standIns = signal<readonly number[]>([]);
  readonly planned = signal<readonly Plan[]>([]);

  readonly #kept: KeptGame;
  readonly #bots: Bots;
  readonly #show: Show;
  readonly #moments: Moments;
  readonly #privacy: Curtain | undefined;
  /** By seat: what its bot planned last. */
  readonly #plans: Decision['plan'][] = [];
  /** By seat: what its bot would program, going by what had been said so far. */
  readonly #foreseen = new Map<number, { readonly heard: number; readonly answer: Promise<BotAnswer> }>();
  /** About how many of the events bots have been asked. */
  #heard = 0;
  /** What a bot is doing now. */
  #step: Promise<boolean> | undefined;
  #isAhead = false;
  /** Everything has been shown, and the table waits for a bot. */
  #isIdle = false;
  #wake: (() => void)[] = [];

  constructor(kept: KeptGame, { bots, show, moments, privacy }: Around) {
    this.#kept = kept;
    this.#bots = bots;
    this.#show = show;
    this.#moments = moments;
    this.#privacy = privacy;
  }

  /** Lets a bot speak or play; false if none has anything to do. Nothing is being shown, so it need not wait. */
  async goOn(): Promise<boolean> {
    this.#isIdle = true;
    this.wakeUp();
    const wentOn = await this.#takeStep();
    this.#isIdle = false;
    if (wentOn) await this.#gather();
    return wentOn;
  }

  /** While something is being shown, bots go on thinking. They also go on playing, as long as nothing moves. */
  async runAhead(): Promise<void> {
    if (this.#isAhead || this.#privacy) return;
    this.#isAhead = true;
    while (!this.#show.isClosed && this.#areBotsOn && (await this.#takeStep())) {}
    this.#isAhead = false;
  }

  /** Something has been shown: bots that waited for it check whether they may play now. */
  wakeUp(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  close(): void {
    this.wakeUp();
    this.#bots.close();
  }

  // ── When ────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The first of several bots is not shown alone: what the next ones do meanwhile is shown with it. */
  async #gather(): Promise<void> {
    const { waiting, pace } = this.#show;
    if (this.#privacy || !this.#kept.isActing || !this.#areBotsOn || waiting.length === 0 || !this.#mayPlay) return;
    void this.runAhead();
    await pace.pass(GATHERING);
  }

  /** One bot speaks or plays; false if none has anything to do. */
  #takeStep(): Promise<boolean> {
    this.#step ??= this.#letBot().finally(() => {
      this.#step = undefined;
    });
    return this.#step;
  }

  /** Only bots can go on. */
  get #areBotsOn(): boolean {
    const { game, isAtScreen } = this.#kept;
    const { phase } = game.view(SPECTATOR);
    const seats = game.awaited.map((who) => game.seatOf(who));
    return (phase === 'acting' || phase === 'clues') && seats.length > 0 && !seats.some(isAtScreen);
  }

  /** What people see must not lie far behind what they could still respond to. */
  get #mayPlay(): boolean {
    if (this.#show.isClosed || this.#isIdle) return true;
    return !this.#moments.isDue && isShort(this.#show.waiting);
  }

  async #untilItMayPlay(): Promise<void> {
    while (!this.#mayPlay) await new Promise<void>((wake) => this.#wake.push(wake));
  }

  /** Somebody looks at their own screen: the show goes on when everybody may look again. */
  get #isScreenTaken(): boolean {
    return this.#privacy !== undefined && this.#privacy.now.value.kind !== 'public' && this.#kept.isActing;
  }

  // ── What ────────────────────────────────────────────────────────────────────────────────────────────────────────

  async #letBot(): Promise<boolean> {
    const { events } = this.#kept;
    const news = events.slice(this.#heard);
    this.#heard = events.length;
    return (await this.#letBotSpeak(news)) || (await this.#letBotPlay());
  }

  /**
   * A bot that was just shown a room may want to tell others; one that hears something, to say yes or no; all of them, when a
   * turn begins.
   */
  async #letBotSpeak(news: readonly Event[]): Promise<boolean> {
    const { game } = this.#kept;
    const isProgramming = phaseIn(game) === 'programming';
    let hasSpoken = false;
    for (const seat of new Set([...speakersOf(news), ...hearersOf(news, game.view(SPECTATOR))])) {
      if (!this.#kept.levelOf(seat) || game.outcome) continue;
      const isAwaited = game.awaited.some((who) => game.seatOf(who) === seat);
      // A bot that is about to play speaks then. But a program waits until people have spoken, and people want to hear the bots
      // before.
      if (!isAwaited || isProgramming) hasSpoken = (await this.#ask(seat, { answers: [] })) || hasSpoken;
    }
    return hasSpoken;
  }

  async #letBotPlay(): Promise<boolean> {
    if (this.#isScreenTaken) return false;
    const { game, isAtScreen } = this.#kept;
    const seats = game.awaited.map((who) => game.seatOf(who));
    const { phase } = game.view(SPECTATOR);
    // What people say before they program is meant for the bots' plans too.
    const isAfterPeople = phase === 'clues' || phase === 'programming';
    const isHeldUp = isAfterPeople && seats.some(isAtScreen);
    const awaited = [...new Set(seats)].filter((each) => this.#kept.levelOf(each));
    if (isHeldUp && phase === 'programming') this.#thinkAhead(awaited);
    const bots = isHeldUp ? [] : awaited;
    if (bots.length === 0) this.#show.pace.arrive();
    // Programs are made at the same time.
    const asked = phase === 'programming' ? bots : bots.slice(0, 1);
    const played = await Promise.all(
      asked.map((seat) => this.#ask(seat, { untilItMay: () => this.#untilItMayPlay() })),
    );
    return played.includes(true);
  }

  /** False if it had nothing to say. */
  async #ask(
    seat: number,
    { untilItMay = async () => {}, answers }: { untilItMay?: () => Promise<void>; answers?: readonly Command[] } = {},
  ): Promise<boolean> {
    const applied = this.#kept.count;
    const foreseen = answers ? undefined : await this.#foresight(seat);
    const decision = foreseen ?? (await this.#bots.decide(this.#taskOf(seat, answers)));
    const { command, explanation, plan, isStandIn } = decision;
    this.#plans[seat] = plan ?? this.#plans[seat];
    if (plan && !this.planned.value.some(({ turn }) => turn === plan.turn))
      this.planned.value = [...this.planned.value, plan];
    if (isStandIn && !this.standIns.value.includes(seat)) this.standIns.value = [...this.standIns.value, seat];
    await this.#show.pace.running();
    await untilItMay();
    if (this.#show.isClosed || command === undefined) return false;
    // People went on meanwhile, so its decision may be out of date. Programs are made at the same time.
    const isStale = this.#kept.count !== applied && phaseIn(this.#kept.game) !== 'programming';
    const thought = explanation && { seat, explanation: summaryOf(explanation) };
    if (!isStale && this.#kept.apply(command, thought) && this.#kept.count === applied)
      throw new Error(`a bot made an illegal move: ${command}`);
    return true;
  }

  #taskOf(seat: number, answers?: readonly Command[]): Task {
    const { id, game, seats, events } = this.#kept;
    return posted(
      taskOf(game, seat, {
        log: events,
        level: this.#kept.levelOf(seat)!,
        // Not from the seed of the deal, which would give everything away.
        seed: `${id} ${seat}`,
        levels: seats.map((_, each) => this.#kept.levelOf(each)),
        plan: this.#plans[seat],
        ...(answers && { answers }),
      }),
    );
  }

  // ── Ahead ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Bots think while people do; whatever is said makes them think again. */
  #thinkAhead(seats: readonly number[]): void {
    if (!this.#bots.thinksAhead) return;
    const heard = this.#heardSoFar;
    for (const seat of seats)
      if (this.#foreseen.get(seat)?.heard !== heard)
        this.#foreseen.set(seat, { heard, answer: this.#bots.decide(this.#taskOf(seat)) });
  }

  /** Everything that happened except programs, which nobody else sees. */
  get #heardSoFar(): number {
    return this.#kept.events.reduce((count, { kind }) => (kind === 'programmed' ? count : count + 1), 0);
  }

  /**
   * What it thought of while people did; nothing if something was said since, or if their programs have ended its chance to
   * speak.
   */
  async #foresight(seat: number): Promise<BotAnswer | undefined> {
    const foreseen = this.#foreseen.get(seat);
    this.#foreseen.delete(seat);
    if (foreseen?.heard !== this.#heardSoFar) return undefined;
    const answer = await foreseen.answer;
    const isLegal = answer.command === undefined || this.#kept.whyNot(answer.command) === undefined;
    return isLegal ? answer : undefined;
  }
}
