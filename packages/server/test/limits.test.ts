import { expect, it } from 'vitest';
import { Limits } from '../src/limits.ts';

const NETWORKS = 30_000;

it('somebody with very many addresses is forgotten bit by bit: nobody waits until all have been looked through', () => {
  let now = 0;
  const limits = new Limits(1, () => now);
  for (let n = 0; n < NETWORKS; n++) limits.take('recoveries', `2001:db8:0:${n.toString(16)}`);
  now += 12 * 60_000;
  limits.take('recoveries', '192.0.2.1');
  limits.forget();
  expect(limits.size).toBeGreaterThan(NETWORKS / 2);
  for (let sweeps = 0; sweeps < 10; sweeps++) limits.forget();
  // Somebody who has just tried one is remembered.
  expect(limits.size).toBe(1);
  expect(limits.take('recoveries', '192.0.2.1', 5)).toBe(true);
  expect(limits.isEmpty('recoveries', '192.0.2.1')).toBe(true);
});
