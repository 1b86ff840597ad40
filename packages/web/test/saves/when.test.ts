// @vitest-environment happy-dom
import { LANGUAGES } from '@room25/text';
import { waitFor } from '@testing-library/preact';
import { afterAll, expect, test } from 'vitest';
import { loadFirstWords } from '../../src/app/language.ts';
import { languageCode } from '../../src/app/settings.ts';
import { agoOf } from '../../src/saves/when.ts';

const SAID = {
  en: ['just_now', '2_minutes_ago', 'yesterday'],
  fr: ['à_l’instant', 'il_y_a_2_minutes', 'hier'],
  ru: ['только_что', '2_минуты_назад', 'вчера'],
} as const;

afterAll(() => {
  languageCode.value = 'en';
});

test.each(LANGUAGES)('How long ago something was, in %s, on one line', async (code) => {
  languageCode.value = code;
  await loadFirstWords();
  await waitFor(() => expect(document.documentElement.lang).toBe(code));
  const said = [5_000, 130_000, 90_000_000].map((passed) => agoOf(Date.now() - passed));
  expect(said.map((text) => text.replaceAll('\u00a0', '_'))).toEqual(SAID[code]);
});
