// @vitest-environment happy-dom
/** What an action does is said where it is pressed; and a television has nothing to press. */
import { type Game, SPECTATOR } from '@room25/engine';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { watchInputDevice } from '../../src/app/input-device.ts';
import { loadFirstWords, loadRules, loadText, ruleInWords } from '../../src/app/language.ts';
import { Table } from '../../src/table/table.tsx';
import { playAtRandom } from '../board/games.ts';
import { StillGame } from '../board/still-game.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
  await loadRules();
  watchInputDevice();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const programming = (): Game => {
  let found: Game | undefined;
  playAtRandom('tip', ({ game }) => {
    if (game.view(SPECTATOR).phase !== 'programming') return undefined;
    found = game.clone();
    return 'enough';
  });
  return found!;
};

it('An action that has the focus by keys shows its rule, and describes itself by it', async () => {
  const game = new StillGame(programming(), 0);
  const { container } = render(<Table game={game} id="x" onOver={() => {}} />);
  await waitFor(() => expect(container.querySelector('.action-key')).not.toBeNull());
  const [look] = container.querySelectorAll<HTMLElement>('.action-key');
  const rule = ruleInWords('LOOK-1', game.view.value.edition);
  expect(container.querySelector(`#${look!.getAttribute('aria-describedby')}`)?.textContent).toBe(rule);
  const tip = (): string | null | undefined => container.querySelector('[role=tooltip] p')?.textContent;
  fireEvent.keyDown(document.body, { key: 'Tab' });
  look!.focus();
  await waitFor(() => expect(tip()).toBe(rule));
  fireEvent.keyDown(look!, { key: 'Escape' });
  await waitFor(() => expect(tip()).toBeUndefined());
});

it('A finger that rests on an action reads its rule and presses nothing', async () => {
  const game = new StillGame(programming(), 0);
  const { container } = render(<Table game={game} id="x" onOver={() => {}} />);
  await waitFor(() => expect(container.querySelector('.action-key')).not.toBeNull());
  const [look] = container.querySelectorAll<HTMLElement>('.action-key');
  fireEvent.pointerDown(look!, { pointerType: 'touch', button: 0 });
  await waitFor(() => expect(container.querySelector('.tip')).not.toBeNull());
  fireEvent.pointerUp(look!, { pointerType: 'touch' });
  fireEvent.click(look!);
  await waitFor(() => expect(container.querySelector('.tip')).toBeNull());
  expect(container.querySelector('.program-slot.filled')).toBeNull();
  fireEvent.pointerDown(look!, { pointerType: 'touch', button: 0 });
  fireEvent.pointerUp(look!, { pointerType: 'touch' });
  fireEvent.click(look!);
  await waitFor(() => expect(container.querySelector('.program-slot.filled')).not.toBeNull());
});

it('A mouse that moves onto an action reads its rule; one that lay there when the keys came does not', async () => {
  vi.useFakeTimers();
  const game = new StillGame(programming(), 0);
  const { container } = render(<Table game={game} id="x" onOver={() => {}} />);
  await vi.waitFor(() => expect(container.querySelector('.action-key')).not.toBeNull());
  const [look] = container.querySelectorAll<HTMLElement>('.action-key');
  const isRead = (): boolean => container.querySelector('.tip') !== null;
  const move = (movementX: number) =>
    fireEvent(look!, new PointerEvent('pointermove', { pointerType: 'mouse', movementX }));
  fireEvent(look!, new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  move(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isRead()).toBe(false);
  move(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isRead()).toBe(true);
});

it('A television has a headline and who is awaited, no tabs and no desk', async () => {
  const game = new StillGame(programming(), 0);
  const { container } = render(<Table game={game} id="x" onOver={() => {}} more={{ isTelevision: true }} />);
  await waitFor(() => expect(container.querySelector('.far-headline')).not.toBeNull());
  expect(container.querySelectorAll('[role=tab], .desk, .role-card')).toHaveLength(0);
  expect(container.querySelector('.far-wait')?.textContent).not.toBe('');
});
