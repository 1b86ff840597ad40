/** Somebody's word against what I saw: on the board, on their card, in their dossier; what I think of them stays on my device. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { READ_IN } from './harness/by-night.ts';
import { keptTables, knownTable, sitDownAt, tableFrom } from './harness/kept.ts';
import { openPage, type Size, useBrowser, type Visit } from './harness/open.ts';

useBrowser();

/** Franck and Jennifer both look into b3, a Trapped room; Jennifer calls it safe. */
const RECORD = `${knownTable('suspicion', 'easy', 'role jennifer guard')}

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

const open = async (visit: Visit = {}, record = RECORD): Promise<Page> => {
  const table = await tableFrom(record, 'doubted');
  const page = await openPage({ isStill: true, settings: { speed: '4', presenter: 'off' }, ...visit });
  await sitDownAt(page, table);
  await page.locator('.cell[data-spot=b3] .tile-signal').waitFor();
  // What is asked is fetched, and would take the focus when it comes.
  await page.locator('.act, .program').waitFor();
  return page;
};

const card = (page: Page) => page.locator('.cast-row:has(.cast-monitor.pawn-of-jennifer)');

test('What is not what I saw is marked, and so is the one that said it', async () => {
  const page = await open();
  await page.locator('.cell[data-spot=b3] .tile-signal.refuted').waitFor();
  await expect.poll(() => page.locator('.cell[data-spot=b3] .tile-tag').textContent()).toBe('≠ what you saw');
  await expect
    .poll(() => page.locator('.cell[data-spot=b3]').getAttribute('aria-label'))
    .toContain('Not what you saw.');

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

test.each(['phone', 'desktop'] as const)(
  'A room that is not what I saw says so, and whom I can suspect, on a %s',
  async (size) => {
    // While plans are made a press on a room chooses nothing.
    const page = await open({ size }, RECORD.replaceAll(' look move', ' look'));
    await page.locator('.program').waitFor();
    await page.locator('.cell[data-spot=b3]').click();
    const panel = page.locator('.doubt');
    await panel.waitFor();
    await expect
      .poll(() => panel.locator('p').innerText())
      .toContain('Jennifer says: safe. You saw: Trapped room, mortal danger.');
    const [desk, board] = [
      (await page.locator('.desk').boundingBox())!,
      (await page.locator('.board-well').boundingBox())!,
    ];
    for (const key of await panel.locator('.key').all()) {
      const box = (await key.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.y).toBeGreaterThanOrEqual(board.y + board.height);
      expect(box.y + box.height).toBeLessThanOrEqual(desk.y + desk.height + 1);
    }
    await panel.getByRole('button', { name: 'Mark Jennifer' }).click();
    await card(page).locator('.cast-monitor .mark-keys-pencil').waitFor();
    await panel.getByRole('button', { name: 'Tell the table' }).click();
    await page.locator('.tell').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.cell[data-spot=b3]').click();
    await panel.getByRole('button', { name: 'I suspect Jennifer' }).click();
    await panel.waitFor({ state: 'detached' });
  },
);

test('All that can be done about it fits on a phone on its side', async () => {
  const page = await open({ size: 'phone', language: 'ru' }, RECORD.replaceAll(' look move', ' look'));
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('.program').waitFor();
  await page.locator('.cell[data-spot=b3]').click();
  await page.locator('.doubt-keys .key').nth(3).waitFor();
  const outOfDesk = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const desk = document.querySelector('.desk')!.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>('.doubt-words p, .doubt-keys .key')]
        .filter((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          const isOut = left < desk.left || right > desk.right || top < desk.top || bottom > desk.bottom;
          return isOut || each.scrollWidth > each.clientWidth;
        })
        .map((each) => each.innerText);
    });
  await expect.poll(outOfDesk).toEqual([]);
});

test('The dossier stands beside the board, and Escape leads back', async () => {
  const page = await open();
  await card(page).locator('button').first().focus();
  // It is fetched when it is first opened, and the table may take the focus meanwhile.
  const asked = page.waitForRequest('**/*.js');
  let goOn = (): void => {};
  const isMoved = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route('**/*.js', async (route) => {
    await isMoved;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await asked;
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  goOn();
  const dossier = page.locator('.dossier-column');
  await dossier.waitFor();
  await expect
    .poll(() => dossier.locator('.dossier-lie').textContent())
    .toBe('b3 is not what Jennifer said. You looked: Trapped room, mortal danger.');
  await dossier.getByRole('radio', { name: 'Unsure' }).click();
  await dossier.locator('textarea').fill('Smiled too much.');
  await dossier.locator('.icon-key').focus();
  await page.keyboard.press('Escape');
  await dossier.waitFor({ state: 'detached' });
  await card(page).locator('button:focus').waitFor();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.locator('.notes-unlike').waitFor();
  await page.getByRole('button', { name: 'By person' }).click();
  await expect.poll(() => page.locator('.notes h4').first().textContent()).toContain('Jennifer');
});

test.each(READ_IN)('It can be read on a phone and on a desk, in %s', async (language) => {
  for (const size of ['phone', 'desktop'] satisfies Size[]) {
    const page = await open({ size, language });
    await card(page).locator('button').first().click();
    await page.locator('.dossier-lie').waitFor();
    const out = (): Promise<readonly string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.dossier .mark-keys > button, .dossier dt, .dossier-lie')]
          .filter((each) => each.scrollWidth > each.clientWidth + 1)
          .map((each) => each.innerText),
      );
    await expect.poll(out).toEqual([]);
  }
});
