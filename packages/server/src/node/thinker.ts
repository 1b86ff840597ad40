/** Bots at the tables of this process. They think in threads of their own and know what their seats know. */
import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Decision,
  hasSpoken,
  isAnswerable,
  type Level,
  speakersOf,
  summaryOf,
  type Task,
  taskOf,
} from '@room25/bots';
import type { Asking, AskOptions } from '@room25/bots/pool';
import { CHARACTERS, type Character, isSpeech, onTurnIn, randomFrom, VERB, verbOf, type Who } from '@room25/engine';
import type { Failure } from '../failure.ts';
import { botsAwaited, missingOf } from '../table/awaited.ts';
import { isNewPlan, playBar } from '../table/play.ts';
import { botOf, isAttended, isPaused, isPerson, type TableState } from '../table/table-state.ts';
import type { LiveTable } from './live-table.ts';
import { ToldLogs } from './told-logs.ts';

/** `BotPool`, or something like it. */
export interface Pool {
  decide(task: Task, options?: AskOptions): Promise<Decision>;
  /** How long the answer takes, however long the bot thinks. */
  timeFor?(level: Level, asking: Asking): number;
  close(): Promise<void>;
}

export interface ThinkerOptions {
  readonly pool: Pool;
  /** The least time in milliseconds that a bot takes where people play, so that they can follow. */
  readonly pause: number;
  /** Is anybody there for bots to play for? */
  readonly isAnybodyThere: (live: LiveTable) => boolean;
  readonly failed: (what: Failure, error: unknown, table: string) => void;
}

export class Thinker {
  readonly #options: ThinkerOptions;
  readonly #thinking = new Set<string>();
  readonly #stop = new AbortController();
  /** By seat, as long as the table is kept: another process makes its own plan with the next turn. */
  readonly #plans = new WeakMap<LiveTable, Decision['plan'][]>();
  readonly #told = new WeakMap<LiveTable, ToldLogs>();

  constructor(options: ThinkerOptions) {
    this.#options = options;
    // Every thinking bot listens to it, however many there are.
    setMaxListeners(0, this.#stop.signal);
  }

  /** How many bots think at this moment. */
  get busy(): number {
    return this.#thinking.size;
  }

  /**
   * Asks the bots that are awaited, those that were just shown something, and all of them when somebody has spoken: they may want
   * to answer. Once a person has spoken, bots also reconsider programs they have locked, while others still think.
   */
  tend(live: LiveTable, before?: TableState): void {
    const { table } = live;
    if (!table.play || table.closed || table.play.ended !== undefined || isPaused(table)) return;
    if (!this.#options.isAnybodyThere(live)) return;
    const news = before ? table.play.events.from(before.play?.events.length ?? 0) : [];
    const bots = [...table.seats.keys()].filter((seat) => botOf(table.seats[seat]) !== undefined);
    const speakers = isAnswerable(news) ? bots : speakersOf(news).filter((seat) => bots.includes(seat));
    for (const seat of new Set([...botsAwaited(table), ...speakers])) void this.#think(live, seat);
    const words = news.filter((event) => 'who' in event && event.who !== undefined && isPersonAt(table, event.who));
    if (hasSpoken(words)) for (const who of table.play.locks.keys()) void this.#thinkAgain(live, who);
  }

  /** Somebody has spoken: the program that this character's bot has locked may be out of date. */
  async #thinkAgain(live: LiveTable, who: Who): Promise<void> {
    const { game } = live.table.play!;
    await this.#think(live, game.seatOf(who), who);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#options.pool.close();
  }

  /** `who`: the character whose locked program is reconsidered. */
  async #think(live: LiveTable, seat: number, who?: Who): Promise<void> {
    const { table } = live;
    const key = who === undefined ? `${table.id} ${seat}` : `${table.id} ${seat} again ${who}`;
    // Checked before its task is made: that costs as much as has happened.
    if (this.#thinking.has(key) || this.#stop.signal.aborted) return;
    const plans = this.#plansOf(live);
    const task = who === undefined ? botTask(table, seat, plans[seat]) : secondTask(table, who);
    if (!task) return;
    this.#thinking.add(key);
    let hasActed = false;
    try {
      // The answer is given at its time: how long the bot thought tells nothing.
      const time = this.#timeFor(table, task);
      const [{ command, explanation, plan }] = await Promise.all([
        this.#decide(task, live, performance.now() + time - MARGIN),
        time > 0 && sleep(time, undefined, UNHELD),
      ]);
      plans[seat] = plan ?? plans[seat];
      const why = explanation && { why: summaryOf(explanation) };
      if (command !== undefined && !this.#stop.signal.aborted)
        await live.change((now, at) => {
          const isKept = who !== undefined && now.play?.locks.get(who) === command;
          const isStill = botOf(now.seats[seat]) !== undefined && !playBar(now, seat, command) && !isKept;
          hasActed = isStill;
          const isPlanned = plan !== undefined && verbOf(command) === VERB.program && isNewPlan(now, plan);
          return isStill ? { kind: 'bot', at, seat, command, ...why, ...(isPlanned && { plan }) } : undefined;
        });
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#options.failed('bot-answer', error, table.id);
    } finally {
      this.#thinking.delete(key);
    }
    // Whatever happened meanwhile passed this bot by, even if it had nothing to say; and after an aside it is asked again.
    if (hasActed || live.table.seq !== table.seq) this.tend(live, table);
  }

  #plansOf(live: LiveTable): Decision['plan'][] {
    const plans = this.#plans.get(live) ?? [];
    this.#plans.set(live, plans);
    return plans;
  }

  #toldOf(live: LiveTable): ToldLogs {
    const told = this.#told.get(live) ?? new ToldLogs();
    this.#told.set(live, told);
    return told;
  }

  /** Milliseconds. A bot that only considers saying something takes as long as one that does not search. */
  #timeFor(table: TableState, { level, answers, view }: Task): number {
    const least = this.#options.pause * patienceWith(table);
    const asked = answers.length > 0 ? level : 'easy';
    const isProgram = view.phase === 'programming';
    return this.#options.pool.timeFor?.(asked, { person: personOf(table), isProgram, least }) ?? least;
  }

  /** A bot that fails must not hold up the table: then any legal answer will do. */
  async #decide(task: Task, live: LiveTable, by: number): Promise<Decision> {
    const { table } = live;
    try {
      const { signal } = this.#stop;
      const milliseconds = Math.max(0, by - performance.now());
      const told = this.#toldOf(live).of(task.seat, table.play!);
      return await this.#options.pool.decide(task, { signal, by, milliseconds, told, person: personOf(table) });
    } catch (error) {
      if (this.#stop.signal.aborted) return NOTHING;
      this.#options.failed('bot', error, table.id);
      return { command: task.answers[randomFrom(task.seed, 'stand-in').below(Math.max(1, task.answers.length))] };
    }
  }
}

/** Whose share of the thinking time it uses. All games that nobody plays any more share one. */
const personOf = ({ id, people, host, opener, play }: TableState): string =>
  play?.isPlayedOut ? NOBODY : (people.guestOf(host ?? opener) ?? `${id} ${host ?? opener}`);

const NOBODY = 'nobody';

/** Milliseconds between the end of thinking and the answer, for what happens on the way. */
const MARGIN = 50;

const NOTHING: Decision = { command: undefined };

/**
 * How many pauses a bot waits. Whoever has just acted may still lay a reminder or show a role: a guard has as long as a prisoner.
 */
const patienceWith = ({ seats, play }: TableState): number => {
  if (!seats.some(isAttended)) return 0;
  const { game } = play!;
  const { awaited } = game;
  const onTurn = onTurnIn(game);
  const isSlotBegun = !awaited.some((who) => onTurn.includes(who));
  const hasActed = onTurn.some((who) => isAttended(seats[game.seatOf(who)]) && !awaited.includes(who));
  return hasActed && !isSlotBegun ? 4 : 1;
};

/** A pause must not hold up a server that stops. */
const UNHELD = { ref: false };

const isPersonAt = ({ seats, play }: TableState, name: Character): boolean =>
  isAttended(seats[play!.game.seatOf(CHARACTERS.indexOf(name))]);

/** What a bot is asked: of its programs, only those not locked yet. */
const botTask = (table: TableState, seat: number, plan: Decision['plan']): Task | undefined => {
  const level = botOf(table.seats[seat]);
  if (!table.play || level === undefined) return undefined;
  const { game, events } = table.play;
  const task = taskOf(game, seat, {
    log: events,
    level,
    seed: botSeed(table, seat),
    answers: missingOf(table, seat).flatMap((who) => game.answers(who)),
    levels: table.seats.map(botOf),
    plan,
    // A bot that sits in for a person says and shows nothing in their name.
    isSayable: (command) => !isPerson(table.seats[seat]) && (table.settings.talk !== 'none' || !isSpeech(command)),
  });
  return task.answers.length > 0 || task.asides.length > 0 ? task : undefined;
};

/** What a bot is asked about a locked program while there is time: nothing else, and without its earlier plan. */
const secondTask = (table: TableState, who: Who): Task | undefined => {
  const { game, events, locks } = table.play!;
  const seat = game.seatOf(who);
  const level = botOf(table.seats[seat]);
  if (level === undefined || !locks.has(who)) return undefined;
  return taskOf(game, seat, {
    log: events,
    level,
    seed: botSeed(table, seat),
    answers: game.answers(who),
    levels: table.seats.map(botOf),
    isSayable: () => false,
  });
};

/** The same in every process, and secret. */
const botSeed = ({ serverSeed }: TableState, seat: number): string =>
  createHash('sha256').update(`room25 bot\n${serverSeed}\n${seat}`).digest('hex');
