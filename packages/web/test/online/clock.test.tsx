// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { type Command, commandFrom, type View } from '@room25/engine';
import type { TableView, Clock as Terms } from '@room25/protocol';
import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadFirstWords } from '../../src/app/language.ts';
import { setServerTime } from '../../src/online/api.ts';
import type { OnlineGame } from '../../src/online/online-game.ts';
import type { OnlineTable } from '../../src/online/online-table.ts';
import { loadOnlineWords } from '../../src/online/words.ts';
import { Clock } from '../../src/online-table/clock.tsx';
import { TableBar } from '../../src/online-table/table-bar.tsx';

beforeAll(async () => {
  await loadFirstWords();
  await loadOnlineWords();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SERVER_NOW = 5_000_000;

const show = (clock: Terms, { deadline, isMine, isGone }: { deadline?: number; isMine: boolean; isGone?: boolean }) => {
  setServerTime(SERVER_NOW);
  const online = {
    table: signal({
      settings: { clock },
      state: 'playing',
      you: 0,
      ...(deadline && { deadline }),
    } as unknown as TableView),
  } as unknown as OnlineTable;
  const game = {
    answers: signal<readonly Command[]>(isMine ? [commandFrom(1)] : []),
    view: signal({ awaited: ['max'], cast: [{ name: 'max', seat: 0 }] } as unknown as View),
    seats: [{ player: 'away', ...(isGone && { absence: 'cut' }) }],
  } as unknown as OnlineGame;
  render(<Clock online={online} game={game} />);
};

const later = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('counts down by the server’s clock, whatever this device’s says, and turns red at the end', async () => {
  show({ kind: 'live', program: 90, action: 45 }, { deadline: SERVER_NOW + 65_000, isMine: true });
  const timer = screen.getByRole('timer');
  expect(timer.textContent).toBe('1:05, then a bot takes over');
  expect(timer.className).not.toContain('short');
  await later(55_000);
  expect(timer.textContent).toBe('0:10, then a bot takes over');
  expect(timer.className).toContain('short');
  await later(60_000);
  expect(timer.textContent).toBe('0:00, then a bot takes over');
});

it('says of others what comes then only where one of them is gone', () => {
  const live = { kind: 'live', program: 90, action: 45 } as const;
  show(live, { deadline: SERVER_NOW + 65_000, isMine: false });
  expect(screen.getByRole('timer').textContent).toBe('1:05');
  cleanup();
  show(live, { deadline: SERVER_NOW + 65_000, isMine: false, isGone: true });
  expect(screen.getByRole('timer').textContent).toBe('1:05, then a bot takes over');
});

it('says days and hours in a game by post', () => {
  show({ kind: 'correspondence', hours: 72 }, { deadline: SERVER_NOW + 71 * 3_600_000, isMine: false });
  expect(screen.getByRole('timer').textContent?.trim()).toBe('3 days');
});

it('has a whole line when somebody without a clock is asked to hurry', () => {
  show({ kind: 'none' }, { deadline: SERVER_NOW + 60_000, isMine: false });
  expect(screen.getByRole('timer').querySelector('i')?.style.getPropertyValue('--part')).toBe('1');
});

it('keeps its line while nobody is awaited, so that the board keeps its size', () => {
  const online = {
    table: signal({
      settings: { clock: { kind: 'live', program: 90, action: 45 } },
      state: 'playing',
      you: 0,
      seats: [],
    }),
    linkState: signal({ kind: 'open' }),
    refused: signal(undefined),
  } as unknown as OnlineTable;
  const game = { answers: signal([]), view: signal({ awaited: [], cast: [] }), seats: [] } as unknown as OnlineGame;
  const { container } = render(<TableBar online={online} game={game} part="room" />);
  expect(container.querySelector('.table-bar')!.childElementCount).toBe(0);
});
