// @vitest-environment happy-dom
import { Game, newSheet, type Sheet, SPECTATOR, seatViewer, type View } from '@room25/engine';
import { expect, it } from 'vitest';
import { betOf, isBetRight, placeBet, stakesFor, suspectsFor } from '../../src/table/bets.ts';

const viewOf = (mode: 'suspicion' | 'cooperation' | 'competition'): View => {
  const edition = mode === 'competition' ? 'first' : 'second';
  const players = mode === 'competition' ? 3 : 4;
  const sheet = newSheet({ edition, mode, players, seed: 'bets' }) as Sheet;
  return (Game.setUp(sheet) as Game).view(seatViewer(0));
};

const dead = (view: View, seat: number): View => {
  const names = view.cast.filter((one) => one.seat === seat).map(({ name }) => name);
  const cast = view.cast.map((one) => {
    const { cell: _, ...rest } = one;
    return names.includes(one.name) ? (rest as typeof one) : one;
  });
  return { ...view, cast, dead: names };
};

it('Only whoever is dead bets, at a seat of their own, while it goes on', () => {
  const view = viewOf('suspicion');
  expect(stakesFor(view, seatViewer(0))).toEqual([]);
  expect(stakesFor(dead(view, 1), seatViewer(0))).toEqual([]);
  expect(stakesFor(dead(view, 0), SPECTATOR)).toEqual([]);
  expect(stakesFor({ ...dead(view, 0), phase: 'over' }, seatViewer(0))).toEqual([]);
  expect(stakesFor(dead(view, 0), seatViewer(0))).toEqual(['out', 'inside']);
});

it('Nothing of it depends on what I am or know', () => {
  const view = dead(viewOf('suspicion'), 0);
  const { seat } = view.cast[0]!;
  const asked = (['prisoner', 'guard'] as const).map((role) =>
    stakesFor({ ...view, cast: view.cast.map((one) => (one.seat === 0 ? { ...one, role } : one)) }, seatViewer(seat)),
  );
  expect(asked[0]).toEqual(asked[1]);
});

it('Where each plays for themselves it is on whoever is alive', () => {
  const view = dead(viewOf('competition'), 0);
  const living = view.cast.filter(({ seat }) => seat !== 0).map(({ name }) => name);
  expect(stakesFor(view, seatViewer(0))).toEqual(living);
});

it('The first bet counts, at this table and for this seat alone', () => {
  placeBet('one', seatViewer(0), { on: 'out', turn: 3 });
  placeBet('one', seatViewer(0), { on: 'inside', turn: 4 });
  placeBet('one', SPECTATOR, { on: 'inside', turn: 4 });
  expect(betOf('one', seatViewer(0))).toEqual({ on: 'out', turn: 3 });
  expect(betOf('one', seatViewer(1))).toBeUndefined();
  expect(betOf('two', seatViewer(0))).toBeUndefined();
  expect(betOf('one', SPECTATOR)).toBeUndefined();
});

it('The end decides', () => {
  const bet = (on: 'out' | 'inside' | 'max') => ({ on, turn: 1 });
  expect(isBetRight(bet('out'), { result: 'prisoners' })).toBe(true);
  expect(isBetRight(bet('out'), { result: 'partial' })).toBe(true);
  expect(isBetRight(bet('out'), { result: 'guards' })).toBe(false);
  for (const result of ['guards', 'complex', 'lost'] as const) expect(isBetRight(bet('inside'), { result })).toBe(true);
  expect(isBetRight(bet('max'), { result: 'side', side: ['max'] })).toBe(true);
  expect(isBetRight(bet('max'), { result: 'side', side: ['alice'] })).toBe(false);
  expect(isBetRight(bet('max'), { result: 'nobody' })).toBe(false);
});

it('The living can take anybody else who lives for a liar, where there is something to hide', () => {
  const view = viewOf('suspicion');
  const others = view.cast.filter(({ seat }) => seat !== 0).map(({ name }) => name);
  expect(suspectsFor(view, seatViewer(0))).toEqual(others);
  expect(suspectsFor(dead(view, 1), seatViewer(0))).toEqual(others.filter((who) => !dead(view, 1).dead.includes(who)));
  expect(suspectsFor(dead(view, 0), seatViewer(0))).toEqual([]);
  expect(suspectsFor(view, SPECTATOR)).toEqual([]);
  expect(suspectsFor({ ...view, phase: 'over' }, seatViewer(0))).toEqual([]);
  expect(suspectsFor(viewOf('cooperation'), seatViewer(0))).toEqual([]);
});

it('Whom one can take for a liar does not depend on what anybody is', () => {
  const view = viewOf('suspicion');
  const asked = (['prisoner', 'guard'] as const).map((role) =>
    suspectsFor({ ...view, cast: view.cast.map((one) => ({ ...one, role })) }, seatViewer(0)),
  );
  expect(asked[0]).toEqual(asked[1]);
});

it('A liar is a bet of its own', () => {
  placeBet('liars', seatViewer(0), { on: 'max', turn: 2 }, 'liar');
  placeBet('liars', seatViewer(0), { on: 'alice', turn: 3 }, 'liar');
  expect(betOf('liars', seatViewer(0), 'liar')).toEqual({ on: 'max', turn: 2 });
  expect(betOf('liars', seatViewer(0))).toBeUndefined();
});
