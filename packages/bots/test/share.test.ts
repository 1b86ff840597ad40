import { describe, expect, it } from 'vitest';
import { shareOf } from '../src/share.ts';

describe('a share', () => {
  it('has the interval of Wilson', () => {
    const { low, high } = shareOf(5, 10);
    expect(low).toBeCloseTo(0.2366, 4);
    expect(high).toBeCloseTo(0.7634, 4);
  });

  it('of nothing or of all still leaves a doubt on one side', () => {
    expect(shareOf(0, 10)).toMatchObject({ low: 0, high: expect.closeTo(0.2775, 4) });
    expect(shareOf(10, 10)).toMatchObject({ low: expect.closeTo(0.7225, 4), high: 1 });
  });
});
