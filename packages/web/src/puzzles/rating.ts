/** How strong somebody is at puzzles: each puzzle is an opponent whose strength the solver has worked out. */
import type { Progress } from './progress.ts';

export interface Rating {
  readonly rating: number;
  /** The true value lies within this, two times out of three. */
  readonly deviation: number;
}

/** The prior for somebody of whom nothing is known yet. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350 };

export interface Encounter {
  readonly opponent: number;
  /** From 0, lost, to 1, won. */
  readonly score: number;
}

/** On this scale, 400 points more win ten times as often. */
const Q = Math.LN10 / 400;
const STEPS = 50;
const LONGEST_STEP = 400;

/**
 * The strength that best explains what happened, starting from the prior: a Glicko period whose opponents are well known,
 * iterated to its end, so that the order of the encounters does not matter.
 */
export const rated = (before: Rating, encounters: readonly Encounter[]): Rating => {
  let rating = before.rating;
  let firmness = 1 / before.deviation ** 2;
  for (let step = 0; step < STEPS; step++) {
    let pull = (before.rating - rating) / before.deviation ** 2;
    firmness = 1 / before.deviation ** 2;
    for (const { opponent, score } of encounters) {
      const expected = 1 / (1 + Math.exp(-Q * (rating - opponent)));
      pull += Q * (score - expected);
      firmness += Q * Q * expected * (1 - expected);
    }
    const change = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, pull / firmness));
    rating += change;
    if (Math.abs(change) < 0.01) break;
  }
  return { rating, deviation: 1 / Math.sqrt(firmness) };
};

/** What the first try at a puzzle came to; nothing if it was never finished. */
export const firstTry = ({ tries, hints, solved, isShown }: Progress): number | undefined => {
  if (tries === 0 && !isShown) return undefined;
  if (solved === undefined || tries > 1 || isShown) return 0;
  return hints > 0 ? 0.5 : 1;
};
