// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import type { Event } from '@room25/engine';
import { newGame } from '@room25/test-kit';
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { Header } from '../../src/table/header.tsx';
import { StillGame } from '../board/still-game.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});
afterEach(cleanup);

it('is red until the turn is over in which the alarm was raised', () => {
  const still = new StillGame(newGame({ edition: 'second', mode: 'cooperation', players: 4, seed: 'header' }), 0);
  const view = signal(still.view.value);
  const game = Object.assign(still, { view });
  const { container } = render(<Header game={game} onHelp={() => {}} onMenu={() => {}} />);
  const isRed = (): boolean => container.querySelector('.header.raised') !== null;
  expect(isRed()).toBe(false);
  act(() => {
    view.value = { ...view.value, alarm: true };
    game.log.value = [{ event: { kind: 'alarm' } as Event, turn: view.value.turn }];
  });
  expect(isRed()).toBe(true);
  act(() => {
    view.value = { ...view.value, turn: view.value.turn + 1 };
  });
  expect(isRed()).toBe(false);
});
