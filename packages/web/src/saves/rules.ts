/** The rules that a saved game is played by: those it began with. Older ones are fetched when a game needs them. */
import { engineOf, UnknownRules } from '@room25/engine';

/** `otherRules`: this page does not know them; `unfetched`: they are not on this device yet, and there is no network. */
export const RULES_TROUBLES = ['otherRules', 'unfetched'] as const;
export type RulesTrouble = (typeof RULES_TROUBLES)[number];

/**
 * What keeps this version from being played now; if nothing does, its engine is available without waiting from here on
 * (`engineNow`).
 */
export const rulesTrouble = (version: number): Promise<RulesTrouble | undefined> =>
  engineOf(version).then(
    () => undefined,
    (error) => (error instanceof UnknownRules ? 'otherRules' : 'unfetched'),
  );
