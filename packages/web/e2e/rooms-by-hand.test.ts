/** The places that a printed list leaves open are filled by hand, with a finger or a mouse; the game has just those rooms. */
import type { Filling } from '@room25/engine';
import { expect, test } from 'vitest';
import { keptTables, replayed } from './harness/kept.ts';
import { openPage, SIZES, type Size, useBrowser } from './harness/open.ts';

useBrowser();

test.for(Object.keys(SIZES) as Size[])('Rooms of one’s choice, on a %s', async (size) => {
  const page = await openPage({ size, screen: 'setup/alone' });
  await page.locator('.setup-form-more summary').click();
  await page.locator('input[name=edition][value=ultimate]').check();
  await page.locator('input[name=mode][value=cooperation]').check();
  await page.getByRole('radio', { name: 'chosen by hand' }).check();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByText('5 rooms missing (obstacle).').waitFor();
  for (const name of ['Vortex room', 'Vortex room', 'Dark room'])
    await page.getByRole('button', { name: `One more ${name}` }).click();
  await page.getByText('2 rooms missing (obstacle).').waitFor();
  await page.getByRole('button', { name: 'Draw the rest' }).click();
  await page.getByText('23 of 23 rooms').waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('grid', { name: 'The Complex' }).waitFor();
  const [table] = await keptTables(page);
  const { shape, chosen } = table!.sheet.composition as Filling;
  expect(shape).toBe('full-cooperation');
  expect(chosen).toMatchObject({ VX: 2 });
  expect(replayed(table!).game.composition).toMatchObject({ KE: 1, VX: 2, DA: chosen.DA });
});
