/** The rulebook in a browser: addresses, search without a network, paper, and no word cut off. */
import { expect, test } from 'vitest';
import { READ_IN } from './harness/by-night.ts';
import { openPage, SIZES, type Size, useBrowser } from './harness/open.ts';

useBrowser();

test('Each rule is an address, with or without the screen before it', async () => {
  const page = await openPage({ screen: 'rules/ROOM-TRAPPED-1' });
  const seen = () => page.evaluate(() => document.activeElement?.id);
  await page.waitForFunction(() => document.activeElement?.id === 'rule-ROOM-TRAPPED-1');
  await page.evaluate(() => {
    location.hash = '#ROBOT-RED';
  });
  await page.waitForFunction(() => document.activeElement?.id === 'rule-ROBOT-RED');
  const { top, bottom } = await page.evaluate(() => document.activeElement!.getBoundingClientRect());
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(900);
  await page.getByRole('link', { name: 'What changed' }).click();
  await expect.poll(seen).toBe('chapter-changes');
});

test('Search and all that is found work without a network', async () => {
  const page = await openPage({ screen: 'rules', language: 'fr' });
  await page.context().setOffline(true);
  await page.getByRole('searchbox').fill('piegee');
  await page.getByRole('search').getByText('3 règles trouvées.').waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(3);
  await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(0);
});

test.for(READ_IN)('Nothing stands out at the side, in any size (%s)', async (language) => {
  const page = await openPage({ screen: 'rules', language, settings: { rulebook: 'all' } });
  for (const size of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[size]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: size })
      .toBe(SIZES[size].width);
  }
});

test('On paper it is black on white, without its keys, and whole', async () => {
  const page = await openPage({ screen: 'rules', settings: { rulebook: 'ultimate' } });
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('searchbox').isVisible()).toBe(false);
  const paper = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('.rule p')!);
    return { color, ground: getComputedStyle(document.body).backgroundColor };
  });
  expect(paper).toEqual({ color: 'rgb(0, 0, 0)', ground: 'rgb(255, 255, 255)' });
  expect((await page.pdf()).byteLength).toBeGreaterThan(50_000);
});
