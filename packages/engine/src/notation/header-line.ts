/** One kind of header line, and the shapes that most of them have. */

import type { Draft, Sheet } from '../sheet.ts';
import type { Character } from '../words.ts';
import type { SourceLine } from './line.ts';
import { type Captures, compile, read, writePattern } from './pattern.ts';

export interface HeaderLine {
  /** How many of its words say what it is about. No other line may begin with the same words. */
  readonly about: number;
  readonly repeatable?: true;
  /** The characters it names need not be in `order`. */
  readonly anyone?: true;
  /** Reads the whole line, its first word too. */
  readonly read: (line: SourceLine, draft: Draft) => void;
  readonly write: (sheet: Sheet) => readonly string[];
}

/** A line whose gaps have the names of the sheet's properties. */
export function plain<P extends string>(pattern: Captures<P> extends Partial<Sheet> ? P : never): HeaderLine {
  const compiled = compile(pattern);
  const properties = compiled.parts.flatMap((part) => (typeof part === 'string' ? [] : (part.name as keyof Sheet)));
  return {
    about: 1,
    read: (line, draft) => void Object.assign(draft, read(line, pattern)),
    write: (sheet) =>
      properties.some((property) => isGiven(sheet[property])) ? [writePattern(compiled, { ...sheet })] : [],
  };
}

/** A line with a notation of its own after the word, which is also the sheet's property. */
export function own<K extends keyof Sheet>(
  word: K,
  readValue: (line: SourceLine) => NonNullable<Sheet[K]>,
  format: (value: NonNullable<Sheet[K]>) => string,
): HeaderLine {
  return {
    about: 1,
    read(line, draft) {
      line.require(word);
      Object.assign(draft, { [word]: readValue(line) });
    },
    write(sheet) {
      const value = sheet[word];
      return value !== undefined && isGiven(value) ? [`${word} ${format(value)}`] : [];
    },
  };
}

/** A line for each `key`, which has one `value`. */
export function keyed<K extends keyof Sheet, P extends string>(property: K, pattern: Keyed<Sheet[K], P>): HeaderLine {
  const compiled = compile(pattern);
  return {
    about: 2,
    read(line, draft) {
      const { key, value } = read(line, pattern) as KeyAndValue;
      tableOf<unknown>(draft, property)[key] = value;
    },
    write: (sheet) =>
      Object.entries(sheet[property] ?? {})
        .filter(([, value]) => isGiven(value))
        .map(([key, value]) => writePattern(compiled, { key, value })),
  };
}

/** A line for each `value` of a list. */
export function collected<P extends string>(
  property: 'robots' | 'locked' | 'closed' | 'hiding',
  pattern: Captures<P> extends { readonly value: number | Character } ? P : never,
): HeaderLine {
  const compiled = compile(pattern);
  return {
    about: 2,
    read(line, draft) {
      const { value } = read(line, pattern) as { readonly value: unknown };
      const table = draft as Record<string, unknown[]>;
      table[property] ??= [];
      table[property].push(value);
    },
    write: (sheet) => (sheet[property] ?? []).map((value) => writePattern(compiled, { value })),
  };
}

/** A line for each `value` of the list that a `key` has. */
export function collectedBy<P extends string>(
  property: 'knows' | 'punished',
  pattern: Captures<P> extends KeyAndValue ? P : never,
): HeaderLine {
  const compiled = compile(pattern);
  return {
    about: 3,
    read(line, draft) {
      const { key, value } = read(line, pattern) as KeyAndValue;
      const table = tableOf<unknown[]>(draft, property);
      table[key] ??= [];
      table[key].push(value);
    },
    write: (sheet) =>
      Object.entries(sheet[property] ?? {}).flatMap(([key, values]) =>
        (values as readonly unknown[]).map((value) => writePattern(compiled, { key, value })),
      ),
  };
}

interface KeyAndValue {
  readonly key: string;
  readonly value: unknown;
}

/** The pattern, if it reads what the table holds. */
type Keyed<T, P extends string> =
  Captures<P> extends { readonly key: infer K; readonly value: infer V }
    ? { readonly [N in K & string]?: V } extends T
      ? P
      : never
    : never;

function tableOf<T>(draft: Draft, property: string): Record<string, T> {
  const tables = draft as Record<string, Record<string, T>>;
  tables[property] ??= {};
  return tables[property];
}

function isGiven(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}
