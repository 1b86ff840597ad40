/** Lines typed by a person, or a script in their place. */
import { createInterface, type Interface } from 'node:readline';

const INTERRUPTED = 130;

export class LineInput {
  readonly isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  /** What Tab completes to. */
  completions: readonly string[] = [];
  readonly #lines: string[] = [];
  readonly #reader: Interface;
  #hasEnded = false;
  #wake: () => void = () => {};

  constructor() {
    this.#reader = createInterface({
      input: process.stdin,
      ...(this.isTerminal && { output: process.stdout, completer: this.#complete }),
    });
    this.#reader.on('line', (line) => {
      this.#lines.push(line);
      this.#wake();
    });
    this.#reader.on('close', () => {
      this.#hasEnded = true;
      this.#wake();
    });
    this.#reader.on('SIGINT', () => {
      process.stdout.write('\n');
      process.exit(INTERRUPTED);
    });
  }

  /** The next line, or nothing when there are no more. */
  async ask(prompt: string): Promise<string | undefined> {
    if (this.isTerminal && !this.#hasEnded) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
    while (this.#lines.length === 0 && !this.#hasEnded) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const line = this.#lines.shift()?.trim();
    // A terminal shows what was typed; a transcript would lack it.
    if (!this.isTerminal && line !== undefined) console.log(`${prompt}${line}`);
    return line;
  }

  /** The line is kept for the next question. */
  putBack(line: string): void {
    this.#lines.unshift(line);
  }

  close(): void {
    this.#reader.close();
  }

  readonly #complete = (line: string): [string[], string] => {
    const fitting = this.completions.filter((text) => text.startsWith(line));
    return [fitting, line];
  };
}
