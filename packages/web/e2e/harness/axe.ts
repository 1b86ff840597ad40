/** What axe finds wrong with a screen, in dark and in light. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A picture with letters on it: its name says in words what they stand for, but not letter by letter. */
const PICTURES = '.cell, .cast-row button, .tell-chip';

const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

/** `part`: of the page, if not all of it. */
export const violationsOn = async (
  page: Page,
  { part = 'html', themes = THEMES }: { part?: string | undefined; themes?: readonly Theme[] | undefined } = {},
): Promise<readonly string[]> => {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE);
  const found: string[] = [];
  // Only contrast depends on the theme.
  for (const theme of themes) {
    await turnTo(page, theme);
    const options: RunOptions = theme === themes[0] ? {} : { runOnly: 'color-contrast' };
    for (const violation of await violations(page, { part, ...options })) found.push(`${theme}: ${violation}`);
  }
  return found;
};

const turnTo = async (page: Page, theme: Theme): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      return playState !== 'running' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    }),
  );
};

const violations = (page: Page, { part, ...options }: RunOptions & { part: string }): Promise<readonly string[]> =>
  page.evaluate(
    async ({ part, wanted, pictures }) => {
      const { axe } = globalThis as unknown as { axe: { run(part: string, options: RunOptions): Promise<AxeResults> } };
      const results = await axe.run(part, { ...wanted, resultTypes: ['violations'] });
      return results.violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ target }) => {
            const element = document.querySelector(String(target[0]));
            return id !== 'label-content-name-mismatch' || !element?.matches(pictures);
          })
          .map(({ target, failureSummary = '' }) => `${id}: ${target} ${failureSummary.split('\n')[1]?.trim()}`),
      );
    },
    { part, wanted: options, pictures: PICTURES },
  );
