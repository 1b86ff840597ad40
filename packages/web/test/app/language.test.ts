// @vitest-environment happy-dom
/** Words arrive in any order, and what has arrived stays. */
import type { Language } from '@room25/text';
import { expect, test, vi } from 'vitest';
import { loadFirstWords, loadRules, loadText, ruleTexts, text, words } from '../../src/app/language.ts';
import { languageCode } from '../../src/app/settings.ts';

/** The first fetch of the game's words waits for this. */
const slow = vi.hoisted(() => {
  let arrive = (): void => {};
  const arrival = new Promise<void>((done) => {
    arrive = done;
  });
  return { arrival, arrive: () => arrive(), isFirst: true };
});

vi.mock('@room25/text', async (importOriginal) => {
  const original = await importOriginal<typeof import('@room25/text')>();
  const loadLanguage = async (code: 'en' | 'fr' | 'ru'): Promise<Language> => {
    const { isFirst } = slow;
    slow.isFirst = false;
    if (isFirst) await slow.arrival;
    return original.loadLanguage(code);
  };
  return { ...original, loadLanguage };
});

test('Rules that were faster than the words of the game stay', async () => {
  await loadFirstWords();
  const slower = loadText();
  await loadRules();
  slow.arrive();
  await slower;
  expect(text.value.code).toBe('en');
  expect(ruleTexts.value).toBeDefined();
});

test('Rules that are asked for while the language changes come in the new one', async () => {
  const english = ruleTexts.value;
  languageCode.value = 'fr';
  await loadRules();
  expect(text.value.code).toBe('fr');
  expect(ruleTexts.value).toBeDefined();
  expect(ruleTexts.value).not.toBe(english);
});

test('No line of Russian begins with a dash', async () => {
  languageCode.value = 'ru';
  await loadRules();
  expect(words.value.home.tagline[0]).toContain('\u00a0— выход');
  expect(ruleTexts.value.rules['ROOM-25']).toContain('\u00a0— выход');
});

test('A sentence that ends with an abbreviation has one full stop', async () => {
  languageCode.value = 'ru';
  await loadRules();
  expect(words.value.board.leads.seen(text.value.rooms.MA.name)).toBe('Вы видели эту комнату: Комната M.A.C.');
  languageCode.value = 'en';
});
