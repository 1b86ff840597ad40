// @vitest-environment happy-dom
import { LANGUAGES } from '@room25/text';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../src/words/words.ts';

/** Every string of a language, with the way to it; functions are left to the tests of the screens that call them. */
const strings = (value: unknown, path: string): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
};

const ONLINE = {
  en: () => import('../src/words/en/online.ts'),
  fr: () => import('../src/words/fr/online.ts'),
  ru: () => import('../src/words/ru/online.ts'),
};

describe.each(LANGUAGES)('the words of the page in %s', (code) => {
  it('are all there', async () => {
    const empty = strings(await loadWords(code), code).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('tell the keys apart by which one leaves a table', async () => {
    const { menu } = (await ONLINE[code]()).online;
    const { leave } = (await loadWords(code)).table.menu;
    expect(new Set([menu.getUp, menu.lobby, leave]).size).toBe(3);
  });
});
