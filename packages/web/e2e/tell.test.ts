/** After a Look the desk asks what to tell the table: one press, the truth marked for me alone, the same for prisoner and guard. */
import { type LanguageCode, loadLanguage } from '@room25/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { READ_IN } from './harness/by-night.ts';
import { sitDownAt, tableFrom } from './harness/kept.ts';
import { openPage, type Size, useBrowser } from './harness/open.ts';
import { playOn } from './harness/player.ts';

useBrowser();

type Code = 'TR' | '25';

/** With this room in a4, and the other one in a corner. */
const recordOf = (role: 'prisoner' | 'guard', seats: string, [near, far]: readonly [Code, Code]): string =>
  `# players ${seats}
edition second
mode suspicion
order franck jennifer max alice
role franck ${role}
at franck a5
board
  (EM) (EM) (VI) (EM) (${far})
  (EM) (CL) (EM) (DA) (EM)
  (EM) (EM) CE (VX) (EM)
  (${near}) (TU) (EM) (TU) (EM)
  EM (EM) (EM) (EM) (MR)
`;

interface Sitting {
  readonly role?: 'prisoner' | 'guard';
  readonly seats?: string;
  readonly size?: Size;
  readonly language?: LanguageCode;
  readonly rooms?: readonly [Code, Code];
}

const open = async (sitting: Sitting = {}): Promise<Page> => {
  const { role = 'prisoner', seats = 'person easy easy easy', rooms = ['TR', '25'], ...visit } = sitting;
  const table = await tableFrom(recordOf(role, seats, rooms), 'told');
  const page = await openPage({ isStill: true, settings: { speed: '4', presenter: 'off' }, ...visit });
  await sitDownAt(page, table);
  return page;
};

/** Programs Look, and looks into the room in a4, where nobody else gets this turn. */
const look = async (page: Page): Promise<void> => {
  await page.locator('.program').waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await lookAt(page);
};

const lookAt = async (page: Page): Promise<void> => {
  await page.locator('.act').waitFor();
  await page.locator('.cell[data-spot=a4][data-legal]').click();
  const confirm = page.locator('.act-keys .key.live');
  await page.locator('.tell').or(confirm).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await page.locator('.tell').waitFor();
};

test('On a phone all of what I saw is on the screen, even of the way out', async () => {
  const page = await open({ size: 'phone', language: 'fr', rooms: ['25', 'TR'] });
  await look(page);
  const { x, width } = (await page.locator('.tell-chip:nth-child(4) > .tell-saw').boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()!.width);
});

const claim = (page: Page) => page.locator('.cell .tile-mine');

test('One press tells it, and nothing goes on before', async () => {
  const page = await open();
  await look(page);
  await expect.poll(() => page.locator('.tell-chip.seen').count()).toBe(1);
  await expect
    .poll(() => page.locator('.tell').getAttribute('aria-label'))
    .toBe('Tell the table about a4? You saw: Trapped room, mortal danger.');
  await expect
    .poll(() => page.locator('.tell-chip').evaluateAll((all) => all.map((each) => each.ariaLabel)))
    .toEqual(['safe', 'obstacle', 'mortal danger, what you saw', 'special']);
  await page.keyboard.press('1');
  await claim(page).locator('.chip.green').waitFor();
  await expect.poll(() => page.locator('.tell').count()).toBe(0);

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

/** The last of turn 1 is Franck, who is to look. */
const LAST = `${recordOf('prisoner', 'random random random person', ['TR', '25']).replace('franck jennifer max alice', 'jennifer max alice franck')}
rest: program look
jennifer: look c4
max: look c4
alice: look c4
`;

test.each(['desktop', 'phone'] as const)('A word can be changed until one has programmed, on a %s', async (size) => {
  const page = await openPage({ size, isStill: true, settings: { speed: '4', presenter: 'off' } });
  await sitDownAt(page, await tableFrom(LAST, 'changed'));
  await lookAt(page);
  await page.keyboard.press('1');
  await page.locator('.program').waitFor();
  await claim(page).locator('.chip.green').waitFor();
  const change = page.getByRole('button', { name: 'Change it: a4, safe' });
  await change.waitFor();
  await expect.poll(() => page.evaluate(cutOff, '.program-slots > *')).toEqual([]);

  // What is programmed is taken out first.
  await page.keyboard.press('1');
  await page.locator('.program-slot.filled').waitFor();
  await page.keyboard.press('Backspace');
  await page.locator('.program-slot.filled').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.tell').count()).toBe(0);
  await page.keyboard.press('Backspace');
  await page.locator('.tell-chip[aria-pressed=true]:has(.chip.green)').waitFor();
  await page.keyboard.press('3');
  await claim(page).locator('.chip.red').waitFor();
  if (size === 'phone') await page.getByRole('button', { name: /^Rundown/ }).click();
  const said = page.locator('.rundown-line', { hasText: 'a4' });
  await expect
    .poll(() => said.allInnerTexts())
    .toEqual([expect.stringMatching(/look/), expect.stringMatching(/mortal danger/)]);
  if (size === 'phone') await page.getByRole('button', { name: /^Table/ }).click();

  await page.getByRole('button', { name: 'Change it: a4, mortal danger' }).click();
  await page.locator('.tell-silent').click();
  await claim(page).locator('.chip.red').waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await page.locator('.program').waitFor({ state: 'detached' });
  await expect.poll(() => change.count()).toBe(0);
});

test.each(['desktop', 'phone'] as const)(
  'While there is time to talk it can be changed, too, on a %s',
  async (size) => {
    const page = await openPage({ size, language: 'ru', isStill: true, settings: { speed: '4', presenter: 'off' } });
    await sitDownAt(page, { ...(await tableFrom(LAST, 'talked')), isTalking: true });
    await lookAt(page);
    await page.keyboard.press('1');
    await page.locator('.window-panel .said-key[aria-disabled=false]').waitFor();
    await expect.poll(() => page.evaluate(cutOff, '.window-panel > *, .window-panel p')).toEqual([]);
    await page.keyboard.press('Backspace');
    await page.locator('.tell').waitFor();
    await page.keyboard.press('3');
    await claim(page).locator('.chip.red').waitFor();
    await page.locator('.window-panel-ready').click();
    await page.locator('.program').waitFor();
  },
);

test('Whoever says nothing has said nothing', async () => {
  const page = await open({ size: 'phone' });
  await look(page);
  await page.locator('.tell-silent').click();
  await page.locator('.tell').waitFor({ state: 'detached' });
  await expect.poll(() => claim(page).count()).toBe(0);
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
    await expect.poll(() => page.evaluate(cutOff, '.tell h2, .tell .key, .tell-saw, .tell-danger')).toEqual([]);
    if (size === 'desktop') await expect.poll(() => page.evaluate(brokenWords)).toEqual([]);
  }
});

test.each(READ_IN)('With all that can be said of it, it can be read on a laptop, in %s', async (language) => {
  const page = await openPage({ language, isStill: true, settings: { speed: '4', presenter: 'off' } });
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitDownAt(page, await tableFrom(LAST, 'advised'));
  await lookAt(page);
  const board = await page.locator('.board').boundingBox();
  await page.keyboard.press('1');
  await page.locator('.program .said-key[aria-disabled=false]').waitFor();
  await page.keyboard.press('Backspace');
  await page.locator('.tell-advice').waitFor();
  await expect.poll(() => page.evaluate(cutOff, '.tell .key, .tell-saw, .tell-danger, .tell-advice .key')).toEqual([]);
  await expect.poll(() => page.evaluate(brokenWords)).toEqual([]);
  expect(await page.locator('.board').boundingBox(), 'the board stays').toEqual(board);
});

/** Runs in the page: what has more lines than words. */
const brokenWords = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.tell-danger, .tell-silent')].flatMap((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
    return lines > each.innerText.split(' ').length ? [each.innerText] : [];
  });

/** Runs in the page: what stands out of the desk or of its key. */
const cutOff = (things: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(things)].flatMap((each) => {
    const { left, right, bottom } = each.getBoundingClientRect();
    const key = each.matches('.tell-danger') ? each.closest('.key')!.getBoundingClientRect() : undefined;
    const desk = document.querySelector('.desk')!.getBoundingClientRect();
    const isOut = left < desk.left || right > desk.right || bottom > desk.bottom;
    return isOut || (key && right > key.right) ? [each.innerText] : [];
  });
