// @vitest-environment happy-dom
/** A lesson is over when it is decided: nobody watches strangers after their own death. */
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Announcer, hush } from '../../src/app/announcer.tsx';
import { watchInputDevice } from '../../src/app/input-device.ts';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { confirm } from '../../src/app/settings.ts';
import { pointedOutActions } from '../../src/board/pointed-out.ts';
import { LessonScreen } from '../../src/tutorial/lesson-screen.tsx';
import type { LessonId } from '../../src/tutorial/lessons/index.ts';
import { tutorialWords } from '../../src/tutorial/words.ts';

beforeEach(async () => {
  await loadFirstWords();
  await loadText();
  await tutorialWords.load();
  // What is known to kill is not asked for twice.
  confirm.value = 'never';
  // There is no screen to move on.
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  confirm.value = 'deadly';
  vi.useRealTimers();
});

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)!.click();
const click = (cell: string): void => {
  const press = new PointerEvent('click', { bubbles: true, pointerType: 'mouse' });
  document.querySelector(`[data-spot="${cell}"]`)!.dispatchEvent(press);
};

/** In steps of a frame; gives the milliseconds that it took. */
const until = async (isSo: () => boolean, most: number): Promise<number> => {
  for (let passed = 0; passed <= most; passed += 16) {
    if (isSo()) return passed;
    await vi.advanceTimersByTimeAsync(16);
  }
  return Number.POSITIVE_INFINITY;
};

/** Everything that is said from the beginning of a lesson on, each breath by itself; two actions are locked in. */
const hearLesson = async (id: LessonId, plan: readonly [number, number]) => {
  hush();
  const { container } = render(
    <>
      <Announcer />
      <LessonScreen id={id} />
    </>,
  );
  const breaths = listen(container);
  await until(() => document.querySelector('dialog .key.ivory') !== null, 1000);
  press('dialog .key.ivory');
  await until(() => document.querySelector('.program') !== null, 5000);
  for (const place of plan) press(`.action-key:nth-of-type(${place})`);
  await vi.advanceTimersByTimeAsync(100);
  press('.program-lock-in');
  return { breaths, words: tutorialWords.words.value };
};

/** Goes on growing. */
const listen = (container: Element): readonly string[] => {
  const said: string[] = [];
  for (const region of container.querySelectorAll('[aria-live]'))
    new MutationObserver(() => region.textContent !== '' && said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  return said;
};

it('The verdict comes less than a second after the death that decides it has been shown', async () => {
  render(<LessonScreen id="looking" />);
  await until(() => document.querySelector('dialog .key.ivory') !== null, 1000);
  press('dialog .key.ivory');
  await until(() => document.querySelector('.program') !== null, 5000);
  press('.action-key:nth-of-type(1)');
  press('.action-key:nth-of-type(2)');
  await vi.advanceTimersByTimeAsync(100);
  press('.program-lock-in');
  await until(() => document.querySelector('[data-spot="a2"][data-legal]') !== null, 20_000);
  click('a2');
  // An open room can be entered, and not looked into.
  await until(() => document.querySelector('[data-spot="c2"][data-legal]') !== null, 20_000);
  click('a2');
  await until(() => document.querySelector('.motion-layer-cut') !== null, 4000);
  const death = await until(() => document.querySelector('.motion-layer-cut') === null, 4000);
  const verdict = await until(() => document.querySelector('dialog .lesson-why') !== null, 4000);
  expect(death).toBeGreaterThan(0);
  expect(death).toBeLessThan(4000);
  expect(verdict).toBeLessThan(1000);
});

it('Whoever hears the screen hears what they have missed, and why, once', async () => {
  const { breaths, words } = await hearLesson('looking', [2, 3]);
  await until(() => document.querySelector('dialog .lesson-why') !== null, 20_000);
  await vi.advanceTimersByTimeAsync(1000);
  const { faults } = words.lessons.looking;
  screen.getByRole('dialog', { name: words.wrong, description: new RegExp(`^${faults.order} .*order`) });
  // The browser reads the window.
  expect(breaths.join(' ')).not.toContain(words.wrong);
});

it('That the others act is said only when they do', async () => {
  const { breaths, words } = await hearLesson('looking', [1, 2]);
  const { look, move } = words.lessons.looking.steps;
  await until(() => document.querySelector('[data-spot="a2"][data-legal]') !== null, 20_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(breaths.join(' ')).toContain(look![0]);
  expect(breaths.join(' ')).not.toContain(words.watch);
  click('a2');
  await until(() => breaths.join(' ').includes(move![0]), 20_000);
  const said = breaths.findIndex((breath) => breath.includes(words.watch));
  expect(said).toBeGreaterThan(0);
  expect(breaths[said]).not.toContain(move![0]);
});

it('A hint lights the keys of the actions that it names, until they are planned', async () => {
  const lit = (): number => document.querySelectorAll('.action-key[data-hint]').length;
  render(<LessonScreen id="looking" />);
  await until(() => document.querySelector('dialog .key.ivory') !== null, 1000);
  press('dialog .key.ivory');
  await until(() => document.querySelector('.program') !== null, 5000);
  expect(lit()).toBe(0);
  press('.coach-hint');
  expect(await until(() => lit() === 2, 1000)).toBeLessThan(1000);
  press('.dialog-head .icon-key');
  await vi.advanceTimersByTimeAsync(100);
  expect(lit()).toBe(2);
  press('.action-key:nth-of-type(1)');
  press('.action-key:nth-of-type(2)');
  await vi.advanceTimersByTimeAsync(100);
  press('.program-lock-in');
  expect(await until(() => pointedOutActions.value.length === 0, 20_000)).toBeLessThan(20_000);
});

it('Nobody says anything until the introduction is read', async () => {
  render(<LessonScreen id="signals" />);
  const isSaid = () => document.querySelector('.bubbles-one') !== null;
  await until(() => document.querySelector('dialog .key.ivory') !== null, 1000);
  expect(await until(isSaid, 10_000)).toBe(Number.POSITIVE_INFINITY);
  press('dialog .key.ivory');
  expect(await until(isSaid, 10_000)).toBeLessThan(10_000);
});

it('Whoever has started a lesson by keys is at the desk, and hears what to do', async () => {
  watchInputDevice();
  hush();
  const { container } = render(
    <>
      <Announcer />
      <LessonScreen id="looking" />
    </>,
  );
  const heard = (): string => container.querySelector('[aria-live=polite]')!.textContent;
  const { steps } = tutorialWords.words.value.lessons.looking;
  await until(() => document.querySelector('dialog .key.ivory') !== null, 1000);
  await vi.advanceTimersByTimeAsync(500);
  expect(heard()).not.toContain(steps.program![0]);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  press('dialog .key.ivory');
  await vi.advanceTimersByTimeAsync(500);
  expect(document.activeElement?.className).toBe('desk');
  expect(heard()).toContain(steps.program![0]);
  expect(heard()).toContain('What will you do this turn?');
});
