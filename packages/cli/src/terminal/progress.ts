/** How far a long piece of work has come: on stderr, and only for a person who has waited a second. */
import { setImmediate } from 'node:timers/promises';

const PATIENCE = 1000;
const PERIOD = 100;
const INTERRUPTED = 130;

export class Progress {
  readonly #what: string;
  readonly #total: number;
  #next = Date.now() + PATIENCE;
  #isShown = false;

  constructor(what: string, total: number) {
    this.#what = what;
    this.#total = total;
  }

  /** To be awaited between two pieces of work; it gives way to Ctrl-C. */
  async tell(done: number): Promise<void> {
    if (!process.stderr.isTTY || Date.now() < this.#next) return;
    this.#next = Date.now() + PERIOD;
    if (!this.#isShown) process.once('SIGINT', this.#interrupt);
    this.#isShown = true;
    process.stderr.write(`\r\x1b[K${done} of ${this.#total} ${this.#what} …`);
    await setImmediate();
  }

  end(): void {
    if (!this.#isShown) return;
    process.stderr.write('\r\x1b[K');
    process.removeListener('SIGINT', this.#interrupt);
    this.#isShown = false;
  }

  readonly #interrupt = (): void => {
    this.end();
    process.exit(INTERRUPTED);
  };
}
