/**
 * Every screen as axe sees it: no violation of WCAG 2.2 A and AA, nor of its best practices. By day every
 * third one, in dark and in light in turn; at night all of them in both.
 */
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { IS_NIGHT, themesOf } from './harness/by-night.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { SCREENS, visit } from './harness/screens.ts';

useBrowser();

test('No screen has a violation, in dark or in light', async () => {
  const page = await openPage({ isStill: true });
  const found: string[] = [];
  for (const [n, screen] of SCREENS.filter((_, place) => IS_NIGHT || place % 3 === 0).entries()) {
    await visit(page, screen);
    for (const violation of await violationsOn(page, { themes: themesOf(n) }))
      found.push(`${screen.name}, ${violation}`);
  }
  expect(found).toEqual([]);
});
