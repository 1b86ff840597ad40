import { expect, it } from 'vitest';
import { Counted } from '../src/gate/counted.ts';
import { addressOf } from '../src/http/address.ts';
import { type Limited, Limits, RATES } from '../src/limits.ts';

const NETWORKS = 30_000;

it('somebody with very many addresses is forgotten bit by bit: nobody waits until all have been looked through', () => {
  let now = 0;
  const limits = new Limits(1, () => now);
  for (let n = 0; n < NETWORKS; n++) limits.take('exports', `2001:db8:0:${n.toString(16)}`);
  now += 12 * 60_000;
  limits.take('exports', '192.0.2.1');
  limits.forget();
  expect(limits.size).toBeGreaterThan(NETWORKS / 2);
  for (let sweeps = 0; sweeps < 10; sweeps++) limits.forget();
  // Somebody who has just tried one is remembered.
  expect(limits.size).toBe(1);
  limits.charge('exports', '192.0.2.1', RATES.exports.burst - 1);
  expect(limits.isEmpty('exports', '192.0.2.1')).toBe(true);
});

const addressAt = (remoteAddress: string): string =>
  addressOf({ socket: { remoteAddress }, headers: {} }, { trustProxy: false });
/** Of one site. */
const network = (n: number): string => addressAt(`2001:db8:7:${n.toString(16)}::1`);
const ELSEWHERE = ['2001:db8:8::1', '192.0.2.1', '::1'].map(addressAt);

it('whoever has thousands of networks may ask for as much as ten addresses; others have their own', () => {
  const limits = new Limits(1, () => 0);
  const letIn = Array.from({ length: 1_000 }, (_, n) => limits.take('work', network(n), 20)).filter(Boolean).length;
  expect(letIn).toBe((10 * RATES.work.burst) / 20);
  expect(limits.isEmpty('work', network(2_000))).toBe(true);
  expect(limits.refusal('work', network(2_000)).retryAfter).toBe(1);
  for (const other of ELSEWHERE) expect(limits.isEmpty('work', other), other).toBe(false);
});

it.each(Object.keys(RATES) as Limited[])('of %s, too', (what) => {
  const limits = new Limits(1, () => 0);
  for (let n = 0; n < 20; n++) limits.charge(what, network(n), RATES[what].burst);
  expect(limits.take(what, network(30))).toBe(false);
  for (const other of ELSEWHERE) expect(limits.take(what, other), other).toBe(true);
});

it('and hold as many connections, until they let them go', () => {
  const counted = new Counted();
  for (let n = 0; n < 30; n++) {
    expect(counted.isFull(network(n), 3)).toBe(false);
    counted.add(network(n));
  }
  expect(counted.isFull(network(30), 3)).toBe(true);
  for (const other of ELSEWHERE) expect(counted.isFull(other, 3), other).toBe(false);
  counted.remove(network(0));
  expect(counted.isFull(network(30), 3)).toBe(false);
});
