/** An answer that is tried in the same worlds as others, and compared with the first of them. */
import type { Command } from '@room25/engine';

export interface Trial {
  readonly command: Command;
  /** Of the differences to the first of them. */
  gain: number;
  gainSquares: number;
  samples: number;
}

export const newTrial = (command: Command): Trial => ({ command, gain: 0, gainSquares: 0, samples: 0 });

export const count = (trial: Trial, gain: number): void => {
  trial.gain += gain;
  trial.gainSquares += gain * gain;
  trial.samples++;
};

export const meanGain = ({ gain, samples }: Trial): number => (samples === 0 ? 0 : gain / samples);

export const errorOf = ({ gain, gainSquares, samples }: Trial): number => {
  if (samples < 2) return 1;
  const mean = gain / samples;
  // A few equal results do not prove anything.
  return Math.sqrt((Math.max(0, gainSquares / samples - mean * mean) + 0.003) / samples);
};

/** Without those that are worse than the best so far beyond chance; the first stays, because the others are measured by it. */
export const withoutWorse = <One extends Trial>(live: readonly One[], least = 0): One[] => {
  const lead = Math.max(0, ...live.map((one) => meanGain(one) - errorOf(one)));
  return live.filter((one, place) => place === 0 || meanGain(one) + 2 * errorOf(one) >= lead + least);
};

/** The one that is best beyond so many errors of chance; else the first. */
export const surest = <One extends Trial>(live: readonly One[], doubt: number): One => {
  const sure = (one: One): number => (one.samples < 2 ? 0 : meanGain(one) - doubt * errorOf(one));
  return live
    .slice(1)
    .reduce((best, one) => (sure(one) > best.sure ? { one, sure: sure(one) } : best), { one: live[0]!, sure: 0 }).one;
};
