import type { Action, CharacterView, Event, View } from '@room25/engine';
import { expect, it } from 'vitest';
import type { Told } from '../../src/play/played-game.ts';
import { tokensOf } from '../../src/table/tokens.ts';

const VIEW = { phase: 'acting', turn: 3, round: 2, onAir: 'kevin', order: ['max', 'kevin'] } as unknown as View;

const kevin = (...played: readonly Action[]): CharacterView =>
  ({ name: 'kevin', seat: 1, cell: 'c3', tokens: 2, actions: 2, hasProgrammed: true, played }) as CharacterView;

const told = (turn: number, action: Action, kind: 'played' | 'lost' = 'played'): Told => ({
  event: { kind, who: 'kevin', action, round: 1, rule: 'ACT-ORDER' } as Event,
  turn,
});

it('Actions lie in the order in which they were played, and the last one is being played', () => {
  // The view lists them in the order of the box.
  const log = [told(2, 'look'), told(3, 'move'), told(3, 'look')];
  expect(tokensOf(VIEW, kevin('look', 'move'), { isOpen: false, log })).toEqual([
    { state: 'played', action: 'move' },
    { state: 'playing', action: 'look' },
  ]);
});

it('One that was lost keeps its place too', () => {
  const log = [told(3, 'control', 'lost'), told(3, 'look')];
  const tokens = tokensOf(VIEW, { ...kevin('look', 'control'), lost: 'control' }, { isOpen: false, log });
  expect(tokens.map((token) => token.state)).toEqual(['lost', 'playing']);
});
