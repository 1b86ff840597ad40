/** Pawns on one tile: all of them on it, none over another or over the chip. */
import { describe, expect, test } from 'vitest';
import { spotsOf } from '../../src/board/crowd.ts';

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('%i pawns', (count) => {
  const spots = spotsOf(count);
  const boxes = spots.map(({ x, y, size }) => ({
    left: x - size / 2,
    right: x + size / 2,
    top: y - size / 2,
    foot: y + size / 2,
  }));

  test('stand on the tile', () => {
    expect(spots).toHaveLength(count);
    for (const { left, right, top, foot } of boxes) {
      expect(Math.min(left, top)).toBeGreaterThan(0);
      expect(Math.max(right, foot)).toBeLessThan(0.97);
    }
  });

  test('stand beside each other', () => {
    for (const [place, one] of boxes.entries())
      for (const other of boxes.slice(place + 1)) {
        const isBeside =
          one.right <= other.left || other.right <= one.left || one.foot <= other.top || other.foot <= one.top;
        expect(isBeside).toBe(true);
      }
  });

  // The chip is 29 % wide and high at 3.5 %; a badge leaves its corner free.
  test('leave the chip readable', () => {
    for (const { x, y, size } of spots) {
      const nearest = Math.hypot(Math.max(0, x - 0.325), Math.max(0, y - 0.325));
      expect(nearest).toBeGreaterThan(size * 0.42);
    }
  });
});
