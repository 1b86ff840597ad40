// @vitest-environment happy-dom
/** Somebody who comes back is told how much they have missed; what they see from then on is not part of it. */
import { signal } from '@preact/signals';
import { type Event as GameEvent, SPECTATOR, type View } from '@room25/engine';
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import type { ShownGame, Told } from '../../src/play/played-game.ts';
import { Missed } from '../../src/table/missed.tsx';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const MOVED: Told = {
  event: { kind: 'moved', who: 'max', from: 'c3', to: 'c2', rule: 'MOVE-1' } as GameEvent,
  turn: 1,
};

const open = (seen?: number) => {
  const log = signal<readonly Told[]>([MOVED, MOVED, MOVED]);
  const view = signal({ turn: 1 } as View);
  const game = { log, view, viewer: signal(SPECTATOR) } as unknown as ShownGame;
  const { container } = render(<Missed game={game} seen={seen} />);
  return {
    words: () => container.querySelector('.missed span')?.textContent ?? '',
    happens: (count: number) =>
      act(() => {
        log.value = [...log.value, ...Array.from({ length: count }, () => MOVED)];
      }),
    nextTurn: () =>
      act(() => {
        view.value = { turn: view.value.turn + 1 } as View;
      }),
    hide: (isHidden: boolean) =>
      act(() => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  };
};

it('Counts what happened before somebody opened the page again, and nothing later', async () => {
  const { words, happens, nextTurn } = open(1);
  expect(words()).toContain('2');
  await happens(5);
  expect(words(), 'seen').toContain('2');
  await nextTurn();
  expect(words(), 'old news').toBe('');
});

it('Counts what happened while the page was out of sight', async () => {
  const { words, happens, nextTurn, hide } = open();
  expect(words()).toBe('');
  await hide(true);
  await happens(2);
  await hide(false);
  expect(words()).toContain('2');
  await hide(true);
  await happens(1);
  await hide(false);
  expect(words(), 'of both times').toContain('3');
  await nextTurn();
  await hide(true);
  await happens(4);
  await hide(false);
  expect(words(), 'of this time').toContain('4');
});
