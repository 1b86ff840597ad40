/** How far a long piece of work has come, on stderr, now and then. */
const PERIOD = 10_000;

export class Progress {
  readonly #what: string;
  readonly #total: number;
  #next = Date.now() + PERIOD;

  constructor(what: string, total: number) {
    this.#what = what;
    this.#total = total;
  }

  tell(done: number): void {
    if (Date.now() < this.#next) return;
    this.#next = Date.now() + PERIOD;
    process.stderr.write(`${done} of ${this.#total} ${this.#what}\n`);
  }
}
