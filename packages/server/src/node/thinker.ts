/** Bots at the tables of this process. They think in threads of their own and know what their seats know. */
import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Decision,
  hasSpoken,
  hearersOf,
  isAnswerable,
  isLate,
  type Level,
  speakersOf,
  summaryOf,
  type Task,
  taskOf,
} from '@room25/bots';
import type { Asking, AskOptions } from '@room25/bots/pool';
import {
  CHARACTERS,
  type Character,
  type Command,
  isSpeech,
  onTurnIn,
  randomFrom,
  SPECTATOR,
  VERB,
  verbOf,
  type Who,
  whoOf,
} from '@room25/engine';
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
  /** What bots think about at this moment, each thought until it is written. */
  readonly #thinking = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();
  /** By seat, as long as the table is kept: another process makes its own plan with the next turn. */
  readonly #plans = new WeakMap<LiveTable, Decision['plan'][]>();
  readonly #told = new WeakMap<LiveTable, ToldLogs>();
  /** By seat: when all it is asked now is due. */
  readonly #due = new WeakMap<LiveTable, Map<number, Due>>();

  constructor(options: ThinkerOptions) {
    this.#options = options;
    // Every thinking bot listens to it, however many there are.
    setMaxListeners(0, this.#stop.signal);
  }

  /** How many thoughts there are at this moment, of answers and of words. */
  get busy(): number {
    return this.#thinking.size;
  }

  /**
   * Asks the bots that are awaited, also whether they have something to say; those that were just shown something, and all of them
   * when somebody has spoken: they may want to answer. Once a person has spoken, bots also reconsider programs they have locked,
   * while others still think.
   */
  tend(live: LiveTable, before?: TableState): void {
    const { table } = live;
    if (!table.play || table.closed || table.play.ended !== undefined || isPaused(table)) return;
    if (!this.#options.isAnybodyThere(live)) return;
    const news = before ? table.play.events.from(before.play?.events.length ?? 0) : [];
    const bots = [...table.seats.keys()].filter((seat) => botOf(table.seats[seat]) !== undefined);
    const awaited = botsAwaited(table);
    const asked = awaited.filter((seat) => !this.#thinking.has(keyOf(live, { seat, about: 'answer' })));
    const hearers = isAnswerable(news) ? hearersOf(news, table.play.game.view(SPECTATOR)) : speakersOf(news);
    const speakers = hearers.filter((seat) => bots.includes(seat));
    for (const seat of new Set([...asked, ...speakers])) {
      // They answer one after the other, but nobody waits for what an awaited one has to say.
      const place = isAnswerable(news) && !awaited.includes(seat) ? speakers.indexOf(seat) : 0;
      this.#think(live, { seat, about: 'words', place });
    }
    for (const seat of asked) this.#think(live, { seat, about: 'answer' });
    const words = news.filter((event) => 'who' in event && event.who !== undefined && isPersonAt(table, event.who));
    const { game, locks } = table.play;
    if (hasSpoken(words)) for (const who of locks.keys()) this.#think(live, { seat: game.seatOf(who), about: who });
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#options.pool.close();
  }

  #think(live: LiveTable, asked: Asked): void {
    const key = keyOf(live, asked);
    // Checked before its task is made: that costs as much as has happened.
    if (this.#thinking.has(key) || this.#stop.signal.aborted) return;
    const { table } = live;
    const task = taskFor(table, asked, this.#plansOf(live)[asked.seat]);
    if (!task) return;
    const thought = this.#thinkAbout(live, asked, task).then((hasActed) => {
      this.#thinking.delete(key);
      const hasMore = hasActed && asked.about === 'words' && missingOf(live.table, asked.seat).length > 0;
      if (hasMore) this.#think(live, { seat: asked.seat, about: 'words' });
      // Whatever happened meanwhile passed this bot by, even if it had nothing to say.
      if (hasActed || live.table.seq !== table.seq) this.tend(live, table);
    });
    this.#thinking.set(key, thought);
  }

  /** Has it done something? */
  async #thinkAbout(live: LiveTable, asked: Asked, task: Task): Promise<boolean> {
    const { seat, about } = asked;
    const { table } = live;
    const plans = this.#plansOf(live);
    let hasActed = false;
    try {
      // The answer is given at its time: how long the bot thought tells nothing.
      const start = performance.now();
      const time = this.#timeFor(live, asked, task);
      const [{ command, explanation, plan }] = await Promise.all([
        this.#decide(task, live, start + time - MARGIN),
        time > 0 && sleep(time, undefined, UNHELD),
      ]);
      plans[seat] = plan ?? plans[seat];
      if (about === 'answer') await this.#speechOf(live, seat, start);
      const why = explanation && { why: summaryOf(explanation) };
      if (command !== undefined && !this.#stop.signal.aborted)
        await live.change((now, at) => {
          const isKept = now.play?.locks.get(whoOf(command)) === command;
          const isLegal = botOf(now.seats[seat]) !== undefined && !playBar(now, seat, command);
          const view = now.play?.game.view(SPECTATOR);
          const isNew = view !== undefined && !isLate(command, { view, levels: now.seats.map(botOf) });
          const isStill = isLegal && !isKept && isNew;
          hasActed = isStill;
          const isPlanned = plan !== undefined && verbOf(command) === VERB.program && isNewPlan(now, plan);
          return isStill ? { kind: 'bot', at, seat, command, ...why, ...(isPlanned && { plan }) } : undefined;
        });
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#options.failed('bot-answer', error, table.id);
    }
    return hasActed;
  }

  /** A bot first says what it has to say, as long as that keeps nobody waiting: its answer is due so long after it was asked. */
  async #speechOf(live: LiveTable, seat: number, start: number): Promise<void> {
    const { pause } = this.#options;
    const end = start + Math.max(PATIENCE, PAUSES * pause);
    for (;;) {
      const words = this.#thinking.get(keyOf(live, { seat, about: 'words' }));
      const left = end - performance.now();
      if (!words || left < pause || this.#stop.signal.aborted) return;
      await Promise.race([words, sleep(left, undefined, UNHELD)]);
    }
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

  /** Milliseconds. Words end nobody's turn. */
  #timeFor(live: LiveTable, { about, place = 0 }: Asked, task: Task): number {
    const { pause, pool } = this.#options;
    const { table } = live;
    const patience = patienceWith(table);
    const least = pause * (about === 'words' ? Math.min(1, patience) * (1 + place / 2) : patience);
    const asking = { person: personOf(table), isProgram: task.view.phase === 'programming', least };
    const timeAlone = (): number => pool.timeFor?.(task.level, asking) ?? least;
    return about === 'answer' ? Math.max(least, this.#leftOf(live, task, timeAlone)) : timeAlone();
  }

  /** All programs of a bot's characters, and its answer after it has shown a role, take together as long as one answer. */
  #leftOf(live: LiveTable, { seat, answers }: Task, timeAlone: () => number): number {
    const { since } = live.table.play!;
    const all = this.#due.get(live) ?? new Map<number, Due>();
    this.#due.set(live, all);
    const known = all.get(seat);
    const now = performance.now();
    const due = known?.since === since ? known : { since, by: now + timeAlone() };
    all.set(seat, due);
    return (due.by - now) / new Set(answers.map(whoOf)).size;
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

/** Whose share of the thinking time it uses. All games that everybody has left share one. */
const personOf = ({ id, people, host, opener, play }: TableState): string =>
  play?.isPlayedOut ? NOBODY : (people.guestOf(host ?? opener) ?? `${id} ${host ?? opener}`);

const NOBODY = 'nobody';

/** Milliseconds between the end of thinking and the answer, for what happens on the way. */
const MARGIN = 50;

const NOTHING: Decision = { command: undefined };

/**
 * The most pauses that anybody waits, and the least milliseconds that a bot may take for all it says before it plays. Pauses of
 * the usual length make this no longer than the longest thought.
 */
const PAUSES = 3.5;
const PATIENCE = 2_500;

/**
 * How many pauses a bot waits. Whoever has just acted may still lay a reminder or show a role: a guard has as long as a prisoner.
 */
const patienceWith = (table: TableState): number => {
  if (!table.seats.some(isAttended)) return 0;
  return mayStillAct(table) ? PAUSES : 1;
};

/** Has a person acted whose turn it is until somebody else begins theirs? */
const mayStillAct = ({ seats, play }: TableState): boolean => {
  const { game } = play!;
  const { awaited } = game;
  const onTurn = onTurnIn(game);
  const isSlotBegun = !awaited.some((who) => onTurn.includes(who));
  return !isSlotBegun && onTurn.some((who) => isAttended(seats[game.seatOf(who)]) && !awaited.includes(who));
};

/** A pause must not hold up a server that stops. */
const UNHELD = { ref: false };

const isPersonAt = ({ seats, play }: TableState, name: Character): boolean =>
  isAttended(seats[play!.game.seatOf(CHARACTERS.indexOf(name))]);

/** What a bot is asked: an answer, whether it has something to say, or a character's program again, which it has locked. */
interface Asked {
  readonly seat: number;
  readonly about: 'answer' | 'words' | Who;
  /** How many others are asked for words before it. */
  readonly place?: number;
}

/** `since`: the question, by when it was asked. */
interface Due {
  readonly since: number;
  readonly by: number;
}

const keyOf = ({ table }: LiveTable, { seat, about }: Asked): string => `${table.id} ${seat} ${about}`;

/** Nothing, if it cannot be asked that. */
const taskFor = (table: TableState, { seat, about }: Asked, plan: Decision['plan']): Task | undefined => {
  const level = botOf(table.seats[seat]);
  if (!table.play || level === undefined) return undefined;
  const { game, events, locks } = table.play;
  const asked = { log: events, seed: botSeed(table, seat), levels: table.seats.map(botOf) };
  if (about === 'words') {
    // All levels but one say the same, and need no search for it.
    const thinks = { ...asked, level: level === 'random' ? level : 'easy', answers: [], plan } as const;
    const task = taskOf(game, seat, { ...thinks, isSayable: (command) => isSayable(table, seat, command) });
    return task.asides.length > 0 ? task : undefined;
  }
  // Without its earlier plan, if it thinks again.
  if (about !== 'answer')
    return locks.has(about)
      ? taskOf(game, seat, { ...asked, level, answers: game.answers(about), isSayable: () => false })
      : undefined;
  const answers = missingOf(table, seat).flatMap((who) => game.answers(who));
  const isShowable = (command: Command): boolean => isShowing(command) && !isPerson(table.seats[seat]);
  return answers.length > 0 ? taskOf(game, seat, { ...asked, level, answers, plan, isSayable: isShowable }) : undefined;
};

const isShowing = (command: Command): boolean => verbOf(command) === VERB.reveal;

/**
 * A bot that sits in for a person says nothing in their name. Whatever is laid begins the turn of whoever lays it, so it waits for
 * people as long as an answer does; to show a role takes thought, like an answer.
 */
const isSayable = (table: TableState, seat: number, command: Command): boolean => {
  if (isPerson(table.seats[seat]) || isShowing(command)) return false;
  return isSpeech(command) ? table.settings.talk !== 'none' : !mayStillAct(table);
};

/** The same in every process, and secret. */
const botSeed = ({ serverSeed }: TableState, seat: number): string =>
  createHash('sha256').update(`room25 bot\n${serverSeed}\n${seat}`).digest('hex');
