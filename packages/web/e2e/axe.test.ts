/** Every screen in both themes, as axe sees it: no violation of WCAG 2.2 A and AA, nor of its best practices. */
import { expect, test } from 'vitest';
import { violationsOn } from './harness/axe.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { SCREENS, visit } from './harness/screens.ts';

useBrowser();

test('No screen has a violation, in dark and in light', { timeout: 400_000 }, async () => {
  const page = await openPage({ isStill: true });
  const found: string[] = [];
  for (const screen of SCREENS) {
    await visit(page, screen);
    for (const violation of await violationsOn(page)) found.push(`${screen.name}, ${violation}`);
  }
  expect(found).toEqual([]);
});
