/** Somebody who plays by keys alone, from what the page says they do: digits and Enter on the desk, n, arrows and Enter on the board. */
import type { Page } from 'playwright-core';
import { lookAt, type Sight, type Target } from './sight.ts';

/** Goes from stop to stop until the focus is on what is sought. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  if (!(await tabToWhatGoes(page, selector))) throw new Error(`not there: ${selector}`);
};

/** The same for what goes away by itself; false if it has. */
const tabToWhatGoes = async (page: Page, selector: string): Promise<boolean> => {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const [isThere, isReached] = await page.evaluate(
      (sought) => [document.querySelector(sought) !== null, document.activeElement?.matches(sought) ?? false],
      selector,
    );
    if (!isThere || isReached) return isThere;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${selector}`);
};

const MOST_STOPS = 80;

export const playByKeys = async (page: Page): Promise<void> => {
  let round = 0;
  for (let idleSince = Date.now(); Date.now() - idleSince < PATIENCE; ) {
    const sight = await lookAt(page);
    if (sight.targets.length > 0) idleSince = Date.now();
    if (sight.scene === 'end') return;
    // Only what is asked counts, not how often one looked: the same keys each time.
    if (sight.scene === 'program' || sight.scene === 'act') round++;
    try {
      await pressFor(page, sight, round);
    } catch (error) {
      // What was to be pressed has gone with its question.
      if ((await lookAt(page)).scene === sight.scene) throw error;
    }
  }
  throw new Error(`no key leads on: ${await page.locator('body').innerText()}`);
};

/** In milliseconds without anything to press; a machine may be busy. */
const PATIENCE = 60_000;

const pressFor = async (page: Page, { scene, targets, filled }: Sight, round: number): Promise<void> => {
  switch (scene) {
    case 'watch':
      return page.keyboard.press('>');
    case 'note':
      if (await tabToWhatGoes(page, '.desk-note .key, .beats-choice')) await page.keyboard.press('Enter');
      return;
    case 'tell':
      return page.keyboard.press('0');
    case 'curtain':
      await tabTo(page, '.curtain .hold-key');
      await page.keyboard.press('Enter');
      return page.keyboard.press('Enter');
    case 'dialog':
      return choosePerson(page);
    case 'program':
      return page.keyboard.press(filled === 2 ? 'Enter' : String(1 + ((round * 7) % 5)));
    case 'act':
      return answer(page, targets, round);
    default:
      return page.waitForTimeout(20);
  }
};

/** A cell that stands for several people asks whom. */
const choosePerson = async (page: Page): Promise<void> => {
  if ((await page.locator('dialog[open] .close-up-keys .key.ivory').count()) === 0)
    return page.keyboard.press('Escape');
  if (await tabToWhatGoes(page, 'dialog[open] .close-up-keys .key.ivory')) await page.keyboard.press('Enter');
};

const answer = async (page: Page, targets: readonly Target[], round: number): Promise<void> => {
  const kinds = new Set(targets.map(({ kind }) => kind));
  if (kinds.has('hold')) {
    if (!(await tabToWhatGoes(page, '.act-keys .hold-key'))) return;
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  } else if (kinds.has('cell') || kinds.has('arrow')) {
    if (!(await tabToWhatGoes(page, '.cell, .arrow'))) return;
    for (let steps = 0; steps <= round % 3; steps++) await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  } else if (await tabToWhatGoes(page, '.act-keys .key')) await page.keyboard.press('Enter');
};
