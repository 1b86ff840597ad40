/** One line of text, cut into tokens with their columns. What cannot be read is thrown here and caught by `attempt`. */
import { nearest } from './nearest.ts';
import { firstNonText, isBlank, LONGEST_LINE, NOT_TEXT, TOO_LONG } from './text.ts';

/** Lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface NotationError extends Place {
  readonly message: string;
}

export interface Token extends Place {
  readonly text: string;
}

/** What `read` reads or, if it meets something that it cannot read, what `recover` makes of the error. */
export function attempt<T, E>(read: () => T, recover: (error: NotationError) => E): T | E {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof Unreadable) return recover(thrown.error);
    throw thrown;
  }
}

/** `words` are candidates for "did you mean"; `what` says what was expected, in words. */
export interface Expected {
  readonly what: string;
  readonly words: readonly string[];
}

export class SourceLine {
  /** The line without its comment and outer blanks. */
  readonly text: string;
  readonly tokens: readonly Token[];
  #next = 0;
  readonly #end: Place;

  constructor(source: string, start: Place = { line: 1, column: 1 }) {
    if (source.length > LONGEST_LINE) throw new Unreadable(after(start, LONGEST_LINE), TOO_LONG);
    const bad = firstNonText(source);
    if (bad >= 0) throw new Unreadable(after(start, bad), NOT_TEXT);
    const content = withoutComment(source);
    this.text = content.trim();
    this.tokens = tokensOf(content, start);
    const last = this.tokens.at(-1);
    this.#end = last === undefined ? start : after(last, last.text.length);
  }

  /** The next token; nothing at the end of the line, of one part of a list, or of a move before the rule that refuses it. */
  peek(): Token | undefined {
    const token = this.tokens[this.#next];
    return token === undefined || SEPARATORS.includes(token.text) ? undefined : token;
  }

  /** Where the next token stands, or the line ends. */
  place(): Place {
    const { line, column } = this.tokens[this.#next] ?? this.#end;
    return { line, column };
  }

  previous(): Token | undefined {
    return this.tokens[this.#next - 1];
  }

  advance(): void {
    this.#next++;
  }

  /** Goes past `text` if it comes next. */
  skip(text: string): boolean {
    if (this.tokens[this.#next]?.text !== text) return false;
    this.#next++;
    return true;
  }

  require(text: string): void {
    if (!this.skip(text)) this.expected({ what: `'${text}'`, words: [] });
  }

  requireEnd(): void {
    if (this.#next < this.tokens.length) this.expected({ what: 'the end of the line', words: [] });
  }

  /** Everything from the next token to the end of the line, as it was typed. */
  takeRest(): string {
    const [first] = this.tokens;
    const next = this.tokens[this.#next];
    this.#next = this.tokens.length;
    return first === undefined || next === undefined ? '' : this.text.slice(next.column - first.column);
  }

  found(): string {
    const token = this.tokens[this.#next];
    return token === undefined ? 'the end of the line' : quoted(token.text);
  }

  expected({ what, words }: Expected): never {
    const suggestion = nearest(this.tokens[this.#next]?.text ?? '', words);
    const hint = suggestion === undefined ? '' : `; did you mean ${suggestion}?`;
    return this.fail(`expected ${what}, found ${this.found()}${hint}`);
  }

  fail(message: string, place: Place = this.place()): never {
    throw new Unreadable(place, message);
  }
}

/** `a, b or c` */
export function oneOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

export function quoted(text: string): string {
  return text.length > 30 ? `'${text.slice(0, 30)}…'` : `'${text}'`;
}

export function withoutComment(source: string): string {
  const hash = source.indexOf('#');
  return hash < 0 ? source : source.slice(0, hash);
}

class Unreadable extends Error {
  readonly error: NotationError;

  constructor({ line, column }: Place, message: string) {
    super(message);
    this.error = { line, column, message };
  }
}

const SEPARATORS: readonly string[] = [',', ';', 'by'];
const MARKS = ',;:?!+=';

function after({ line, column }: Place, length: number): Place {
  return { line, column: column + length };
}

function tokensOf(content: string, { line, column }: Place): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  while (index < content.length) {
    const start = index;
    index++;
    if (isBlank(content, start)) continue;
    if (!isMark(content, start))
      while (index < content.length && !isBlank(content, index) && !isMark(content, index)) index++;
    tokens.push({ text: content.slice(start, index), line, column: column + start });
  }
  return tokens;
}

function isMark(content: string, index: number): boolean {
  return MARKS.includes(content.charAt(index));
}
