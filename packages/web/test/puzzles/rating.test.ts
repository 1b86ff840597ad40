/** A puzzle is an opponent: whoever is as strong as it solves it as often as not, and known strengths come out again. */
import { randomFrom } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { PUZZLES } from '../../src/puzzles/puzzles.ts';
import { type Encounter, firstTry, rated, UNKNOWN } from '../../src/puzzles/rating.ts';

/** Somebody of this strength tries puzzles of the ratings there are, again and again. */
const tries = (strength: number, count: number, seed: string): readonly Encounter[] => {
  const random = randomFrom(seed, 'tries');
  return Array.from({ length: count }, (_, at) => {
    const opponent = PUZZLES[at % PUZZLES.length]!.rating;
    const chance = 1 / (1 + 10 ** ((opponent - strength) / 400));
    return { opponent, score: random.below(1_000_000) / 1_000_000 < chance ? 1 : 0 };
  });
};

describe('a rating', () => {
  it.each([1000, 1250, 1500, 1800, 2000])('finds a strength of %i in the tries that it leads to', (strength) => {
    const errors = Array.from({ length: 20 }, (_, n) => {
      const { rating, deviation } = rated(UNKNOWN, tries(strength, 360, `${strength} ${n}`));
      expect(deviation).toBeLessThan(60);
      return (rating - strength) / deviation;
    });
    // As far off as is claimed, and all together on no side.
    const mean = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other) / numbers.length;
    const spread = Math.sqrt(mean(errors.map((error) => error ** 2)));
    expect(spread).toBeGreaterThan(0.5);
    expect(spread).toBeLessThan(1.5);
    expect(Math.abs(mean(errors))).toBeLessThan(0.75);
  });

  it('is what was believed before anything happened', () => {
    expect(rated(UNKNOWN, [])).toEqual(UNKNOWN);
  });

  it('does not depend on the order, and two halves one after the other come close to the whole', () => {
    const all = tries(1700, 36, 'order');
    const whole = rated(UNKNOWN, all);
    expect(rated(UNKNOWN, [...all].reverse()).rating).toBeCloseTo(whole.rating, 3);
    const halves = rated(rated(UNKNOWN, all.slice(0, 18)), all.slice(18));
    expect(Math.abs(halves.rating - whole.rating)).toBeLessThan(15);
  });

  it('rises more by a hard puzzle than by an easy one, and is never beyond reason', () => {
    const by = (opponent: number, score: number): number => rated(UNKNOWN, [{ opponent, score }]).rating;
    expect(by(1900, 1)).toBeGreaterThan(by(1100, 1));
    expect(by(1100, 0)).toBeLessThan(by(1900, 0));
    const best = rated(
      UNKNOWN,
      PUZZLES.map(({ rating }) => ({ opponent: rating, score: 1 })),
    );
    expect(best.rating).toBeGreaterThan(1800);
    expect(best.rating).toBeLessThan(2600);
  });

  it('every puzzle has one, and harder grades have higher ones', () => {
    for (const { rating } of PUZZLES) expect([rating > 600, rating < 2400]).toEqual([true, true]);
    const highest = Math.max(...PUZZLES.filter(({ grade }) => grade === 1).map(({ rating }) => rating));
    expect(Math.min(...PUZZLES.filter(({ grade }) => grade === 3).map(({ rating }) => rating))).toBeGreaterThan(
      highest,
    );
  });
});

it('the first try counts: half with a hint, not at all after a miss or a look at the solution', () => {
  expect(firstTry({ tries: 0, hints: 0 })).toBeUndefined();
  expect(firstTry({ tries: 0, hints: 2 })).toBeUndefined();
  expect(firstTry({ tries: 1, hints: 0, solved: 9 })).toBe(1);
  expect(firstTry({ tries: 1, hints: 1, solved: 9 })).toBe(0.5);
  expect(firstTry({ tries: 2, hints: 0, solved: 9 })).toBe(0);
  expect(firstTry({ tries: 1, hints: 0 })).toBe(0);
  expect(firstTry({ tries: 0, hints: 0, isShown: true })).toBe(0);
});
