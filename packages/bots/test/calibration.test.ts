import { describe, expect, test } from 'vitest';
import { binsOf, markdownOf, svgOf } from '../training/calibration.ts';
import { errorsOf } from '../training/detector.ts';

const said = (chance: number, guards: number, others: number) => [
  ...Array.from({ length: guards }, () => ({ chance, isGuard: true })),
  ...Array.from({ length: others }, () => ({ chance, isGuard: false })),
];
const SAID = [...said(0.72, 6, 2), ...said(0.78, 1, 1), ...said(0, 0, 4), ...said(1, 5, 0)];

describe('the calibration of a belief', () => {
  test('puts together what was said with about the same chance', () => {
    const bins = binsOf(SAID);
    expect(bins.map(({ count }) => count)).toEqual([4, 0, 0, 0, 0, 0, 0, 10, 0, 5]);
    expect(bins[7]).toMatchObject({ mean: expect.closeTo(0.732), share: 0.7, low: expect.closeTo(0.397, 3) });
    expect(bins[9]).toMatchObject({ mean: 1, share: 1 });
  });

  test('has no error if it is always right and sure, and is no better than the base rate if it says that', () => {
    expect(errorsOf([...said(1, 2, 0), ...said(0, 0, 3)]).error).toBe(0);
    const { error, baseline } = errorsOf(said(0.4, 2, 3));
    expect(error).toBeCloseTo(baseline);
  });

  test('is a table with a line for each tenth', () => {
    const lines = markdownOf(binsOf(SAID)).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines[9]).toBe('| 70–80 % | 10 | 73.2 % | 70.0 % | 39.7–89.2 % |');
    expect(lines[3]).toBe('| 10–20 % | 0 | – | – | – |');
  });

  test('is a picture with the diagonal, a point with its interval for each tenth that was said, and counts', () => {
    const svg = svgOf(binsOf(SAID), 'Who is a guard?');
    expect(svg).toContain('<title>Who is a guard?</title>');
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg.match(/<circle class="p"/g)).toHaveLength(3);
    // Always right and sure: the corner where the diagonal ends.
    const [, corner] = svg.match(/class="d" d="M[\d. ]+L([\d.]+ [\d.]+)"/)!;
    const points = [...svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => `${x} ${y}`);
    expect(points[2]).toBe(corner);
    for (const count of [4, 10, 5]) expect(svg).toContain(`>${count}</text>`);
  });
});
