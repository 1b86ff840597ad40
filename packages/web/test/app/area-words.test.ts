// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { areaWords } from '../../src/app/area-words.ts';
import { languageCode } from '../../src/app/settings.ts';

afterEach(() => {
  languageCode.value = 'en';
});

test('Words that could not be fetched are fetched when they are wanted again', async () => {
  let isOffline = true;
  const fetched = async (): Promise<string> => {
    if (isOffline) throw new Error('offline');
    return 'words';
  };
  const area = areaWords<string>({ en: fetched, fr: fetched, ru: fetched });
  await expect(area.load()).rejects.toThrow('offline');
  isOffline = false;
  await area.load();
  expect(area.words.value).toBe('words');
});

test('A sentence that ends with an abbreviated name has one full stop', async () => {
  const fetched = async () => ({ left: (name: string) => `${name} leaves with ${name}.` });
  const area = areaWords({ en: fetched, fr: fetched, ru: fetched });
  await area.load();
  expect(area.words.value.left('Ilya M.')).toBe('Ilya M. leaves with Ilya M.');
});

test('There are words as soon as they are loaded, whoever changes the language meanwhile; none come too late', async () => {
  const open = () => {
    const fetched = new Map<string, (word: string) => void>();
    const fetching = (code: string) => () => new Promise<string>((done) => fetched.set(code, done));
    const area = areaWords<string>({ en: fetching('en'), fr: fetching('fr'), ru: fetching('ru') });
    const loaded = area.load();
    languageCode.value = 'fr';
    return { area, loaded, comes: (code: string) => fetched.get(code)!(code) };
  };
  const inOrder = open();
  inOrder.comes('en');
  await inOrder.loaded;
  expect(inOrder.area.words.value).toBe('en');
  inOrder.comes('fr');
  await expect.poll(() => inOrder.area.words.value).toBe('fr');
  languageCode.value = 'en';
  const late = open();
  late.comes('fr');
  await expect.poll(() => late.area.words.value).toBe('fr');
  late.comes('en');
  await late.loaded;
  expect(late.area.words.value).toBe('fr');
});
