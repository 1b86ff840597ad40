/**
 * Every screen in three languages, by day every other one in two. Whatever a person reads or hears differs between any two of them,
 * unless it is on a short list: a text that was forgotten in one language stands there in another.
 */
import { expect, test } from 'vitest';
import { COMPARED, IS_NIGHT } from './harness/by-night.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { PROVED, visit } from './harness/screens.ts';
import { textsOn, untranslated } from './harness/texts.ts';

useBrowser();

test('No text of a screen is missing or untranslated', async () => {
  const pages = await Promise.all(COMPARED.map((language) => openPage({ language, isStill: true })));
  const faults: string[] = [];
  for (const screen of PROVED.filter((_, place) => IS_NIGHT || place % 2 === 1)) {
    await Promise.all(pages.map((page) => visit(page, screen)));
    const texts = await Promise.all(pages.map((page) => textsOn(page)));
    for (const fault of untranslated(texts)) faults.push(`${screen.name}, ${fault}`);
    expect(texts[0]!.length, screen.name).toBeGreaterThan(3);
  }
  expect([...new Set(faults)]).toEqual([]);
});
