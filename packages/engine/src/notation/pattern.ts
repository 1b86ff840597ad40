/**
 * A pattern is one row of a table in docs/notation.md: words, and gaps for words of a kind. `who:character at cell:cell` reads
 * and writes `{ who, cell }`. The last gap may repeat (`+`), be left out (`?`) or both (`*`); `...` leaves the rest to
 * the caller.
 */
import { KINDS, type Kind, type KindName, type Values } from './kinds.ts';
import { type Expected, oneOf, quoted, type SourceLine, type Token } from './line.ts';
import { nearest } from './nearest.ts';

/** What a pattern reads, derived from its text. */
export type Captures<P extends string> = P extends `${infer First} ${infer Rest}`
  ? Capture<First> & Captures<Rest>
  : Capture<P>;

type Capture<W extends string> = W extends `${infer Name}:${infer K extends KindName}${'+' | '*'}`
  ? { readonly [N in Name]: readonly Values[K][] }
  : W extends `${infer Name}:${infer K extends KindName}?`
    ? { readonly [N in Name]?: Values[K] }
    : W extends `${infer Name}:${infer K extends KindName}`
      ? { readonly [N in Name]: Values[K] }
      : unknown;

export interface Pattern {
  readonly parts: readonly Part[];
  readonly fewest: number;
  readonly repeats: boolean;
  readonly open: boolean;
}

type Part = string | Gap;

interface Gap {
  readonly name: string;
  readonly kind: Kind;
}

export interface Match<P extends Pattern = Pattern> {
  readonly pattern: P;
  readonly tokens: readonly Token[];
}

export function compile(text: string): Pattern {
  const words = text.split(' ').filter((word) => word !== '');
  const open = words.at(-1) === '...';
  if (open) words.pop();
  const last = words.at(-1) ?? '';
  const isGap = last.includes(':');
  return {
    parts: words.map(partOf),
    fewest: words.length - (isGap && /[?*]$/.test(last) ? 1 : 0),
    repeats: isGap && /[+*]$/.test(last),
    open,
  };
}

/** The one of `patterns` that the line goes on with. */
export function match<P extends Pattern>(line: SourceLine, patterns: readonly P[]): Match<P> {
  let candidates = patterns;
  const tokens: Token[] = [];
  for (;;) {
    const open = candidates.find(({ open, parts }) => open && parts.length === tokens.length);
    if (open !== undefined) return { pattern: open, tokens };
    const token = line.peek();
    if (token === undefined) {
      const pattern = candidates.find(({ fewest }) => fewest <= tokens.length);
      return pattern === undefined ? failed(line, candidates, tokens) : { pattern, tokens };
    }
    const fitting = candidates.filter((pattern) =>
      accepts(partAt(pattern, tokens.length), token.text, tokens.at(-1)?.text),
    );
    if (fitting.length === 0) return failed(line, candidates, tokens);
    candidates = fitting;
    tokens.push(token);
    line.advance();
  }
}

/** What a match read, by the names of its gaps. */
export function capturesOf(line: SourceLine, { pattern, tokens }: Match): Record<string, unknown> {
  const captures: Record<string, unknown> = {};
  const last = pattern.parts.length - 1;
  if (pattern.repeats) captures[nameAt(pattern, last)] = [];
  tokens.forEach((token, index) => {
    const part = partAt(pattern, index);
    if (part === undefined || typeof part === 'string') return;
    const value = part.kind.read(token.text);
    if (!pattern.repeats || index < last) captures[part.name] = value;
    else if (tokens.slice(last, index).some(({ text }) => text === token.text))
      line.fail(`${token.text} is named twice`, token);
    else (captures[part.name] as unknown[]).push(value);
  });
  return captures;
}

/** Reads one pattern that the rest of the line, or of this part of a list, must fit. */
export function read<P extends string>(line: SourceLine, pattern: P): Captures<P> {
  return capturesOf(line, match(line, [compiled(pattern)])) as Captures<P>;
}

/** The text that reads as `captures`. */
export function write<P extends string>(pattern: P, captures: Captures<P>): string {
  return writePattern(compiled(pattern), captures as Readonly<Record<string, unknown>>);
}

export function writePattern({ parts }: Pattern, captures: Readonly<Record<string, unknown>>): string {
  const words = parts.flatMap((part) => {
    if (typeof part === 'string') return part;
    const value = captures[part.name];
    if (Array.isArray(value)) return value.map((item) => part.kind.write(item));
    return value === undefined ? [] : part.kind.write(value);
  });
  return words.join(' ');
}

/** Says that none of `parts` came, and which word was perhaps meant. */
export function failPart(line: SourceLine, parts: readonly (Part | undefined)[]): never {
  const expected = parts.map((part) => expectedOf(part, line.previous()?.text));
  const words = expected.flatMap((each) => each.words);
  const token = line.peek();
  const [only] = new Set(parts);
  if (token !== undefined && new Set(parts).size === 1 && typeof only === 'object' && isNoun(only.kind)) {
    const meant = nearest(token.text, words);
    const hint = meant === undefined ? `expected ${oneOf(words)}` : `did you mean ${meant}?`;
    return line.fail(`unknown ${only.kind.what} ${quoted(token.text)}; ${hint}`);
  }
  return line.expected({ what: oneOf([...new Set(expected.map((each) => each.what))]), words });
}

/** The next word as one of `kind`. */
export function readKind<K extends KindName>(line: SourceLine, kind: K): Values[K] {
  const token = line.peek();
  const value = token === undefined ? undefined : KINDS[kind].read(token.text);
  if (value === undefined) return failPart(line, [gapOf(kind, kind)]);
  line.advance();
  return value;
}

export function gapOf(name: string, kind: KindName): Part {
  return { name, kind: KINDS[kind] as Kind };
}

const PATTERNS = new Map<string, Pattern>();

function compiled(text: string): Pattern {
  let pattern = PATTERNS.get(text);
  if (pattern === undefined) {
    pattern = compile(text);
    PATTERNS.set(text, pattern);
  }
  return pattern;
}

function partOf(word: string): Part {
  const [name = '', kind] = word.split(':');
  return kind === undefined ? name : gapOf(name, kind.replace(/[+?*]$/, '') as KindName);
}

function partAt({ parts, repeats }: Pattern, index: number): Part | undefined {
  return parts[index] ?? (repeats ? parts.at(-1) : undefined);
}

function nameAt({ parts }: Pattern, index: number): string {
  const part = parts[index];
  return typeof part === 'object' ? part.name : '';
}

function accepts(part: Part | undefined, text: string, previous: string | undefined): boolean {
  if (part === undefined) return false;
  if (typeof part === 'string') return part === text;
  if (part.kind.after !== undefined && previous !== undefined) return part.kind.after(previous).includes(text);
  return part.kind.read(text) !== undefined;
}

function failed(line: SourceLine, candidates: readonly Pattern[], tokens: readonly Token[]): never {
  return failPart(
    line,
    candidates.map((pattern) => partAt(pattern, tokens.length)),
  );
}

function expectedOf(part: Part | undefined, previous: string | undefined): Expected {
  if (part === undefined) return { what: 'the end of the line', words: [] };
  if (typeof part === 'string') return { what: part, words: [part] };
  const { kind } = part;
  if (kind.after !== undefined && previous !== undefined) {
    const words = kind.after(previous);
    return { what: oneOf(words), words };
  }
  return isNoun(kind) ? { what: `${/^[aeiou]/.test(kind.what) ? 'an' : 'a'} ${kind.what}`, words: kind.words } : kind;
}

/** Kinds with a name of their own (`character`), as against a description (`a number`, `- or /`). */
function isNoun(kind: Kind): boolean {
  return kind.after === undefined && !kind.what.includes(' ');
}
