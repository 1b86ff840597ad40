/** How much each sign speaks for a guard (log odds), fitted by `npm run fit` to games between bots. */
import type { Sign } from './evidence.ts';

export const SIGN_WEIGHTS: Readonly<Record<Sign, number>> = {
  lies: 3.8,
  truths: -0.8,
  pushesOut: 1.2,
  pushesIntoRed: 1.8,
  otherPushes: 2,
  slidesExit: 0.35,
  earlyAlarm: -0.7,
  leavesExit: 0,
  warnings: -0.5,
};
