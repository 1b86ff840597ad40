/**
 * How strong somebody is believed to be, and what one more result says about it. Everything else in ratings is built on these two
 * functions.
 */

/** What is believed of a strength, and how firmly; in units of log odds. Of a bot it is known: its variance is 0. */
export interface Strength {
  mean: number;
  variance: number;
  /** The variance of somebody of whom nothing is known. */
  readonly prior: number;
  /** How much of what is known goes out of date with each result. */
  readonly drift: number;
}

/** A side: strengths, and how much each counts. A member counts 1 / members, an offset 1. */
export type Contender = readonly (readonly [Strength, weight: number])[];

export interface Chances {
  /** Doubt makes every chance more even. */
  readonly scale: number;
  /** Each contender's share; they add up to 1. */
  readonly shares: readonly number[];
}

/** Points that people read, for one unit of log odds: 400 points are ten to one. */
export const POINTS = 400 / Math.LN10;
const MIDDLE = 1500;

export const pointsOf = ({ mean }: Pick<Strength, 'mean'>): number => MIDDLE + POINTS * mean;
export const deviationOf = ({ variance }: Pick<Strength, 'variance'>): number => POINTS * Math.sqrt(variance);

export const chances = (contenders: readonly Contender[]): Chances => {
  let doubt = 0;
  for (const contender of contenders) for (const [{ variance }, weight] of contender) doubt += variance * weight ** 2;
  const scale = 1 / Math.sqrt(1 + (Math.PI / 8) * doubt * (2 / contenders.length));
  const odds = contenders.map((contender) => Math.exp(scale * meanOf(contender)));
  const total = odds.reduce((one, other) => one + other);
  return { scale, shares: odds.map((each) => each / total) };
};

/** Updates everybody who can be learnt about from who won. `expected`: if it was computed before something changed. */
export const rate = (
  contenders: readonly Contender[],
  winner: number,
  { isRated = () => true, expected = chances(contenders) }: RateOptions = {},
): void => {
  const { scale, shares } = expected;
  for (const [at, contender] of contenders.entries())
    for (const [strength, weight] of contender) {
      if (strength.variance === 0 || !isRated(strength)) continue;
      const before = Math.min(strength.variance + strength.drift, strength.prior);
      const share = shares[at]!;
      const slope = scale * weight;
      strength.variance = 1 / (1 / before + slope * slope * share * (1 - share));
      strength.mean += strength.variance * slope * ((at === winner ? 1 : 0) - share);
    }
};

interface RateOptions {
  readonly isRated?: (strength: Strength) => boolean;
  readonly expected?: Chances;
}

const meanOf = (contender: Contender): number => {
  let sum = 0;
  for (const [{ mean }, weight] of contender) sum += mean * weight;
  return sum;
};
