/**
 * Every screen as axe sees it: no violation of WCAG 2.2 A and AA, nor of its best practices. By day every
 * third one, in dark and in light in turn; at night all of them in both.
 */
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { IS_NIGHT, themesOf } from './harness/by-night.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { PROVED, visit } from './harness/screens.ts';

useBrowser();

const LOOKED_AT = PROVED.filter((_, place) => IS_NIGHT || place % 3 === 0).map((screen, n) => ({
  screen,
  themes: themesOf(n),
}));
/** Another theme draws all of a screen anew, so those of one theme come first; the last screen stays the last. */
const isOfLast = ({ themes }: (typeof LOOKED_AT)[number]): boolean => `${themes}` === `${LOOKED_AT.at(-1)!.themes}`;
const IN_ORDER = LOOKED_AT.toSorted((one, other) => Number(isOfLast(one)) - Number(isOfLast(other)));

test('No screen has a violation, in dark or in light', async () => {
  const page = await openPage({ isStill: true });
  const found: string[] = [];
  for (const { screen, themes } of IN_ORDER) {
    await visit(page, screen);
    for (const violation of await violationsOn(page, { themes })) found.push(`${screen.name}, ${violation}`);
  }
  expect(found).toEqual([]);
});
