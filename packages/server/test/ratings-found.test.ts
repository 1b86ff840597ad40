/** Known strengths are found again, in worlds of fixed seeds: the bars of docs/ratings.md. */
import { describe, expect, test } from 'vitest';
import { anchorOf, newOffset, newStrength } from '../src/ratings/priors.ts';
import { COMING, MAIN } from '../src/ratings/simulation/report.ts';
import { type Finding, simulate, type Trial } from '../src/ratings/simulation/simulation.ts';
import { chances, rate, type Strength } from '../src/ratings/strength.ts';

const SEEDS = [1, 2, 3];
const found = (trial: Omit<Trial, 'seed'>): readonly Finding[] => SEEDS.map((seed) => simulate({ ...trial, seed }));
const mean = (all: readonly Finding[], of: (one: Finding) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0) / all.length;

describe('120 people and 10,000 games', () => {
  const main = found(MAIN);

  test('strengths are found, and chances told nearly as well as by somebody who knows them', () => {
    expect(mean(main, ({ correlation }) => correlation)).toBeGreaterThanOrEqual(0.88);
    expect(mean(main, ({ excess }) => excess)).toBeLessThanOrEqual(0.013);
    expect(mean(main, ({ offsetError }) => offsetError)).toBeLessThan(3);
  });

  test('what is said of the uncertainty is true', () => {
    const honesty = mean(main, (one) => one.honesty);
    expect(honesty).toBeGreaterThanOrEqual(0.75);
    expect(honesty).toBeLessThanOrEqual(1.15);
    const slope = mean(main, (one) => one.slope);
    expect(slope).toBeGreaterThanOrEqual(0.85);
    expect(slope).toBeLessThanOrEqual(1.05);
  });

  test('whoever leaves when losing gains nothing by it', () => {
    expect(mean(found({ ...MAIN, sore: 12 }), ({ soreGain }) => soreGain)).toBeLessThanOrEqual(15);
  });
});

test('a dozen people find out within a thousand games', () => {
  const few = found({ people: 12, games: 1_000 });
  expect(mean(few, ({ correlation }) => correlation)).toBeGreaterThan(0.8);
  expect(mean(few, ({ honesty }) => honesty)).toBeLessThanOrEqual(1.15);
});

test('the level stays while people come and go', () => {
  const { levels } = simulate({ ...COMING, seed: 1 });
  // In the first quarter nearly everybody is new.
  for (const level of levels.slice(2)) expect(Math.abs(level)).toBeLessThanOrEqual(40);
  const [early, late] = [levels.slice(2, 6), levels.slice(6)].map((some) => some.reduce((a, b) => a + b) / 4);
  expect(Math.abs(late! - early!)).toBeLessThan(15);
});

describe('one result', () => {
  const duel = (): [Strength, Strength] => [newStrength('rivals'), newStrength('rivals')];

  test('moves the winner up and the loser down by as much, and both are known better', () => {
    const [one, other] = duel();
    rate([[[one, 1]], [[other, 1]]], 0);
    expect(one.mean).toBeGreaterThan(0.2);
    expect(other.mean).toBe(-one.mean);
    expect(one.variance).toBeLessThan(1);
  });

  test('does not move bots, nor anybody who is not to be rated', () => {
    const [one, other] = duel();
    const bot = anchorOf('rivals', 'hard');
    rate([[[one, 1]], [[other, 1]], [[bot, 1]]], 2, { isRated: (strength) => strength !== other });
    expect(one.mean).toBeLessThan(0);
    expect(other).toEqual(newStrength('rivals'));
    expect(bot).toEqual(anchorOf('rivals', 'hard'));
  });

  test('says less about somebody who was one of many', () => {
    const [alone, among] = duel();
    const others = Array.from({ length: 3 }, () => [newStrength('complex'), 1 / 4] as const);
    const complex = (): Strength => newOffset('nobody knows');
    rate([[[alone, 1]], [[complex(), -1]]], 0);
    rate([[[among, 1 / 4], ...others], [[complex(), -1]]], 0);
    expect(among.mean).toBeLessThan(alone.mean / 2);
    expect(among.variance).toBeGreaterThan(alone.variance);
  });

  test('chances are shares, and even where nothing is known', () => {
    const [one, other] = duel();
    expect(chances([[[one, 1]], [[other, 1]]]).shares).toEqual([0.5, 0.5]);
    one.mean = 3;
    const sure = chances([[[{ ...one, variance: 0 }, 1]], [[{ ...other, variance: 0 }, 1]]]).shares[0]!;
    expect(chances([[[one, 1]], [[other, 1]]]).shares[0]).toBeLessThan(sure);
  });
});
