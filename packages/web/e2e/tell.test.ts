/** After a Look the desk asks what to tell the table: one press, the truth marked for me alone, the same for prisoner and guard. */
import { type LanguageCode, loadLanguage } from '@room25/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { importText, isRefusal } from '../src/saves/import.ts';
import { setShelf } from './harness/kept.ts';
import { openPage, type Size, useBrowser } from './harness/open.ts';
import { playOn } from './harness/player.ts';
import { READ_IN } from './harness/read-in.ts';

useBrowser();

const evening = (role: 'prisoner' | 'guard', seats: string): string => `# players ${seats}
edition second
mode suspicion
order franck jennifer max alice
role franck ${role}
at franck a5
board
  (EM) (EM) (VI) (EM) (25)
  (EM) (CL) (EM) (DA) (EM)
  (EM) (EM) CE (VX) (EM)
  (TR) (TU) (EM) (TU) (EM)
  EM (EM) (EM) (EM) (MR)
`;

interface Sitting {
  readonly role?: 'prisoner' | 'guard';
  readonly seats?: string;
  readonly size?: Size;
  readonly language?: LanguageCode;
}

const open = async ({ role = 'prisoner', seats = 'person easy easy easy', ...visit }: Sitting = {}): Promise<Page> => {
  const table = await importText(evening(role, seats), { id: 'evening', time: 0 });
  if (isRefusal(table)) throw new Error(`line ${table.line}: ${table.fault}`);
  const page = await openPage({ isStill: true, settings: { speed: '4', presenter: 'off' }, ...visit });
  await setShelf(page, [table]);
  await page.evaluate(() => {
    location.hash = '#/table/evening';
  });
  return page;
};

/** Programs Look, and looks into the Trapped room in a4, where nobody else gets this turn. */
const look = async (page: Page): Promise<void> => {
  await page.locator('.program').waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await page.locator('.act').waitFor();
  await page.locator('.cell[data-spot=a4][data-legal]').click();
  const confirm = page.locator('.act-keys .key.live');
  await page.locator('.tell').or(confirm).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await page.locator('.tell').waitFor();
};

const claim = (page: Page) => page.locator('.cell .tile-mine');

test('One press tells it, and nothing goes on before', async () => {
  const page = await open();
  await look(page);
  await expect.poll(() => page.locator('.tell-chip.seen').count()).toBe(1);
  expect(await page.locator('.tell').getAttribute('aria-label')).toBe(
    'Tell the table about a4? You saw: Trapped room, mortal danger.',
  );
  expect(await page.locator('.tell-chip').evaluateAll((all) => all.map((each) => each.ariaLabel))).toEqual([
    'safe',
    'obstacle',
    'mortal danger, what you saw',
    'special',
  ]);
  await page.keyboard.press('1');
  await claim(page).locator('.chip.green').waitFor();
  expect(await page.locator('.tell').count()).toBe(0);

  // Later: a press on the room asks again, and a word can be taken for another.
  await playOn(page, { until: ({ scene }) => scene === 'program' });
  await page.locator('.cell:has(.tile-mine)').click();
  await page.locator('.tell').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.program').waitFor();
  await page.locator('.cell:has(.tile-mine)').focus();
  await page.keyboard.press('s');
  await page.locator('.tell-chip:has(.chip.red)').click();
  await claim(page).locator('.chip.red').waitFor();
});

test('Whoever says nothing has said nothing', async () => {
  const page = await open({ size: 'phone' });
  await look(page);
  await page.locator('.tell-silent').click();
  await page.locator('.tell').waitFor({ state: 'detached' });
  expect(await claim(page).count()).toBe(0);
});

test('Prisoner and guard are asked alike', async () => {
  const panels: string[] = [];
  for (const role of ['prisoner', 'guard'] as const) {
    const page = await open({ role });
    await look(page);
    panels.push(await page.locator('.desk').evaluate((desk) => desk.outerHTML));
  }
  expect(panels[0]).toBe(panels[1]);
});

test.each(READ_IN)('It can be read on a phone and on a desk, in %s', async (language) => {
  const { colours } = await loadLanguage(language);
  for (const size of ['phone', 'desktop'] satisfies Size[]) {
    const page = await open({ size, language });
    await look(page);
    const words = await page.locator('.tell-danger').allTextContents();
    expect(words).toEqual(['green', 'yellow', 'red', 'blue'].map((each) => colours[each as 'green'].danger));
    expect(await page.evaluate(cutOff)).toEqual([]);
  }
});

/** Runs in the page: what stands out of the window or of its key. */
const cutOff = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.tell h2, .tell .key, .tell-saw, .tell-danger')].flatMap((each) => {
    const { left, right, bottom } = each.getBoundingClientRect();
    const key = each.matches('.tell-danger') ? each.closest('.key')!.getBoundingClientRect() : undefined;
    const isOut = left < 0 || right > innerWidth || bottom > innerHeight;
    return isOut || (key && right > key.right) ? [each.innerText] : [];
  });
