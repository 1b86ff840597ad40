/** How much each sign speaks for a guard (log odds): between what `npm run fit` finds in games of easy and of normal bots. */
import type { Sign } from './evidence.ts';

export const SIGN_WEIGHTS: Readonly<Record<Sign, number>> = {
  lies: 4,
  truths: -1,
  pushesOut: 0.8,
  pushesIntoRed: 1.2,
  otherPushes: 1,
  joins: 0.4,
  slidesExit: 0.1,
  earlyAlarm: -0.4,
  leavesExit: 0,
  warnings: -0.6,
};
