import type { BestStanding } from '../best/best-scores.ts';

/** The best scores on this device. */
export interface BestWords {
  /** Where a game is set up. */
  best(points: number): string;
  standing(standing: BestStanding): string;
}
