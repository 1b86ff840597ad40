/** A run on disk: its settings, then its games as they end, one JSON object a line, so that an interrupted run can go on. */
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { RULES_VERSION } from '@room25/engine';
import { UsageError } from '../command.ts';
import { reasonOf } from '../files.ts';
import type { PlayedBout } from './bout.ts';
import type { Settings } from './settings.ts';

interface Heading {
  readonly arena: Settings;
  readonly rules: number;
}

export class Ledger {
  readonly settings: Settings;
  /** The games that had been played before. */
  readonly played: readonly PlayedBout[];
  readonly #file: string | undefined;

  private constructor(settings: Settings, played: readonly PlayedBout[], file?: string) {
    this.settings = settings;
    this.played = played;
    this.#file = file;
  }

  /** A run that is not kept. */
  static inMemory(settings: Settings): Ledger {
    return new Ledger(settings, []);
  }

  static create(file: string, settings: Settings): Ledger {
    attempt('write', file, () => writeFileSync(file, lineOf(headingOf(settings)), { flag: 'wx' }));
    return new Ledger(settings, [], file);
  }

  /** Goes on with a run; `change` may ask for more games. */
  static resume(file: string, change: Partial<Settings>): Ledger {
    const text = attempt('read', file, () => readFileSync(file, 'utf8'));
    const kept = text.slice(0, text.lastIndexOf('\n') + 1);
    const [before, played] = read(file, kept);
    const settings = { ...before, ...change };
    attempt('write', file, () => {
      // The line that was being written when the run was interrupted.
      if (kept !== text) truncateSync(file, Buffer.byteLength(kept));
      if (JSON.stringify(settings) !== JSON.stringify(before)) appendFileSync(file, lineOf(headingOf(settings)));
    });
    return new Ledger(settings, played, file);
  }

  add(played: PlayedBout): void {
    const file = this.#file;
    if (file !== undefined) attempt('write', file, () => appendFileSync(file, lineOf(played)));
  }
}

const headingOf = (arena: Settings): Heading => ({ arena, rules: RULES_VERSION });

const lineOf = (value: Heading | PlayedBout): string => `${JSON.stringify(value)}\n`;

/** The last settings in the file count. */
const read = (file: string, text: string): readonly [Settings, readonly PlayedBout[]] => {
  let settings: Settings | undefined;
  const played: PlayedBout[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const value = parsed(line);
    if (value && 'arena' in value && value.rules === RULES_VERSION) settings = value.arena;
    else if (value && 'figure' in value && settings) played.push(value);
    else throw new UsageError(`${file} is not what 'room25 arena --json' of these rules writes`);
  }
  if (!settings) throw new UsageError(`${file} holds no run`);
  return [settings, played];
};

const parsed = (line: string): Heading | PlayedBout | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Heading | PlayedBout) : undefined;
  } catch {
    return undefined;
  }
};

const attempt = <T>(what: 'read' | 'write', file: string, act: () => T): T => {
  try {
    return act();
  } catch (thrown) {
    const error = thrown as NodeJS.ErrnoException;
    const reason = error.code === 'EEXIST' ? `it exists; to go on with it: --resume ${file}` : reasonOf(error);
    throw new UsageError(`cannot ${what} ${file}: ${reason}`);
  }
};
