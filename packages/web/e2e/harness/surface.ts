/** The little of a page that a player needs, so that the same player sits at any browser: somebody can look at it, and it has a mouse. */
import { setTimeout as pause } from 'node:timers/promises';

export interface Surface {
  /** Runs in the page, with something that can be written as JSON. */
  evaluate<T, A>(look: (given: A) => T | Promise<T>, given: A): Promise<T>;
  readonly mouse: {
    click(x: number, y: number): Promise<void>;
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Presses it as soon as a person could. `which`: of those that the selector means, by its place or by words that stand on it. */
export const press = async (surface: Surface, selector: string, which: number | string = 0): Promise<void> => {
  const { x, y } = await come(surface, `${selector} ${which}`, () => placeOf(surface, selector, which));
  await surface.mouse.click(x, y);
};

export const waitFor = async (surface: Surface, selector: string): Promise<void> => {
  await come(surface, selector, async () => (await isThere(surface, selector)) || undefined);
};

export const isThere = (surface: Surface, selector: string): Promise<boolean> =>
  surface.evaluate((sought) => document.querySelector(sought) !== null, selector);

/** Where it could be pressed now. */
export const placeOf = async (
  surface: Surface,
  selector: string,
  which: number | string = 0,
): Promise<Place | undefined> => (await surface.evaluate(findPlace, { selector, which })) ?? undefined;

export const wordsOn = (surface: Surface): Promise<string> =>
  surface.evaluate(() => document.body.innerText, undefined);

/** Runs in the page: its middle, if it stands still, is not barred, and nothing covers it. */
const findPlace = async ({ selector, which }: { selector: string; which: number | string }): Promise<Place | null> => {
  const meant = [...document.querySelectorAll<HTMLElement>(selector)];
  const element = typeof which === 'number' ? meant[which] : meant.find((each) => each.textContent.includes(which));
  if (!element || element.matches(':disabled, [aria-disabled=true]')) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  const isStill = before.left === left && before.top === top && before.width === width && before.height === height;
  const [x, y] = [left + width / 2, top + height / 2];
  return isStill && element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
};

/** What looking for it finds, as soon as it finds something. */
export const come = async <T>(surface: Surface, what: string, look: () => Promise<T | undefined>): Promise<T> => {
  for (const since = Date.now(); Date.now() - since < PATIENCE; await pause(20)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`not there: ${what}\n${await wordsOn(surface)}`);
};

/** For anything that should come by itself; a machine may be busy. */
const PATIENCE = 60_000;
