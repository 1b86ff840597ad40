/** What can fail though nobody did anything wrong: how the log says it, and the name by which the metric counts. */
export const FAILURES = {
  request: 'a request failed',
  bot: 'a bot failed to answer, any legal answer was taken',
  'bot-answer': 'the answer of a bot could not be written',
  'read-on': 'a table could not be read on',
  'roll-call': 'a roll-call could not be answered',
  clock: 'the time of a table could not be set',
  sweep: 'the sweep failed',
  table: 'a table that was due could not be looked after',
  log: 'a log cannot be replayed',
  guests: 'keys and devices could not be read',
  push: 'somebody could not be told that it is their move',
  archive: 'the archive could not be written, it is tried again',
  retention: 'what was kept long enough could not be deleted',
} as const;
export type Failure = keyof typeof FAILURES;

/** The same for a process that only thinks. */
export const THINKING_FAILURES = {
  listen: 'the database does not tell what there is to do',
  take: 'no task could be taken',
  answer: 'a task was not answered',
} as const;
export type ThinkingFailure = keyof typeof THINKING_FAILURES;

/** Milliseconds between two lines about the same failure: a hanging database fails several times a second. */
const LOGGED_EVERY = 10_000;

/** Repeated failures do not fill the log: a line now and then says how many there were. */
export class Seldom {
  readonly #now: () => number;
  readonly #last = new Map<string, { readonly at: number; again: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** How often it has failed since the last line, if another line is due. */
  since(key: string): number | undefined {
    const now = this.#now();
    const last = this.#last.get(key);
    if (last && Math.abs(now - last.at) < LOGGED_EVERY) {
      last.again++;
      return undefined;
    }
    this.#last.set(key, { at: now, again: 0 });
    return last?.again ?? 0;
  }
}
