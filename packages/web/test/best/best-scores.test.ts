// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { store } from '../../src/app/storage.ts';
import { bestFor, noteScore, standingOf } from '../../src/best/best-scores.ts';
import type { SavedTable } from '../../src/saves/saved-table.ts';
import { newTable } from '../../src/setup/open-table.ts';
import type { Plan } from '../../src/setup/plan.ts';

const SOLO: Plan = { edition: 'prototype', mode: 'solo', seats: [{ player: 'person' }], options: {} };
const BEGINNER: Plan = { ...SOLO, options: { 'open-looks': 'on' } };
const EXPERT: Plan = { ...SOLO, composition: 'expert' };

const finished = (score: number, plan = SOLO, id = `game ${score}`): SavedTable => ({
  ...newTable(plan, { id, seed: id, time: 0 }),
  outcome: { result: score > 0 ? 'complete' : 'lost', score },
});

const stored = (): string | null => localStorage.getItem('room25.best');
beforeEach(() => store('best', '{}'));

describe('The best score of the prototype’s solo', () => {
  it('is new, equal or still another', () => {
    expect(bestFor(SOLO)).toBeUndefined();
    noteScore(finished(14));
    expect(standingOf(finished(14))).toEqual({ kind: 'first' });
    noteScore(finished(17));
    expect(standingOf(finished(17))).toEqual({ kind: 'new', before: 14 });
    expect(standingOf(finished(14))).toEqual({ kind: 'below', best: 17 });
    noteScore(finished(17, SOLO, 'another'));
    expect(standingOf(finished(17, SOLO, 'another'))).toEqual({ kind: 'equal', best: 17 });
    expect(standingOf(finished(17))).toEqual({ kind: 'new', before: 14 });
    expect(bestFor(SOLO)).toBe(17);
  });

  it('is the same when a game is noted or shown again', () => {
    noteScore(finished(14));
    noteScore(finished(17));
    const before = stored();
    noteScore(finished(17));
    noteScore(finished(14));
    expect(stored()).toBe(before);
  });

  it('is kept for each list of rooms, and for open looks, apart', () => {
    noteScore(finished(14));
    noteScore(finished(18, BEGINNER, 'b'));
    noteScore(finished(11, EXPERT, 'e'));
    expect([SOLO, BEGINNER, EXPERT].map((plan) => bestFor(plan))).toEqual([14, 18, 11]);
    expect(bestFor({ ...SOLO, composition: { EM: 10 } })).toBeUndefined();
    expect(bestFor({ ...SOLO, composition: 'simplified' })).toBe(14);
  });

  it('is not that of a lost game, a bot’s, an imported one or one that was played on', () => {
    noteScore(finished(0));
    noteScore({ ...finished(15), seats: [{ player: 'hard' }] });
    const { isDealtHere: _, ...imported } = finished(16);
    noteScore(imported);
    noteScore({ ...finished(17), sheet: { ...finished(17).sheet, edition: 'first' } });
    expect(stored()).toBe('{}');
    expect(standingOf(imported)).toBeUndefined();
    noteScore(finished(12));
    expect(standingOf(imported)).toEqual({ kind: 'other', best: 12 });
    expect(standingOf(finished(0))).toEqual({ kind: 'below', best: 12 });
  });

  it.each([
    'nonsense',
    'null',
    '[]',
    '17',
    '{"simplified":17}',
    '{"simplified":{"score":"17","table":"x"}}',
    '{"simplified":{"score":21,"table":"x"}}',
    '{"simplified":{"score":-3,"table":"x"}}',
    '{"simplified":{"score":16.5,"table":"x"}}',
    '{"simplified":{"score":17}}',
    '{"__proto__":{"simplified":{"score":17,"table":"x"}}}',
  ])('does not come from %s', (value) => {
    localStorage.setItem('room25.best', value);
    expect(bestFor(SOLO)).toBeUndefined();
    expect(standingOf(finished(14))).toBeUndefined();
    noteScore(finished(14));
    expect(bestFor(SOLO)).toBe(14);
    expect(standingOf(finished(14))).toEqual({ kind: 'first' });
  });

  it('survives what is wrong beside it', () => {
    localStorage.setItem('room25.best', '{"simplified":{"score":17,"table":"x","before":"y"},"expert":3}');
    expect(bestFor(SOLO)).toBe(17);
    expect(bestFor(EXPERT)).toBeUndefined();
    expect(standingOf(finished(17, SOLO, 'x'))).toEqual({ kind: 'first' });
  });

  it('is nobody’s where nothing is scored alone', () => {
    const other: Plan = { edition: 'first', mode: 'solo', seats: [{ player: 'person' }], options: {} };
    expect(bestFor(other)).toBeUndefined();
    expect(standingOf(finished(14, other, 'o'))).toBeUndefined();
  });
});
