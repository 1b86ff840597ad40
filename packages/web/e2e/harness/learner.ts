/** Somebody who does what the script of a lesson or the solution of a puzzle says, with a mouse or by keys alone. */

import {
  ACTIONS,
  actionsIn,
  CHARACTERS,
  type Character,
  type Command,
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
import { come, isThere, placeOf, press, type Surface, waitFor } from './surface.ts';

/** What the learner does in a position's script. */
export const solutionOf = (position: string, me: string): readonly Command[] =>
  readFile(position)
    .games[0]!.script.flatMap((line) => (line.kind === 'command' ? [line.command] : []))
    .filter((command) => CHARACTERS[whoOf(command)] === me);

export const solveByMouse = async (surface: Surface, commands: readonly Command[]): Promise<void> => {
  for (const command of commands) {
    const verb = VERBS[verbOf(command)]!;
    if (verb === 'program') {
      await waitFor(surface, '.program');
      const whose = `.program-whose button:has(.pawn-of-${CHARACTERS[whoOf(command)]})`;
      if (await isThere(surface, whose)) await press(surface, whose);
      for (const action of actionsOf(command)) await press(surface, '.action-key', action);
      if (hasAdrenaline(command)) await press(surface, '.program-slot-adrenaline');
      await press(surface, '.program-lock-in');
    } else if (verb === 'signal') {
      const { colour } = unpacked(command) as Unpacked<'signal'>;
      await press(surface, `.tell-chip:has(.chip.${colour})`);
    } else {
      await pressOn(surface, wayTo(command));
      await confirm(surface);
    }
  }
};

/** Digits and Enter on the desk, n and Enter on the board. */
export const solveByKeys = async (page: Page, commands: readonly Command[]): Promise<void> => {
  for (const command of commands) {
    if (VERBS[verbOf(command)] === 'program') {
      await page.locator('.program').waitFor();
      const actions = actionsOf(command);
      for (const action of actions) await page.keyboard.press(String(action + 1));
      // Nobody locks in what they do not see yet.
      if (actions.length > 0)
        await page
          .locator('.program-slot.filled')
          .nth(actions.length - 1)
          .waitFor();
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
  // Whoever chooses freely says first what they will play.
  const action = `.act-keys .key.verb:has([href="#action-${said.verb}"])`;
  const arrow = ({ line, direction }: { readonly line: Line; readonly direction: Direction }): string =>
    `.arrow[data-spot="${line} ${direction}"][data-state=legal]`;
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
const pressOn = (surface: Surface, way: readonly string[]): Promise<true> =>
  come(surface, way.at(-1)!, async () => {
    await untilAsked(surface, skip);
    for (const selector of way.toReversed()) {
      const place = await placeOf(surface, selector);
      if (!place) continue;
      await mouse.press(surface, place);
      if (selector === way.at(-1)) return true;
    }
    return undefined;
  });

/** What is deadly, or was chosen by its name, is asked for once more; another question may have a key that is lit, too. */
const confirm = async (surface: Surface): Promise<void> => {
  await drawn(surface);
  if (await isThere(surface, HELD_KEY)) await holdDown(surface, HELD_KEY);
  else if (await isThere(surface, CONFIRMING_KEY)) await press(surface, CONFIRMING_KEY);
};

const HELD_KEY = '.act-keys .hold-key.live';
const CONFIRMING_KEY = '.act-keys .key.live[aria-describedby=act-leads]';

/** As long as it takes. */
const holdDown = async (surface: Surface, key: string): Promise<void> => {
  const { x, y } = await come(surface, key, () => placeOf(surface, key));
  await surface.mouse.move(x, y);
  await surface.mouse.down();
  await come(surface, `${key} held`, async () => !(await isThere(surface, key)) || undefined);
  await surface.mouse.up();
};

/** What a press leads to stands there two frames later. */
const drawn = (surface: Surface): Promise<void> =>
  surface.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  }, undefined);

/** While others play, nobody waits for them. */
const untilAsked = <S extends Surface>(surface: S, hurry: (surface: S) => Promise<void>): Promise<true> =>
  come(surface, 'a question', async () => {
    const { scene } = await lookAt(surface);
    if (scene === 'watch') await hurry(surface);
    return scene === 'act' || undefined;
  });

/** In the page, not at a place: by the time a mouse comes there, something else may lie under it. */
const skip = (surface: Surface): Promise<void> =>
  surface.evaluate(() => document.querySelector<HTMLElement>('.watch-skip')?.click(), undefined);
