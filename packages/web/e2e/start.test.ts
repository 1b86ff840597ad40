/** The page starts. */
import { expect, test } from 'vitest';
import { openPage, SIZES, type Size, useBrowser } from './harness/open.ts';

useBrowser();

test.for(Object.keys(SIZES) as Size[])('Play now is one click from a table, on a %s', async (size) => {
  const page = await openPage({ size });
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('grid', { name: 'The Complex' }).waitFor();
  await expect.poll(() => page.getByRole('gridcell').count()).toBeGreaterThanOrEqual(25);
});
