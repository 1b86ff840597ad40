import { describe, expect, it } from 'vitest';
import { Schedule } from '../src/schedule.ts';
import { Shares } from '../src/shares.ts';

interface One {
  readonly person: string;
  readonly by: number;
}

/** In which order they are thought about. */
const order = (shares: Shares<One>): string[] => {
  const served: string[] = [];
  for (let next = shares.next(); next; next = shares.next()) {
    served.push(next.person);
    shares.done(next);
  }
  return served;
};

describe('shares', () => {
  it('are for those first whose answer is wanted first', () => {
    const shares = new Shares<One>();
    for (const [person, by] of [
      ['ada', 300],
      ['ben', 100],
      ['cleo', 200],
    ] as const)
      shares.push({ person, by });
    expect(order(shares)).toEqual(['ben', 'cleo', 'ada']);
    expect(shares.size).toBe(0);
  });

  it('let whoever asks for much wait behind those who ask for little', () => {
    const shares = new Shares<One>();
    for (let n = 0; n < 160; n++) shares.push({ person: 'mallory', by: 2_500 });
    for (const person of ['ada', 'ben']) shares.push({ person, by: 2_700 });
    const served = order(shares);
    expect(served.indexOf('ada')).toBeLessThan(4);
    expect(served.indexOf('ben')).toBeLessThan(5);
    expect(served.length).toBe(162);
  });

  it('leave nobody out: what was asked long ago comes before what is asked now', () => {
    const shares = new Shares<One>();
    for (let n = 0; n < 20; n++) shares.push({ person: 'mallory', by: 2_500 });
    for (let n = 0; n < 100; n++) shares.push({ person: `somebody ${n}`, by: 2_500 + 100 * n });
    expect(order(shares).lastIndexOf('mallory')).toBeLessThan(50);
  });

  it('let nothing of one person wait behind what they asked later', () => {
    const shares = new Shares<One>();
    for (let n = 0; n < 100; n++) shares.push({ person: 'host', by: 2_500 + n });
    const served: number[] = [];
    for (let later = 0; later < 200; later++) {
      const next = shares.next()!;
      served.push(next.by);
      shares.done(next);
      if (later < 90) continue;
      // By now few are left, and new ones come as fast as others are answered.
      shares.push({ person: 'host', by: 3_500 + later });
    }
    expect(served.slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, n) => 2_500 + n));
  });

  it('do not grow with what is asked', () => {
    const shares = new Shares<One>();
    for (let n = 0; n < 160; n++) shares.push({ person: 'mallory', by: 0 });
    shares.push({ person: 'ada', by: 0 });
    expect(shares.partOf({ person: 'ada', by: 0 })).toBe(1 / 2);
    expect(shares.partOf({ person: 'mallory', by: 0 })).toBe(1 / 320);
    order(shares);
    expect(shares.partOf({ person: 'ben', by: 0 })).toBe(1);
  });
});

describe('the schedule', () => {
  it('gives an answer its time by level and load alone, and nobody waits longer than 2.5 s', () => {
    let now = 0;
    const schedule = new Schedule(() => now);
    const asking = { threads: 1, isProgram: true, least: 700 };
    const hard = (person: string): number => schedule.timeFor('hard', { ...asking, threads: 2, person });
    expect([hard('ada'), hard('ada'), hard('ada'), hard('ada')]).toEqual([2_000, 2_000, 2_500, 2_500]);
    expect(schedule.timeFor('easy', { ...asking, person: 'ben' })).toBe(700);
    expect(hard('ben')).toBe(2_000);
    now = 10_000;
    expect(hard('ben')).toBe(2_000);
    expect(schedule.timeFor('easy', { ...asking, person: 'ben', least: 0 })).toBeGreaterThan(0);
  });

  it('keeps an action short, which is waited for', () => {
    const schedule = new Schedule(() => 0);
    expect(schedule.timeFor('hard', { person: 'ada', isProgram: false, threads: 1, least: 0 })).toBe(300);
    expect(schedule.timeFor('normal', { person: 'ben', isProgram: false, threads: 4, least: 0 })).toBe(45);
  });
});
