/**
 * Nothing on the surface differs by role. Two worlds that differ in nothing but my own role are played side by side, on a desk and on a
 * phone: the same pixels and the same page, until the card is held.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedTable } from '../src/saves/saved-table.ts';
import { IS_NIGHT } from './harness/by-night.ts';
import { knownTable, sitDownAt, tableFrom } from './harness/kept.ts';
import { openPage, useBrowser } from './harness/open.ts';

useBrowser();

const ROLES = ['prisoner', 'guard'] as const;
const LOOK = 0;
const MOVE = 1;

const tableOf = (role: (typeof ROLES)[number]): Promise<SavedTable> =>
  tableFrom(knownTable('suspicion', 'random', `role franck ${role}\nrole alice guard`), 'worlds');

/** In how many pixels two pictures differ. A browser does not draw an edge twice to the last bit, so that much is let pass. */
const differingPixels = (page: Page, pictures: readonly Buffer[]): Promise<number> =>
  page.evaluate(
    async ([one, other]) => {
      const pixelsOf = async (picture: string): Promise<Uint8ClampedArray> => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
      };
      const [mine, theirs] = [await pixelsOf(one!), await pixelsOf(other!)];
      if (mine.length !== theirs.length) return Number.POSITIVE_INFINITY;
      return mine.reduce((sum, value, at) => sum + (Math.abs(value - theirs[at]!) > 48 ? 1 : 0), 0);
    },
    pictures.map((picture) => picture.toString('base64')),
  );

const SIZES = IS_NIGHT ? (['desktop', 'phone'] as const) : (['phone'] as const);

/** Runs in the page. What was announced depends on the moment at which it was; it says nothing of a role, whenever that was. */
const look = (): string => {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const announced of body.querySelectorAll('[aria-live].unseen')) {
    if (/guard|prisoner/i.test(announced.textContent ?? '')) throw new Error(`announced: ${announced.textContent}`);
    announced.textContent = '';
  }
  return body.outerHTML;
};

/** The same in both worlds: what is done, and what is seen then. */
const worlds = (pages: readonly Page[]) => {
  const inBoth = <T>(act: (page: Page) => Promise<T>): Promise<T[]> => Promise.all(pages.map(act));
  const differences = async (): Promise<readonly [string, number]> => {
    const [one, other] = await inBoth((page) => page.evaluate(look));
    const pictures = await inBoth((page) => page.screenshot({ animations: 'disabled', caret: 'hide' }));
    const pixels = await differingPixels(pages[0]!, pictures);
    return [one === other ? 'the same page' : 'another page', pixels];
  };
  const expectSame = (where: string) => expect.poll(differences, { message: where }).toEqual(['the same page', 0]);
  return { inBoth, differences, expectSame };
};

test.each(SIZES)('Nor does it in the opening, or when I am asked what to tell, on a %s', async (size) => {
  const settings = { speed: '4', presenter: 'off', sound: 'off', opening: 'on' };
  const pages = await Promise.all(
    ROLES.map(async (role) => {
      const page = await openPage({ size, isStill: true, settings });
      await sitDownAt(page, await tableOf(role));
      await page.locator('.opening-tonight h1').waitFor();
      return page;
    }),
  );
  const { inBoth, expectSame } = worlds(pages);
  await expectSame('who I am tonight');
  await inBoth((page) => page.keyboard.press('Enter'));
  await inBoth((page) => page.locator('.opening-back').waitFor());
  await expectSame('my card, face down');
  await inBoth((page) => page.keyboard.press('Escape'));
  await inBoth((page) => page.locator('.program').waitFor());
  await expectSame('the table behind the opening');

  for (const action of [LOOK, MOVE]) await inBoth((page) => page.locator('.action-key').nth(action).click());
  await inBoth((page) => page.locator('.program-lock-in').click());
  await inBoth((page) => page.locator('.act').waitFor());
  await inBoth((page) => page.locator('[data-spot=b3][data-legal]').click());
  await inBoth(async (page) => {
    const confirm = page.locator('.act-keys .key.live');
    await page.locator('.tell').or(confirm).first().waitFor();
    if (await confirm.isVisible()) await confirm.click();
    await page.locator('.tell').waitFor();
  });
  await expectSame('what to tell about a room');

  await inBoth((page) => page.locator('.tell-silent').click());
  await inBoth((page) => page.locator('.act').waitFor());
  await expectSame('what the others have done meanwhile');
});

test.each(SIZES)('My role does not show until I hold the card, on a %s', async (size) => {
  const pages = await Promise.all(
    ROLES.map(async (role) => {
      const page = await openPage({ size, isStill: true, settings: { speed: '4', presenter: 'off', sound: 'off' } });
      await sitDownAt(page, await tableOf(role));
      await page.locator('.program').waitFor();
      return page;
    }),
  );
  const { inBoth, differences, expectSame } = worlds(pages);
  await expectSame('programming');
  await inBoth((page) => page.locator('.cast-row.mine button').first().click());
  await inBoth((page) => page.locator('.dossier-column, dialog[open]').first().waitFor());
  await expectSame('my own card in the cast');
  await inBoth((page) => page.keyboard.press('Escape'));
  await inBoth((page) => page.locator('.header-menu').click());
  await inBoth((page) => page.locator('dialog[open] .menu').waitFor());
  await expectSame('the menu');
  await inBoth((page) => page.keyboard.press('Escape'));

  for (const action of [LOOK, MOVE]) await inBoth((page) => page.locator('.action-key').nth(action).click());
  await inBoth((page) => page.locator('.program-lock-in').click());
  await inBoth((page) => page.locator('.act').waitFor());
  await expectSame('my turn to act, when a guard may reveal themselves');
  await inBoth((page) => page.locator('[data-spot=b3][data-legal]').click());
  await expectSame('a room chosen');

  await inBoth((page) => page.keyboard.down('h'));
  await inBoth((each) => each.locator('.role.open').waitFor());
  const [page, pixels] = await differences();
  expect(page, 'the card held').toBe('another page');
  expect(pixels).toBeGreaterThan(100);
  const [prisoners, guards] = await inBoth((page) => page.locator('.role-turned').boundingBox());
  expect(prisoners, 'the turned cards are equally large').toEqual(guards);
  await inBoth((page) => page.keyboard.up('h'));
  await expectSame('the card let go');

  // A guard holds the card, drags onto the key, and rests there.
  const guard = pages[ROLES.indexOf('guard')]!;
  await guard.locator('.role-card').hover();
  await guard.mouse.down();
  await guard.locator('button.role-reveal').hover();
  await guard.locator('.cast-row.mine .cast-role').waitFor();
  await guard.mouse.up();
  await guard.locator('.role.open').waitFor({ state: 'detached' });
});
