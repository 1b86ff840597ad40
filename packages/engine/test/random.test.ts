import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { draw, randomFrom, sha256, shuffle, streamKey } from '../src/random.ts';

describe('sha256', () => {
  it.each(['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'é€😀'.repeat(50)])('%#', (text) => {
    const words = Array.from(sha256(text), (word) => (word >>> 0).toString(16).padStart(8, '0'));
    expect(words.join('')).toBe(createHash('sha256').update(text).digest('hex'));
  });
});

describe('a stream', () => {
  it('is the same for the same seed and label, and another for another', () => {
    const numbers = (seed: string, stream: string): number[] => {
      const random = randomFrom(seed, stream);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(numbers('a', 'deal')).toEqual(numbers('a', 'deal'));
    expect(numbers('a', 'deal')).not.toEqual(numbers('b', 'deal'));
    expect(numbers('a', 'deal')).not.toEqual(numbers('a', 'roles'));
  });

  it('spreads evenly', () => {
    const key = streamKey('even', 'test');
    const counts = new Array<number>(10).fill(0);
    for (let n = 0; n < 100_000; n++) counts[draw(key, n, 10)]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('puts each item at each place equally often when it shuffles', () => {
    const places = new Array<number>(5).fill(0);
    const random = randomFrom('shuffle', 'test');
    for (let time = 0; time < 50_000; time++) places[shuffle([0, 1, 2, 3, 4], random).indexOf(2)]!++;
    for (const count of places) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});
