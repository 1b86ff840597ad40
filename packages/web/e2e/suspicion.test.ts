/** Somebody's word against what I saw: on the board, on their card, in their dossier; what I think of them stays on my device. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { importText, isRefusal } from '../src/saves/import.ts';
import { keptTables, setShelf } from './harness/kept.ts';
import { openPage, type Size, useBrowser, type Visit } from './harness/open.ts';
import { READ_IN } from './harness/read-in.ts';

useBrowser();

/** Franck and Jennifer both look into b3, a Trapped room; Jennifer calls it safe. */
const EVENING = `# players person easy easy easy
edition second
mode suspicion
order franck jennifer max alice
role jennifer guard
board
  (EM) (EM) (VI) (EM) (25)
  (EM) (CL) (EM) (DA) (EM)
  (EM) (TR) CE (VX) (EM)
  (EM) (TU) (EM) (TU) (EM)
  (AC) (EM) (EM) (EM) (MR)

franck: program look move
jennifer: program look move
max: program look move
alice: program look move
franck: look b3
jennifer: look b3
jennifer: signal b3 green
max: look d3
alice: look d3
`;

const open = async (visit: Visit = {}): Promise<Page> => {
  const table = await importText(EVENING, { id: 'evening', time: 0 });
  if (isRefusal(table)) throw new Error(`line ${table.line}: ${table.fault}`);
  const page = await openPage({ isStill: true, settings: { speed: '4', presenter: 'off' }, ...visit });
  await setShelf(page, [table]);
  await page.evaluate(() => {
    location.hash = '#/table/evening';
  });
  await page.locator('.cell[data-spot=b3] .tile-signal').waitFor();
  return page;
};

const card = (page: Page) => page.locator('.cast-row:has(.cast-monitor.pawn-of-jennifer)');

test('What is not what I saw is marked, and so is the one that said it', async () => {
  const page = await open();
  await page.locator('.cell[data-spot=b3] .tile-signal.refuted').waitFor();
  expect(await page.locator('.cell[data-spot=b3] .tile-tag').textContent()).toBe('≠ what you saw');
  expect(await page.locator('.cell[data-spot=b3]').getAttribute('aria-label')).toContain('Not what you saw.');

  await card(page).getByRole('radio', { name: 'Unsure' }).click();
  await card(page).locator('.cast-monitor .mark-keys-pencil').waitFor();
  const spoken = await card(page).locator('button').first().getAttribute('aria-label');
  expect(spoken).toContain('Your mark: Unsure. Contradicts what you saw in b3.');
  await page.reload();
  await card(page).locator('.cast-monitor .mark-keys-pencil').waitFor();
  expect(JSON.stringify(await keptTables(page))).not.toContain('unsure');
  await card(page).getByRole('radio', { name: 'Unsure' }).click();
  await card(page).locator('.cast-monitor .mark-keys-pencil').waitFor({ state: 'detached' });
});

test('The dossier stands beside the board, and Escape leads back', async () => {
  const page = await open();
  await card(page).locator('button').first().focus();
  await page.keyboard.press('Enter');
  const dossier = page.locator('.dossier-column');
  await dossier.waitFor();
  expect(await dossier.locator('.dossier-lie').textContent()).toBe(
    'b3 is not what Jennifer said. You looked: Trapped room, mortal danger.',
  );
  await dossier.getByRole('radio', { name: 'Unsure' }).click();
  await dossier.locator('textarea').fill('Smiled too much.');
  await dossier.locator('.icon-key').focus();
  await page.keyboard.press('Escape');
  await dossier.waitFor({ state: 'detached' });
  expect(
    await card(page)
      .locator('button')
      .first()
      .evaluate((key) => key === document.activeElement),
  ).toBe(true);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.locator('.notes-unlike').waitFor();
  await page.getByRole('button', { name: 'By person' }).click();
  expect(await page.locator('.notes h4').first().textContent()).toContain('Jennifer');
});

test.each(READ_IN)('It can be read on a phone and on a desk, in %s', async (language) => {
  for (const size of ['phone', 'desktop'] satisfies Size[]) {
    const page = await open({ size, language });
    await card(page).locator('button').first().click();
    await page.locator('.dossier-lie').waitFor();
    const out = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.dossier .mark-keys > button, .dossier dt, .dossier-lie')]
        .filter((each) => each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.innerText),
    );
    expect(out).toEqual([]);
  }
});
