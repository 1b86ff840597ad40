/** How much each sign speaks for a guard (log odds), fitted by `npm run fit` to games between bots. */
import type { Sign } from './evidence.ts';

export const SIGN_WEIGHTS: Readonly<Record<Sign, number>> = {
  lies: 3,
  truths: -0.7,
  pushesOut: 1.5,
  pushesIntoRed: 2,
  otherPushes: 0.3,
  slidesExit: 0.2,
  earlyAlarm: 0,
  leavesExit: 0.2,
  warnings: 0.2,
};
