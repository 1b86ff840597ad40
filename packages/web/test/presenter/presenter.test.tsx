// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { type Event, Game, SPECTATOR, type View } from '@room25/engine';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { presenter } from '../../src/app/settings.ts';
import type { Beat, PlayedGame, Told } from '../../src/play/played-game.ts';
import { loadFirsts } from '../../src/presenter/firsts.ts';
import { lines } from '../../src/presenter/lines.ts';
import { Presenter } from '../../src/presenter/presenter.tsx';
import { firsts } from '../../src/words/en/firsts.ts';
import { presenter as en } from '../../src/words/en/presenter.ts';
import { WISHES, wholeGame } from '../whole-games.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});
afterEach(() => {
  cleanup();
  presenter.value = 'all';
});

const { record, events } = wholeGame(
  WISHES.find(({ edition, mode }) => edition === 'ultimate' && mode === 'suspicion')!,
);

/** The events of a game, shown one after the other as a table would. */
const table = () => {
  const view: View = (Game.setUp(record.sheet) as Game).view(SPECTATOR);
  const beat = signal<Beat | undefined>(undefined);
  const log = signal<readonly Told[]>([]);
  const game = { beat, log, view: signal(view) } as unknown as PlayedGame;
  const show = (...events: readonly [Event, ...Event[]]): void => {
    log.value = [...log.value, ...events.map((event) => ({ event, turn: 1 }))];
    beat.value = { event: events[0], events, before: view, after: view, ms: 100, isLast: false };
  };
  return { game, show };
};

const line = (): string | undefined => document.querySelector('.strap-line')?.textContent ?? undefined;
const isSaid = (): Promise<void> => waitFor(() => expect(line()).toBeDefined());
const isSilent = (): Promise<void> => waitFor(() => expect(line()).toBeUndefined());

const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

const TURN: Event = { kind: 'turn', turn: 2, turnsLeft: 8, order: [], rule: 'COUNT-LENGTH' };
const ALARM: Event = { kind: 'alarm', who: 'max', turnsLeft: 5, rule: 'ALERT-1' };

it('She comments on what happens, in a line after the other', async () => {
  const { game, show } = table();
  render(<Presenter game={game} />);
  await waitFor(() => expect(lines.value).toBeDefined());
  const said: string[] = [];
  for (const event of events.filter(({ kind }) => kind === 'turn' || kind === 'died')) {
    show(event);
    await waitFor(() => expect(said).not.toContain(line()));
    await isSaid();
    said.push(line()!);
    fireEvent.click(document.querySelector('.presenter-strap')!);
    await isSilent();
  }
  expect(said.length).toBeGreaterThan(5);
});

it('On deaths and alarms alone, if that is asked for', async () => {
  presenter.value = 'deaths';
  const { game, show } = table();
  render(<Presenter game={game} />);
  show(TURN);
  show(ALARM);
  await isSaid();
  expect(en.alarm.map((each) => each.replaceAll('{who}', 'Max'))).toContain(line());
});

it('On what a scene comes to, and on what is grave before all', async () => {
  const { game, show } = table();
  render(<Presenter game={game} />);
  await waitFor(() => expect(lines.value).toBeDefined());
  const played: Event = { kind: 'played', who: 'max', action: 'move', round: 1, rule: 'ACT-ORDER' };
  const waited: Event = { kind: 'waited', who: 'kevin', round: 1, rule: 'PROG-ONE' };
  const moved: Event = { kind: 'moved', who: 'max', from: 'c3', to: 'c2', rule: 'MOVE-1' };
  show(waited, played, moved, { kind: 'revealed', cell: 'c2', room: 'MR', rule: 'WORD-HIDDEN' });
  await isSaid();
  expect(en.deadly.map((each) => each.replaceAll('{cell}', 'c2'))).toContain(line());
  show({ ...moved, to: 'b1' }, { kind: 'revealed', cell: 'b1', room: '25', rule: 'WORD-HIDDEN' }, TURN);
  const found = en.exitFound.map((each) => each.replaceAll('{cell}', 'b1'));
  await waitFor(() => expect(found).toContain(line()));
});

it('Not at all, if that is asked for', () => {
  presenter.value = 'off';
  const { game } = table();
  render(<Presenter game={game} />);
  expect(document.querySelector('.presenter')).toBeNull();
});

it('A line can be read before the next one comes, unless that is grave', async () => {
  const { game, show } = table();
  vi.useFakeTimers();
  try {
    render(<Presenter game={game} />);
    await pass(100);
    show(TURN);
    await pass(100);
    const first = line();
    expect(first).toBeDefined();
    show({ ...TURN, turn: 3 } as Event);
    await pass(100);
    expect(line()).toBe(first);
    await pass(2000);
    show({ ...TURN, turn: 4 } as Event);
    await pass(100);
    expect(line()).not.toBe(first);
    show(ALARM);
    await pass(100);
    expect(en.alarm.map((each) => each.replaceAll('{who}', 'Max'))).toContain(line());
  } finally {
    vi.useRealTimers();
  }
});

it('What she explains for the first time stays until it can be read, and the next explanation follows', async () => {
  const { game, show } = table();
  await loadFirsts();
  vi.useFakeTimers();
  try {
    const answers = signal<readonly number[]>([]);
    const view = signal({ ...game.view.value, phase: 'programming' });
    render(<Presenter game={{ ...game, answers, view } as unknown as PlayedGame} />);
    show({ kind: 'signalled', who: 'max', cell: 'c4', colour: 'red', rule: 'COMM-DANGER' });
    await pass(100);
    answers.value = [1];
    show(TURN);
    await pass(3000);
    expect(line()).toBe(firsts.claim.replaceAll('{who}', 'Max').replaceAll('{cell}', 'c4'));
    await pass(4000);
    show(TURN);
    await pass(3000);
    expect(line()).toBe(firsts.plan);
  } finally {
    vi.useRealTimers();
  }
});

it('What she has to say waits while others speak in her place', async () => {
  const { game, show } = table();
  const isWaiting = signal(true);
  vi.useFakeTimers();
  try {
    render(<Presenter game={game} isWaiting={isWaiting} />);
    await pass(100);
    show(ALARM);
    await pass(20_000);
    expect(line()).toBeUndefined();
    isWaiting.value = false;
    await pass(100);
    expect(en.alarm.map((each) => each.replaceAll('{who}', 'Max'))).toContain(line());
    await pass(20_000);
    expect(line()).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

it('A line goes by a click and by Escape', async () => {
  const { game, show } = table();
  render(<Presenter game={game} />);
  show(ALARM);
  await isSaid();
  fireEvent.click(document.querySelector('.presenter-strap')!);
  await isSilent();
  show(TURN);
  await isSaid();
  fireEvent.keyDown(window, { key: 'Escape' });
  await isSilent();
});
