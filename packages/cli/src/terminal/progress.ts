/** How far a long piece of work has come, and how long it will still take: on stderr, for a person who is waiting, or for a log. */
import { setImmediate } from 'node:timers/promises';

const PATIENCE = 1000;
const PERIOD = 100;
/** A log is read later. */
const LOG_PERIOD = 30_000;

/** The exit status of a program that was interrupted. */
export const INTERRUPTED = 130;

interface ProgressOptions {
  /** What was done in an earlier run. */
  readonly before?: number;
  /** What Ctrl-C does; without it the program ends. */
  readonly interrupt?: () => void;
}

export class Progress {
  readonly #what: string;
  readonly #total: number;
  readonly #before: number;
  readonly #start = Date.now();
  readonly #interrupt = (): void => {
    this.end();
    this.#onInterrupt();
  };
  readonly #onInterrupt: () => void;
  #next = Date.now() + (process.stderr.isTTY ? PATIENCE : LOG_PERIOD);
  #isShown = false;

  constructor(what: string, total: number, { before = 0, interrupt }: ProgressOptions = {}) {
    this.#what = what;
    this.#total = total;
    this.#before = before;
    this.#onInterrupt = interrupt ?? ((): void => process.exit(INTERRUPTED));
    if (interrupt) process.once('SIGINT', this.#interrupt);
  }

  /** To be awaited between two pieces of work; it gives way to Ctrl-C. */
  async tell(done: number): Promise<void> {
    if (Date.now() < this.#next) return;
    const line = `${done} of ${this.#total} ${this.#what}, ${this.#timeLeft(done)} left`;
    this.#next = Date.now() + (process.stderr.isTTY ? PERIOD : LOG_PERIOD);
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line} …` : `${line}\n`);
    if (!process.stderr.isTTY) return;
    if (process.listenerCount('SIGINT') === 0) process.once('SIGINT', this.#interrupt);
    this.#isShown = true;
    await setImmediate();
  }

  end(): void {
    process.removeListener('SIGINT', this.#interrupt);
    if (this.#isShown) process.stderr.write('\r\x1b[K');
    this.#isShown = false;
  }

  /** As if the rest took as long as what is done. */
  #timeLeft(done: number): string {
    const each = (Date.now() - this.#start) / (done - this.#before);
    return formatTime((each * (this.#total - done)) / 1000);
  }
}

const formatTime = (seconds: number): string => {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 90 * 60) return `${Math.ceil(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
};
