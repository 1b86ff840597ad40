/**
 * Every screen in three languages. Whatever a person reads or hears differs between any two of them, unless it is on a short list: a text
 * that was forgotten in one language stands there in another.
 */
import { LANGUAGES } from '@room25/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, useBrowser } from './harness/open.ts';
import { SCREENS, visit } from './harness/screens.ts';

useBrowser();

/** The same everywhere: letters and numbers of cells, rooms, lines and rules; names of people and things; keys of a keyboard. */
const SHARED = [
  /^[^\p{Letter}]*$/u,
  /^[a-e](\d| ?[↑↓←→]|$)/,
  /^[A-Za-z]$/,
  /^[A-Z0-9]+(-[A-Z0-9]*)*$/,
  /^(English|Français|Русский|(EN|FR|RU)(, .+)?)$/,
  /^(Room( 25)?(, [a-e]\d)?|Odette( Vane)?.*|M\.A\.C\..*)$/i,
  /^(Max|Franck|Kevin|Jennifer|Sarah|Alice|Emmett|Bruce)$/,
  /^(Enter|Esc|Space|F6|⌫)$/,
  /^(second|ultimate) evening \d+$/,
  /^Ultimate$/,
];

/** Words that English and French share. */
const IN_BOTH =
  /^(Actions|Brute|Chaos|Hacker|Menu|Modes|Moments|Notes|Pause|Plan|Prison|Programme|Prototype|Public|Robots?|Suspicion|Tunnel|Vision|Vortex|obstacle)(, [a-e]\d|, Ultimate|: \d+)?$/;

/** What is written and what is only said, without what holds it. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.getElementById('app')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('#app *'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== ''))];
  });

test('No text of any screen is missing or untranslated', async () => {
  const pages = await Promise.all(LANGUAGES.map((language) => openPage({ language, isStill: true })));
  const faults: string[] = [];
  for (const screen of SCREENS) {
    await Promise.all(pages.map((page) => visit(page, screen)));
    const [english, ...others] = await Promise.all(pages.map(textsOn));
    for (const [place, texts] of [english!, ...others].entries()) {
      const language = LANGUAGES[place]!;
      for (const text of texts) {
        if (/undefined|NaN|\[object|\$\{/.test(text)) faults.push(`${screen.name}, ${language}: ${text}`);
        const isShared = SHARED.some((pattern) => pattern.test(text));
        const isFrench = language === 'fr' && IN_BOTH.test(text);
        if (place > 0 && !isShared && !isFrench && english!.includes(text))
          faults.push(`${screen.name}, en = ${language}: ${text}`);
        if (language === 'ru' && !isShared && others[0]!.includes(text))
          faults.push(`${screen.name}, fr = ru: ${text}`);
      }
    }
    expect(english!.length, screen.name).toBeGreaterThan(3);
  }
  expect([...new Set(faults)]).toEqual([]);
});
