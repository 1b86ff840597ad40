import { describe, expect, it } from 'vitest';
import { areaOf, guessesOf, regress, type Sighting } from '../training/detector.ts';

/** Guards show the first sign twice as often; the second says nothing. */
const rows: readonly Sighting[] = Array.from({ length: 600 }, (_, number) => {
  const isGuard = number % 3 === 0;
  return { game: Math.floor(number / 6), isGuard, signs: [number % (isGuard ? 2 : 4) === 0 ? 1 : 0, number % 5] };
});

describe('a detector', () => {
  it('learns which signs tell', () => {
    const guess = regress(rows);
    expect(guess([1, 2])).toBeGreaterThan(guess([0, 2]) + 0.1);
    expect(Math.abs(guess([1, 0]) - guess([1, 4]))).toBeLessThan(0.05);
  });

  it('is judged by games it has not learnt from', () => {
    const guesses = guessesOf(rows);
    expect(guesses).toHaveLength(rows.length);
    expect(areaOf(guesses)).toBeGreaterThan(0.52);
    expect(areaOf(guesses)).toBeLessThan(0.7);
  });

  it('has an area of a half if it says the same of all, and of one if it is never mistaken', () => {
    const said = (chance: number, isGuard: boolean) => ({ chance, isGuard });
    expect(areaOf([said(0.4, true), said(0.4, false), said(0.4, false)])).toBe(0.5);
    expect(areaOf([said(0.9, true), said(0.3, false), said(0.2, false)])).toBe(1);
    expect(areaOf([said(0.1, true), said(0.3, false)])).toBe(0);
  });
});
