/**
 * Bots think by the rules of their game. Those of older rules are frozen with their engine, in a file that is fetched when a task
 * needs it.
 */
import { RULES_VERSION, UnknownRules } from '@room25/engine';
import type { Bot } from './bot.ts';
import { BOTS, type Level } from './levels.ts';

export type Bots = Readonly<Record<Level, Bot>>;

const OLDER: Readonly<Record<number, () => Promise<{ readonly BOTS: Bots }>>> = {
  1: () => import('../frozen/rules-1.js'),
};

const loaded = new Map<number, Bots>([[RULES_VERSION, BOTS]]);

/** Rejected with `UnknownRules` if there are none for that version; with another error if they cannot be fetched. */
export const botsOf = async (rules: number): Promise<Bots> => {
  const known = loaded.get(rules);
  if (known) return known;
  if (!Object.hasOwn(OLDER, rules)) throw new UnknownRules(rules);
  const { BOTS: older } = await OLDER[rules]!();
  loaded.set(rules, older);
  return older;
};

/** The same without waiting; throws unless they are today's or have been fetched before. */
export const botsNow = (rules: number): Bots => {
  const bots = loaded.get(rules);
  if (!bots) throw new Error(`bots of version ${rules} of the rules have not been asked for`);
  return bots;
};
