/**
 * How much each sign speaks for a guard (log odds), fitted to what `npm run suspicion` saw of guards of all styles (400 games of the seed
 * report5). Bots that push are mostly prisoners who defend themselves; pushes weigh more than that says, because people push to kill.
 * What is only more or less of what all do (steps, idle slots, truths) turns from turn to turn, and counts for little.
 */
import type { Sign } from './evidence.ts';

export const SIGN_WEIGHTS: Readonly<Record<Sign, number>> = {
  lies: 4.6,
  truths: -0.1,
  withheld: 2,
  pushesOut: 0.3,
  pushesIntoRed: 1.2,
  otherPushes: 0.2,
  justPushes: -0.5,
  joins: -0.1,
  slidesExit: 0.3,
  earlyAlarm: 0.1,
  leavesExit: 0,
  warnings: -0.25,
  silences: -0.1,
  contradicted: 0.9,
  confirmed: 0,
  pushed: -0.2,
  kills: 0,
  enters: 0,
  idle: -0.1,
};

/** Log odds of being a guard, for the word of somebody who is beyond doubt. */
export const WORD_WEIGHTS = { opinion: 0.7 };
