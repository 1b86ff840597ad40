/**
 * A game is played to its end by the rules that it began with. When the rules change so that a record could play out
 * otherwise, RULES_VERSION goes up and the engine as it was is kept beside the new one, here.
 */
import { RULES_VERSION } from '@room25/engine';

const KNOWN: readonly number[] = [RULES_VERSION];

export const isPlayable = (rules: number): boolean => KNOWN.includes(rules);

export class RulesVersionError extends Error {
  constructor(rules: number) {
    super(`this table is of version ${rules} of the rules; this server plays version ${KNOWN.join(', ')}`);
  }
}
