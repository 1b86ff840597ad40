// @vitest-environment happy-dom
/** Somebody wants to play again: the others are told who, and can follow with one press. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadFirstWords } from '../../src/app/language.ts';
import { loadOnlineWords } from '../../src/online/words.ts';
import { RematchCall } from '../../src/online-table/rematch-call.tsx';

beforeAll(async () => {
  await loadFirstWords();
  await loadOnlineWords();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says who, counts down, and goes; whoever presses follows', async () => {
  const seats = [
    { kind: 'person', name: 'Bob' },
    { kind: 'person', name: 'Ana', host: true },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ id: 'next', seats }));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const onJoin = vi.fn();
  await act(async () => void render(<RematchCall table="next" way="join" onJoin={onJoin} />));
  await screen.findByText('Ana wants to play again');
  await act(async () => {});
  fireEvent.click(screen.getByText('Join (12 s)'));
  expect(onJoin).toHaveBeenCalledOnce();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('Join (11 s)')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(11_000));
  expect(screen.queryByText('Ana wants to play again')).toBeNull();
});

it('somebody who looks on is told as well, and follows to look on', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'next', seats: [] }));
  const onJoin = vi.fn();
  await act(async () => void render(<RematchCall table="next" way="follow" onJoin={onJoin} />));
  fireEvent.click(await screen.findByText('Watch (12 s)'));
  expect(onJoin).toHaveBeenCalledOnce();
});
