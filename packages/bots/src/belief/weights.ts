/**
 * How much each sign speaks for a guard (log odds), as `npm run fit -- --level hard --steps 3 --games 300` finds it. Among bots it says nothing
 * to push somebody out of Room 25: prisoners do it to those they suspect. Of people it says something.
 */
import type { Sign } from './evidence.ts';

export const SIGN_WEIGHTS: Readonly<Record<Sign, number>> = {
  lies: 4.3,
  truths: -0.8,
  pushesOut: 0.2,
  pushesIntoRed: 1.3,
  otherPushes: 1,
  joins: 0.2,
  slidesExit: -0.3,
  earlyAlarm: -0.3,
  leavesExit: 0.3,
  warnings: -0.9,
};
