/** A player without a person. It is asked what a person at its seat would be asked, and is shown what that person would see. */
import type { Command } from '@room25/engine';
import type { Explanation } from './explanation.ts';
import type { Plan } from './search/plan.ts';
import type { Task } from './task.ts';

/** A bot is a function of its task: it has no memory and is never given the game. */
export type Bot = (task: Task) => Thinking;

/** A decision in the making. It can be taken at any time, and gets better. */
export interface Thinking {
  /** Does what has to be thought first, if anything: a few milliseconds of it; false when it is done. */
  prepare?(): boolean;
  /** Thinks for a moment, a few milliseconds at most; false when more would change nothing. */
  goOn(): boolean;
  readonly decision: Decision;
}

export interface Decision {
  /** One of the answers or asides; none only if nothing was asked and there is nothing to say. */
  readonly command: Command | undefined;
  /** Why, for the replay; it contains what the seat believed, so nobody else may see it during the game. */
  readonly explanation?: Explanation;
  /** To be handed back with the next task of its seat. */
  readonly plan?: Plan;
}

/** When to stop thinking: after so many steps (the same everywhere), after a time, or when told to. */
export interface Budget {
  readonly steps?: number;
  readonly milliseconds?: number;
}

/** A decision that needs no thought. */
export const decided = (command: Command | undefined): Thinking => ({ goOn: () => false, decision: { command } });
