import type { Character, CharacterView, View } from '@room25/engine';
import { expect, it } from 'vitest';
import { inOneLine, upNext } from '../../src/table/up-next.ts';

const ORDER = ['max', 'alice', 'franck', 'emmett', 'kevin'] as const satisfies readonly Character[];

/** Everybody has two tokens; whoever acted before the one on air has played one of them, a round later two. */
const acting = (
  onAir: Character,
  round: 1 | 2,
  changes: Partial<Record<Character, Partial<CharacterView>>> = {},
): View => {
  const cast = ORDER.map((name, seat) => {
    const played = ['look', 'move'].slice(0, round - (ORDER.indexOf(name) > ORDER.indexOf(onAir as never) ? 1 : 0));
    return { name, seat, cell: 'c3', tokens: 2, actions: 2, played, ...changes[name] };
  });
  return { phase: 'acting', round, onAir, order: ORDER, cast } as unknown as View;
};

it('Whoever acts between the one on air and me is named', () => {
  expect(upNext(acting('max', 1), ['emmett'])).toEqual({ others: ['alice', 'franck'], me: 'then' });
});

it('After my turn I hear of the others, and when I act again', () => {
  expect(upNext(acting('franck', 1), ['alice'])).toEqual({ others: ['emmett', 'kevin'], me: 'again' });
  expect(upNext(acting('franck', 2), ['alice'])).toEqual({ others: ['emmett', 'kevin'] });
});

it('Whoever is dead or has played all they have is passed over', () => {
  const dead = { emmett: { cell: undefined }, kevin: { tokens: 0 }, max: { tokens: 1 } } as never;
  expect(upNext(acting('franck', 1, dead), ['max'])).toEqual({ others: [] });
});

it('Before anybody acts nobody is next', () => {
  expect(upNext({ ...acting('max', 1), phase: 'programming' }, ['max'])).toEqual({ others: [] });
});

it('stands in one line with who is awaited', () => {
  expect(inOneLine('Waiting for Max.', 'you again in round 2')).toBe('Waiting for Max\u00a0· you again in round 2');
  expect(inOneLine('Waiting for Max.', '')).toBe('Waiting for Max.');
  expect(inOneLine('', 'you again in round 2')).toBe('You again in round 2');
  expect(inOneLine('', 'Then Max')).toBe('Then Max');
});
