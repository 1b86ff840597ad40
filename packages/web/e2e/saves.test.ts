/** What was played is kept: through a reload at any moment, out of the page as a file, and back in. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptTables, knownTable, sitDownAt, tableFrom } from './harness/kept.ts';
import { openPage, useBrowser } from './harness/open.ts';
import { playOn } from './harness/player.ts';
import { openTable } from './harness/tables.ts';

useBrowser();

/**
 * Franck, a person, is to move; what was seen and said is on the board. The bots are of those that never speak: how long others take to
 * find a word depends on the machine. No room around kills.
 */
const TALKED = `${knownTable('suspicion', 'random', 'role jennifer guard')}

rest: program look move
franck: look b3
jennifer: look b3
jennifer: signal b3 green
max: look d3
alice: look d3
`;

/** What happened is shown beside what is asked: until nothing more comes. */
const atRest = async (shown: () => Promise<string>): Promise<string> => {
  let [last, times] = ['', 0];
  await expect
    .poll(
      async () => {
        const now = await shown();
        times = now === last ? times + 1 : 0;
        last = now;
        return times;
      },
      { interval: 250 },
    )
    .toBeGreaterThan(7);
  return last;
};

test('A reload in the middle of a game loses nothing', async () => {
  const page = await openPage({ settings: { speed: '4' } });
  await sitDownAt(page, await tableFrom(TALKED, 'talked'));
  for (const scene of ['act', 'program'] as const) {
    await playOn(page, { until: (sight) => sight.scene === scene });
    const shown = async (): Promise<string> =>
      [await page.getByRole('grid').ariaSnapshot(), await page.locator('.rundown').innerText()].join('\n');
    await page.mouse.move(0, 0);
    const before = await atRest(shown);
    await page.reload();
    await page.locator(`.${scene}`).waitFor();
    expect(await atRest(shown)).toBe(before);
    await playOn(page, { until: (sight) => sight.scene !== scene });
  }
});

test('An unfinished game waits on the first screen', async () => {
  const page = await openTable({ mode: 'cooperation', players: 4 });
  await playOn(page, { until: ({ scene }) => scene === 'program' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Leave the table' }).click();
  await page.getByRole('link', { name: 'Back to your table' }).click();
  await page.locator('.program').waitFor();
});

test('A game goes out as a file and comes back the same', async () => {
  const page = await openTable({ mode: 'competition', players: 2 });
  await playOn(page, { until: ({ scene }) => scene === 'program' });
  await page.goto(`${page.url().split('#')[0]}#/saves`);
  const save = page.getByRole('button', { name: 'Save as a file' });
  await save.waitFor();
  // Not before: while somebody programs, so do the bots.
  const [kept] = await keptTables(page);
  const download = page.waitForEvent('download');
  await save.click();
  const path = join(mkdtempSync(join(tmpdir(), 'room25-')), 'game.r25');
  await (await download).saveAs(path);
  expect((await download).suggestedFilename()).toMatch(/^room25-second-competition-.*\.r25$/);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Nothing saved yet').waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.r25', mimeType: 'text/plain', buffer: readFileSync(path) });
  await page.getByRole('link', { name: 'Continue' }).waitFor();
  const [back] = await keptTables(page);
  expect(back).toMatchObject({ sheet: kept!.sheet, commands: kept!.commands, seats: kept!.seats });

  await page.locator('input[type=file]').setInputFiles({
    name: 'b.r25',
    mimeType: 'text/plain',
    buffer: Buffer.from('edition second\nmode nonsense\n'),
  });
  await page.getByRole('alert').waitFor();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Nothing was changed.');
  expect(await keptTables(page)).toEqual([back]);
});

test('There is no such table', async () => {
  const page = await openPage({ screen: 'table/nowhere' });
  await page.getByRole('heading', { name: 'There is no such table on this device.' }).waitFor();
});
