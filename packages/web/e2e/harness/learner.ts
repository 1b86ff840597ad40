/** Somebody who does what the script of a lesson or the solution of a puzzle says, with a mouse or by keys alone. */
import {
  ACTIONS,
  actionsIn,
  CHARACTERS,
  type Character,
  type Command,
  DIRECTIONS,
  type Direction,
  hasAdrenaline,
  type Line,
  readFile,
  type Unpacked,
  unpacked,
  VERBS,
  verbOf,
  whoOf,
} from '@room25/engine';
import type { Page } from 'playwright-core';
import { mouse } from './player.ts';
import { lookAt } from './sight.ts';

/** What the learner does in a position's script. */
export const solutionOf = (position: string, me: string): readonly Command[] =>
  readFile(position)
    .games[0]!.script.flatMap((line) => (line.kind === 'command' ? [line.command] : []))
    .filter((command) => CHARACTERS[whoOf(command)] === me);

export const solveByMouse = async (page: Page, commands: readonly Command[]): Promise<void> => {
  for (const command of commands) {
    const verb = VERBS[verbOf(command)]!;
    if (verb === 'program') {
      await page.locator('.program').waitFor();
      const whose = page.locator(`.program-whose button:has(.pawn-of-${CHARACTERS[whoOf(command)]})`);
      if ((await whose.count()) > 0) await whose.click();
      for (const action of actionsOf(command)) await page.locator('.action-key').nth(action).click();
      if (hasAdrenaline(command)) await page.locator('.program-slot-adrenaline').click();
      await page.locator('.program-lock-in').click();
    } else if (verb === 'signal') {
      const { colour } = unpacked(command) as Unpacked<'signal'>;
      await page.locator(`.tell-chip:has(.chip.${colour})`).click();
    } else {
      await pressOn(page, wayTo(command));
      await confirm(page);
    }
  }
};

/** Digits and Enter on the desk, n and Enter on the board. */
export const solveByKeys = async (page: Page, commands: readonly Command[]): Promise<void> => {
  for (const command of commands) {
    if (VERBS[verbOf(command)] === 'program') {
      await page.locator('.program').waitFor();
      for (const action of actionsOf(command)) await page.keyboard.press(String(action + 1));
      await page.keyboard.press('Enter');
      continue;
    }
    await untilAsked(page, (keyed) => keyed.keyboard.press('>'));
    const spot = wayTo(command)
      .at(-1)!
      .match(/data-spot="([^"]+)"/)![1]!;
    // The page has led to the board by itself.
    for (let steps = 0; (await focused(page)) !== spot; steps++) {
      if (steps > 25) throw new Error(`n does not lead to ${spot}`);
      await page.keyboard.press('n');
    }
    await page.keyboard.press('Enter');
  }
};

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['spot']);

const actionsOf = (command: Command): readonly number[] => actionsIn(command).map((action) => ACTIONS.indexOf(action));

/** What is pressed for it, one after the other, as far as the screen asks for it. */
const wayTo = (command: Command): readonly string[] => {
  const said = unpacked(command);
  const cellIn = ({ cell }: { readonly cell?: string }): string => `.cell[data-spot="${cell}"][data-legal]`;
  const person = (who: Character): string => `.act-keys .key:has(.pawn-of-${who})`;
  // Who chooses freely says first what it will play.
  const action = `.act-keys .key.verb:has([href="#action-${said.verb}"])`;
  // A small board has no arrows; there are keys for them on the desk.
  const arrow = ({ line, direction }: { readonly line: Line; readonly direction: Direction }): string =>
    `.arrow[data-spot="${line} ${direction}"][data-state=legal], .act-keys .key.line:has-text("${line} ${'↑↓←→'[DIRECTIONS.indexOf(direction)]}")`;
  switch (said.verb) {
    case 'push':
      return [action, person(said.whom), cellIn(said)];
    case 'call':
      return [person(said.whom)];
    case 'control':
      return [action, arrow(said)];
    case 'chooseLine':
      return [arrow(said)];
    case 'wait':
      return ['.act-keys .key:not(.part)'];
    default:
      return [action, 'cell' in said ? cellIn(said) : action];
  }
};

/** Presses what is lit of a way, until its last place was. */
const pressOn = async (page: Page, way: readonly string[]): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries++) {
    await untilAsked(page, skipByMouse);
    for (const selector of way.toReversed()) {
      if (!(await page.locator(selector).first().isVisible())) continue;
      await page.locator(selector).first().click();
      if (selector === way.at(-1)) return;
    }
    await page.waitForTimeout(20);
  }
  throw new Error(`never lit: ${way.at(-1)}`);
};

/** What is deadly, or was chosen by its name, is asked for once more. */
const confirm = async (page: Page): Promise<void> => {
  const { targets } = await lookAt(page);
  const [again] = targets.filter(({ kind }) => kind === 'hold' || kind === 'live');
  if (again) await (again.kind === 'hold' ? mouse.hold : mouse.press)(page, again);
};

/** While others play, nobody waits for them. */
const untilAsked = async (page: Page, skip: (page: Page) => Promise<void>): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const { scene } = await lookAt(page);
    if (scene === 'act') return;
    if (scene === 'watch') await skip(page);
    await page.waitForTimeout(20);
  }
  throw new Error(`nothing is asked: ${await page.locator('body').innerText()}`);
};

const TRIES = 500;

const skipByMouse = async (page: Page): Promise<void> => {
  const [skip] = (await lookAt(page)).targets.filter(({ kind }) => kind === 'skip');
  if (skip) await mouse.press(page, skip);
};
