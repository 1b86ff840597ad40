import { TALKS } from '@room25/protocol';
import { expect, it } from 'vitest';
import { online as en } from '../../src/words/en/online.ts';
import { online as fr } from '../../src/words/fr/online.ts';
import { online as ru } from '../../src/words/ru/online.ts';

type Texts = readonly (readonly [path: string, text: string])[];

const texts = (value: unknown, path = ''): Texts => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
};

/** They are what they are in both. */
const SHARED = ['Phrases', 'Mode', 'none', 'live', 'correspondence'];

it.each([
  ['en and fr', en, fr],
  ['en and ru', en, ru],
  ['fr and ru', fr, ru],
])('Nothing was left untranslated: %s', (_, one, other) => {
  const others = new Map(texts(other));
  expect(texts(one).map(([path]) => path)).toEqual([...others.keys()]);
  const same = texts(one).filter(([path, text]) => others.get(path) === text && !SHARED.includes(text));
  expect(same).toEqual([]);
});

it('The clocks on offer are the same in every language', () => {
  const clocks = (words: typeof en) => words.terms.clocks.map(({ clock }) => clock);
  expect([clocks(fr), clocks(ru)]).toEqual([clocks(en), clocks(en)]);
  expect(Object.keys(en.terms.talks)).toEqual([...TALKS]);
});
