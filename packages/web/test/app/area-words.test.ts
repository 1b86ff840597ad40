// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { areaWords } from '../../src/app/area-words.ts';

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
