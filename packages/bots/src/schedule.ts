/**
 * How long a bot takes to answer. It depends on its level and on how many others were asked lately, which is public, and on
 * nothing that it thinks: a search that ends early looks like any other.
 */
import { type Level, MILLISECONDS } from './levels.ts';

/** Nobody waits longer than this for a bot, however many think. */
const PATIENCE = 2_500;
/** For a level that does not search. */
const QUICK = 30;

/** Shares of a level's time: a program is worth most, and people make theirs meanwhile; an action is waited for. */
const PARTS = { program: 2, action: 0.3 };

/** Milliseconds, if nobody else asks. */
const timeAlone = (level: Level, isProgram: boolean): number =>
  MILLISECONDS[level] * PARTS[isProgram ? 'program' : 'action'];

/** What the time of an answer depends on besides its level. */
export interface Asking {
  readonly person: string;
  /** A program, or one of the actions that it leads to. */
  readonly isProgram: boolean;
  /** So that people can follow. */
  readonly least: number;
}

interface Promised {
  readonly person: string;
  readonly until: number;
  readonly milliseconds: number;
}

export class Schedule {
  readonly #now: () => number;
  #promised: Promised[] = [];

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Milliseconds until the answer, on that many threads. */
  timeFor(level: Level, { person, isProgram, least, threads }: Asking & { readonly threads: number }): number {
    if (isQuick(level)) return Math.max(QUICK, least);
    const now = this.#now();
    const milliseconds = timeAlone(level, isProgram);
    this.#promised = this.#promised.filter(({ until }) => until > now);
    const people = new Set(this.#promised.map((one) => one.person)).add(person).size;
    const own = this.#promised.reduce((sum, one) => (one.person === person ? sum + one.milliseconds : sum), 0);
    const needed = ((own + milliseconds) * people) / threads;
    const time = Math.max(least, Math.min(PATIENCE, Math.max(milliseconds, needed)));
    this.#promised.push({ person, until: now + time, milliseconds });
    return time;
  }
}

/** These need no search, and wait for none. */
export const isQuick = (level: Level): boolean => level === 'random' || level === 'easy';
