/** What a person reads or hears on a screen, and whether it was said in each language. */
import { LANGUAGES } from '@room25/text';
import type { Page } from 'playwright-core';

/** What is written and what is only said, without what holds it. `except`: parts that are not looked at. */
export const textsOn = (page: Page, except = '.nothing'): Promise<readonly string[]> =>
  page.evaluate((left) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.getElementById('app')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(left)) texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('#app *'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== ''))];
  }, except);

/**
 * Texts of one screen that are broken, or the same in two languages though not on the list of those that may be. `texts`: by language,
 * in their order, as many as there are yet; `more`: what else is the same in all of them.
 */
export const untranslated = (
  texts: readonly (readonly string[])[],
  more: readonly RegExp[] = [],
): readonly string[] => {
  const shared = [...SHARED, ...more];
  const faults: string[] = [];
  for (const [place, language] of LANGUAGES.entries())
    for (const text of texts[place] ?? []) {
      if (/undefined|NaN|\[object|\$\{/.test(text)) faults.push(`${language}: ${text}`);
      if (shared.some((pattern) => pattern.test(text))) continue;
      const same = LANGUAGES.slice(0, place).find((_, before) => texts[before]!.includes(text));
      if (same && !(language === 'fr' && IN_BOTH.test(text))) faults.push(`${same} = ${language}: ${text}`);
    }
  return faults;
};

/** The same everywhere: letters and numbers of cells, rooms, lines and rules; names of people and things; keys of a keyboard. */
const SHARED = [
  /^[^\p{Letter}]*$/u,
  /^[a-e](\d| ?[↑↓←→]|$)/,
  /^[A-Za-z]$/,
  /^[A-Z0-9]+(-[A-Z0-9]*)*$/,
  /^(English|Français|Русский|(EN|FR|RU)(, .+)?)$/,
  /^(Room( 25)?(, [a-e]\d)?|Odette( Vane)?.*|M\.A\.C\..*)$/i,
  /^(Max|Franck|Kevin|Jennifer|Sarah|Alice|Emmett|Bruce)$/,
  /^(Enter|Esc|F6|⌫)$/,
  /^(second evening|ultimate evening|w) \d+$/,
  /^[0-9a-f]{16,64}$/,
  /^Ultimate$/,
];

/** Words that English and French share. */
const IN_BOTH =
  /^(Actions|Brute|Chaos|Hacker|Menu|Modes?|Moments|Notes|Pause|Phrases|[Pp]lan|Prison|Programme|Prototype|Public|Robots?|Solo|Suspicion|Tunnel|Vision|Volume|Vortex|obstacle)(, [a-e]\d|, Ultimate|: \d+)?$/;
