/** How long the eye needs for each kind of event, in milliseconds at speed 1. 0: it is shown without a pause. */
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
  slid: 600,
  swapped: 1100,
  died: 1300,
  shown: 1000,
  roleSeen: 1200,
  reminded: 350,
  signalled: 450,
  said: 450,
  replaced: 700,
  locked: 500,
  unlocked: 400,
  turned: 400,
  robotCame: 600,
  robotMoved: 600,
  robotDestroyed: 800,
  returned: 900,
  adrenaline: 300,
  hid: 500,
  reminderBack: 250,
  punished: 800,
  paranoid: 900,
  drew: 700,
  card: 1400,
  refused: 700,
  key: 1200,
  turnLost: 900,
  alarm: 1800,
  over: 1600,
};

/**
 * Several in one go: everybody who looks; a look before a line slides; a step into a room that opens; what the room does then;
 * several who move; a card that is read before it acts; by itself, what somebody at this screen has lost; each other loss that is
 * read with the first one, and all of them at most.
 */
export const TOGETHER = {
  looks: 1200,
  sight: 400,
  entry: 850,
  steps: 1000,
  effect: 200,
  card: 700,
  loss: 1600,
  another: 300,
  losses: 1900,
} as const;

/** What only moves fades in for people who want stillness. */
export const STILL = 300;

/** How long the first of several bots waits, so that the next ones are shown together with it. */
export const GATHERING = 320;

/** How much time somebody who has acted has to add something before a bot goes on. */
export const MOMENT = 300;
