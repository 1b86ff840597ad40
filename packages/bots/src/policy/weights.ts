/** The policy's weights, in steps of the way; found by playing them against each other over thousands of games. */
export const WEIGHTS = {
  /** A slide beside a step of 1. */
  slide: 1,
  /** What is left of an unseen room's price if one can look first. */
  looked: 0.35,
  /** A look at what may be the goal, at anything else, and how much less after a step. */
  goalLook: 1.2,
  otherLook: 0.25,
  lookAfter: 1,
  /** A friend is nearer to what one searches for, or as near. */
  nearer: 1.5,
  asNear: 0.7,
  /** Not one's own corner. */
  corner: 1,
  /** Each friend on the line that one slides. */
  shared: 0.8,
  /** A lost or useless action. */
  idle: 0.45,
  /** Trust in the claims of somebody who could be a guard. */
  untested: 0.65,
  /** A death, where one is allowed. */
  death: 5,
  /** The same in suspicion, and being alone with somebody who could be a guard. */
  suspicionDeath: 14,
  company: 0.25,
  /** The share of the price of the worst adjacent room, where one can be pushed. */
  pushed: 0.1,
  /** The same, for staying where one is already. */
  exposed: 0.2,
  /** An acid bath, where somebody may want to follow. */
  acid: 5,
  /** Each friend who is far away when one would raise the alarm early. */
  early: 0.5,
  /** Distances of others to Room 25 when a line moves. */
  others: 0.8,
  /** How often an undetected guard does what a prisoner would. */
  posing: 0.7,
};
