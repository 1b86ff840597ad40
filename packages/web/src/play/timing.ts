/** How long the eye needs for each kind of event, in milliseconds at speed 1. Nothing: it shows without a pause. */
import type { EventKind } from '@room25/engine';

export const TIMING: Readonly<Record<EventKind, number>> = {
  turn: 600,
  declined: 0,
  programmed: 0,
  laid: 0,
  played: 300,
  lost: 700,
  waited: 0,
  passed: 0,
  looked: 900,
  moved: 400,
  revealed: 800,
  concealed: 600,
  closed: 600,
  armed: 800,
  slid: 700,
  swapped: 1100,
  died: 1500,
  shown: 1000,
  roleSeen: 1200,
  reminded: 350,
  signalled: 450,
  replaced: 700,
  locked: 500,
  unlocked: 400,
  turned: 600,
  robotCame: 600,
  robotMoved: 600,
  robotDestroyed: 800,
  returned: 900,
  adrenaline: 400,
  hid: 500,
  reminderBack: 250,
  punished: 800,
  paranoid: 900,
  drew: 700,
  card: 1600,
  refused: 700,
  key: 1200,
  turnLost: 900,
  alarm: 1800,
  over: 1600,
};

/** Several in one go: all who look; a look before a line slides; going into a room that opens. */
export const TOGETHER = { looks: 1200, sight: 500, entry: 850 } as const;

/** What only moves, for who wants stillness: it fades in. */
export const STILL = 300;

/** Whoever has acted has so much time to add something before a bot goes on. */
export const MOMENT = 300;
