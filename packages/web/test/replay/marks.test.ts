import { expect, it } from 'vitest';
import { apart } from '../../src/replay/apart.ts';

it('Marks stand where they belong, if nothing is in their way', () => {
  expect(apart([10, 60, 200], 300)).toEqual([10, 60, 200]);
});

it('Marks do not lie on one another, nor beyond the end', () => {
  const places = apart([100, 104, 110, 290, 298, 300], 300);
  for (const [at, place] of places.entries()) {
    expect(place).toBeLessThanOrEqual(300);
    if (at > 0) expect(place - places[at - 1]!).toBeGreaterThanOrEqual(24);
  }
});

it('More of them than there is room for share what there is', () => {
  const places = apart([0, 1, 2, 3, 4], 40);
  expect(places).toEqual([0, 10, 20, 30, 40]);
});
