/** Somebody who plays by keys alone, from what the page says they do: digits and Enter on the desk, n, arrows and Enter on the board. */
import type { Page } from 'playwright-core';
import { lookAt } from './sight.ts';

/** Goes from stop to stop until the focus is on what is sought. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await page.evaluate((sought) => document.activeElement?.matches(sought) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${selector}`);
};

const MOST_STOPS = 80;

export const playByKeys = async (page: Page): Promise<void> => {
  let idle = 0;
  for (let round = 0; idle < 1000; round++) {
    const { scene, targets, filled } = await lookAt(page);
    idle = targets.length === 0 ? idle + 1 : 0;
    switch (scene) {
      case 'end':
        return;
      case 'watch':
        await page.keyboard.press('>');
        break;
      case 'note':
        await tabTo(page, '.desk-note .key');
        await page.keyboard.press('Enter');
        break;
      case 'tell':
        await page.keyboard.press('0');
        break;
      case 'curtain':
        await tabTo(page, '.curtain .hold-key');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        break;
      case 'dialog':
        await choosePerson(page);
        break;
      case 'program':
        await page.keyboard.press(filled === 2 ? 'Enter' : String(1 + ((round * 7) % 5)));
        break;
      case 'act':
        await answer(page, round);
        break;
      default:
        await page.waitForTimeout(20);
    }
  }
  throw new Error(`no key leads on: ${await page.locator('body').innerText()}`);
};

/** A cell that stands for several people asks whom. */
const choosePerson = async (page: Page): Promise<void> => {
  if ((await page.locator('dialog[open] .close-up-keys .key.ivory').count()) === 0)
    return page.keyboard.press('Escape');
  await tabTo(page, 'dialog[open] .close-up-keys .key.ivory');
  await page.keyboard.press('Enter');
};

const answer = async (page: Page, round: number): Promise<void> => {
  const { targets } = await lookAt(page);
  if (targets.some(({ kind }) => kind === 'hold')) {
    await tabTo(page, '.act-keys .hold-key');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  } else if (targets.some(({ kind }) => kind === 'cell' || kind === 'arrow')) {
    await tabTo(page, '.cell, .arrow');
    for (let steps = 0; steps <= round % 3; steps++) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  } else {
    await tabTo(page, '.act-keys .key');
    await page.keyboard.press('Enter');
  }
};
