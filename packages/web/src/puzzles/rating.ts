/** How strong somebody is at puzzles: each is an opponent whose strength the solver has found out. */
import type { Progress } from './progress.ts';

export interface Rating {
  readonly rating: number;
  /** What is believed lies within one of these, two times out of three. */
  readonly deviation: number;
}

/** What is believed of somebody who has shown nothing yet. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350 };

export interface Encounter {
  readonly opponent: number;
  /** From 0, lost, to 1, won. */
  readonly score: number;
}

/** Of a scale on which 400 points more win ten times as often. */
const Q = Math.LN10 / 400;
const STEPS = 50;
const LONGEST_STEP = 400;

/**
 * The strength that explains best what happened, beginning with what was believed: a period of Glicko whose opponents are known well,
 * followed to its end, so that the order of the encounters does not matter.
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

/** What the first try at a puzzle came to; nothing if it was not tried to an end. */
export const firstTry = ({ tries, hints, solved, isShown }: Progress): number | undefined => {
  if (tries === 0 && !isShown) return undefined;
  if (solved === undefined || tries > 1 || isShown) return 0;
  return hints > 0 ? 0.5 : 1;
};
