/**
 * How far a search has come: on stderr, for a person who is waiting, or now and then for a log. Nobody knows how long it will
 * take.
 */
import type { Effort } from '@room25/solver';

const PATIENCE = 1000;
const PERIOD = 250;
const LOG_PERIOD = 30_000;

export class EffortLine {
  readonly #isTerminal = process.stderr.isTTY === true;
  #next = Date.now() + (this.#isTerminal ? PATIENCE : LOG_PERIOD);
  #isShown = false;

  tell(turns: number, { nodes, states }: Effort): void {
    if (Date.now() < this.#next) return;
    const line = `turn ${turns}: ${inMillions(nodes)} choices, ${inMillions(states)} dead ends`;
    this.#next = Date.now() + (this.#isTerminal ? PERIOD : LOG_PERIOD);
    process.stderr.write(this.#isTerminal ? `\r\x1b[K${line} …` : `${line}\n`);
    this.#isShown = this.#isTerminal;
  }

  end(): void {
    if (this.#isShown) process.stderr.write('\r\x1b[K');
    this.#isShown = false;
  }
}

const inMillions = (count: number): string => `${(count / 1e6).toFixed(1)} million`;
