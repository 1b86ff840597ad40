/** A game is played to its end by the rules it began with: those in the first line of its log. */
import { engineNow, engineOf, type RulesEngine, UnknownRules } from '@room25/engine';
import type { Body } from './entry.ts';

/** Fetches the engine that a log needs; after that the log can be folded. */
export const readyToFold = async ([opening]: readonly Body[]): Promise<void> => {
  if (opening?.kind === 'opened') await engineOf(opening.rules);
};

/** Throws `UnknownRules` unless the engine of these rules has been fetched. */
export const engineFor = (rules: number): RulesEngine => {
  const engine = engineNow(rules);
  if (!engine) throw new UnknownRules(rules);
  return engine;
};

/** A log that its own rules refuse: it was damaged, or the rules changed without a new version. */
export class BrokenLog extends Error {
  constructor(seq: number, cause: unknown) {
    super(`entry ${seq} of the log cannot be replayed`, { cause });
  }
}
