/** The engines of all versions of the rules: today's, and older ones as they were, each in a file that is fetched when a game needs it. */

import { VERB, verbOf } from './command.ts';
import { RULES_VERSION } from './game.ts';
import type { Event } from './knowledge/events.ts';
import type { SourceGame } from './notation/game.ts';
import type { ScriptLine } from './notation/script.ts';
import { ENGINE, type RulesEngine } from './rules-engine.ts';
import type { Failure, runScript, ScriptResult } from './scenario/run.ts';

/** What is kept of an older version. */
interface Kept {
  readonly ENGINE: RulesEngine;
  readonly runScript: typeof runScript;
}

const OLDER: Readonly<Record<number, () => Promise<Kept>>> = {
  1: () => import('../frozen/rules-1.js'),
};

/** No engine here plays these rules: they are newer, or there never was a version of that number. */
export class UnknownRules extends Error {
  readonly version: number;

  constructor(version: number) {
    super(
      `this game is of version ${version} of the rules; this Room 25 knows them up to version ${RULES_VERSION}: take a newer one`,
    );
    this.version = version;
  }
}

export const isKnownVersion = (version: number): boolean => version === RULES_VERSION || Object.hasOwn(OLDER, version);

const loaded = new Map<number, RulesEngine>([[RULES_VERSION, ENGINE]]);

const olderOf = (version: number): Promise<Kept> => {
  if (!isKnownVersion(version)) throw new UnknownRules(version);
  return OLDER[version]();
};

/** The engine of a version. Rejected with `UnknownRules` if there is none; with another error if it cannot be fetched. */
export const engineOf = async (version: number): Promise<RulesEngine> => {
  const known = loaded.get(version);
  if (known) return known;
  const { ENGINE: kept } = await olderOf(version);
  const older = version === 1 ? withChoices(kept) : kept;
  loaded.set(version, older);
  return older;
};

/**
 * Version 1 knew one wish a seat, said as a name, and drew who begins. Its sheets did not say what had been chosen, which a proof
 * needs.
 */
const withChoices = (engine: RulesEngine): RulesEngine => ({
  ...engine,
  newSheet({ wishes = [], begins, ...wish }) {
    if (begins !== undefined)
      return [{ about: 'order', rule: 'SET-ORDER', message: 'by the rules of this game, who begins is drawn' }];
    const names = wishes.map((those) => (those.length > 1 ? those : those[0]));
    const sheet = engine.newSheet({ ...wish, wishes: names as unknown as typeof wishes });
    return 'order' in sheet && names.some((name) => name !== undefined) ? { ...sheet, wishes } : sheet;
  },
});

/** The same without waiting; undefined unless it is today's engine or one that has been fetched. */
export const engineNow = (version: number): RulesEngine | undefined => loaded.get(version);

/** The version that a game of a file is played by. */
export const versionOf = (source: SourceGame): number => source.rules ?? (isOldRecord(source) ? 1 : RULES_VERSION);

/**
 * Before there was a second version nobody wrote which one it was. What was written then has a seed and every move, and at most
 * how it ended; scenarios, positions and set-ups are written for the rules of the day.
 */
const isOldRecord = ({ sheet, script }: SourceGame): boolean =>
  sheet.seed !== undefined &&
  script.some(({ kind }) => kind === 'command') &&
  script.every((line, at) => line.kind === 'command' || (at === script.length - 1 && isEnd(line)));

const isEnd = (line: ScriptLine): boolean => line.kind === 'expect' && !line.not && line.expectation.kind === 'over';

/** Plays a game from a file by its rules. The player of scripts is fetched here too, because most people never open a file. */
export const playScript = async (source: SourceGame, listener?: (event: Event) => void): Promise<ScriptResult> => {
  const version = versionOf(source);
  const newer = version === RULES_VERSION ? undefined : source.script.find(isNewer);
  if (newer) return { commands: [], passed: 0, failures: [tooNew(newer, version)] };
  const { runScript } = await (version === RULES_VERSION ? import('./scenario/run.ts') : olderOf(version));
  return runScript(source, listener);
};

/** A line that an older player of scripts would skip or fail on, because there was no such line yet. */
const isNewer = (line: ScriptLine): boolean =>
  line.kind === 'refused'
    ? line.rule !== undefined
    : line.kind === 'command'
      ? verbOf(line.command) === VERB.say
      : line.kind === 'expect' && ['told', 'signals', 'says', 'answers'].includes(line.expectation.kind);

const tooNew = ({ line, column, text }: ScriptLine, version: number): Failure => ({
  line,
  column,
  expected: `lines that could be checked by version ${version} of the rules`,
  found: text,
});
