// @vitest-environment happy-dom
/** What is said of a game to somebody who cannot see the board. */
import { signal } from '@preact/signals';
import type { Event, View } from '@room25/engine';
import { seatViewer } from '@room25/engine';
import { newGame } from '@room25/test-kit';
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Announcer, hush } from '../../src/app/announcer.tsx';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import type { Beat, PlayedGame, Told } from '../../src/play/played-game.ts';
import { viewAfter } from '../../src/play/view-after.ts';
import { useVoice } from '../../src/table/voice.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});
beforeEach(() => {
  vi.useFakeTimers();
  hush();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** I am in b2, alone with my other character if I have one, and hear what happens. */
const listen = (mode: 'suspicion' | 'solo') => {
  const viewer = seatViewer(0);
  const start = newGame({ edition: 'second', mode, players: mode === 'solo' ? 1 : 4, seed: 'voice' }).view(viewer);
  const mine = start.cast.filter(({ seat }) => seat === 0).map(({ name }) => name);
  const [me] = mine;
  const other = start.cast.find(({ name }) => name !== me)!.name;
  const view = signal<View>({
    ...start,
    cast: start.cast.map((one) => (one.name === me ? { ...one, cell: 'b2' } : one)),
  });
  const log = signal<readonly Told[]>([]);
  const beat = signal<Beat | undefined>(undefined);
  const game = { view, log, beat, viewer: signal(viewer), answers: signal([]), seats: [] } as unknown as PlayedGame;
  const Listener = () => {
    useVoice(game, false);
    return <Announcer />;
  };
  const { container } = render(<Listener />);
  const hear = (...events: readonly object[]): string => {
    act(() => {
      const told = events as readonly Event[];
      view.value = told.reduce(viewAfter, view.value);
      log.value = [...log.value, ...told.map((event) => ({ event, turn: 1 }))];
    });
    act(() => void vi.advanceTimersByTime(100));
    return container.querySelector('[aria-live=polite]')!.textContent!.trim();
  };
  return { hear, me, other, beat };
};

const slid = (who: string, line: string, direction: string) => ({ kind: 'slid', who, line, direction, rule: 'CTRL-1' });

it('says where a room that moves takes me', () => {
  const { hear, other } = listen('suspicion');
  expect(hear(slid(other, 'b', 'up'))).toMatch(/slides column b up\. You ride to b1\.$/);
  expect(hear(slid(other, 'b', 'up'))).toMatch(/You ride to b5\.$/);
  expect(hear(slid(other, 'd', 'up')), 'without me').toMatch(/slides column d up\.$/);
  expect(hear({ kind: 'swapped', cells: ['b5', 'd4'], rule: 'KEVIN' })).toMatch(/You ride to d4\.$/);
});

it('says it once, after all of it, and not of whoever goes on by themselves', () => {
  const { hear, me, other } = listen('suspicion');
  expect(hear(slid(other, 'b', 'up'), slid(other, 'b', 'up')).match(/You ride/g)).toHaveLength(1);
  const on = hear(slid(other, '5', 'left'), { kind: 'moved', who: me, from: 'a5', to: 'a4', rule: 'MOVE-1' });
  expect(on).toMatch(/You enter a4\.$/);
});

it('Of several characters it says whose', () => {
  const { hear, me } = listen('solo');
  const name = `${me![0]!.toUpperCase()}${me!.slice(1)}`;
  expect(hear(slid(me!, 'b', 'up'))).toMatch(new RegExp(`${name} rides to b1\\.$`));
});

it('The way out leads nowhere else', () => {
  const { hear, me, beat } = listen('suspicion');
  beat.value = { isLast: true } as Beat;
  expect(hear(slid(me!, 'b', 'up'))).toMatch(/slide column b up\.$/);
});
