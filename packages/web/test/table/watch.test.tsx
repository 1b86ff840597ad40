// @vitest-environment happy-dom
/** What somebody reads while others play. */
import { signal } from '@preact/signals';
import { type Event, Game, newSheet, type Sheet, SPECTATOR, seatViewer, type View } from '@room25/engine';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { Clock } from '../../src/play/pace.ts';
import type { Beat, PlayedGame, Seat } from '../../src/play/played-game.ts';
import { isAsked, waitingFor } from '../../src/table/cast.tsx';
import { DeskContext } from '../../src/table/desk/at-desk.ts';
import { WatchPanel } from '../../src/table/desk/watch-panel.tsx';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});
afterEach(cleanup);

const start = (
  Game.setUp(newSheet({ edition: 'second', mode: 'suspicion', players: 4, seed: 'watch' }) as Sheet) as Game
).view(seatViewer(0));
const names = start.cast.toSorted((a, b) => a.seat - b.seat).map(({ name }) => name);
const [me, one] = names;
const BOTS: readonly Seat[] = [{ player: 'person' }, { player: 'normal' }, { player: 'normal' }, { player: 'normal' }];
const PLANNING: View = { ...start, phase: 'programming', awaited: names.slice(1) };
const ACTING: View = { ...start, phase: 'acting', awaited: [one!] };
const dead = (view: View): View => ({ ...view, dead: [me!] });

const seen = (view: View, seats = BOTS, events: readonly Event[] = []): PlayedGame =>
  ({
    viewer: signal(seatViewer(0)),
    view: signal(view),
    beat: signal<Beat | undefined>(
      events.length > 0
        ? { event: events.at(-1)!, events, before: view, after: view, ms: 100, isLast: false }
        : undefined,
    ),
    log: signal(events.map((event) => ({ event, turn: 1 }))),
    seats,
    pace: new Clock(),
    answers: signal([]),
    asides: signal([]),
  }) as unknown as PlayedGame;

it('Bots that plan are not counted down by their names; people are', () => {
  expect(waitingFor(seen(PLANNING), false)).toBe('The others are planning.');
  const people = BOTS.map((seat, place) => (place === 1 ? { ...seat, player: 'away' as const } : seat));
  expect(waitingFor(seen(PLANNING, people), false)).toMatch(/^Waiting for \w+, \w+ and \w+\.$/);
});

it('The dead do not wait for bots', () => {
  expect(waitingFor(seen(ACTING), false)).toMatch(/^Waiting for \w+\.$/);
  expect(waitingFor(seen(dead(ACTING)), false)).toBe('');
  expect(waitingFor(seen(dead(PLANNING)), false)).toBe('The others are planning.');
});

it('Where others go on, they do not wait for what I may tell', () => {
  const toTell = { now: signal({ cell: 'a1', room: 'EM' as const }), keepSilent: () => {} };
  const alone: PlayedGame = { ...seen(ACTING), toTell };
  expect(isAsked(alone)).toBe(true);
  expect(isAsked({ ...alone, goesOn: true })).toBe(false);
});

it('That others have programmed takes no room from what happens', () => {
  const events = [
    ...names.slice(1).map((who) => ({ kind: 'programmed', who, rule: 'PROG-TWO' }) as unknown as Event),
    { kind: 'moved', who: one!, from: 'c3', to: 'b3', rule: 'MOVE-1' } as Event,
  ];
  const game = seen(ACTING, BOTS, events);
  const { container } = render(
    <DeskContext.Provider value={{ game } as never}>
      <WatchPanel />
    </DeskContext.Provider>,
  );
  expect(container.querySelector('.watch-now')!.textContent).toMatch(/^\w+ enters b3\.$/);
});

it('Around one screen, while everybody may look, the key leads to whoever of them is next', () => {
  const shared = { ...seen(ACTING), viewer: signal(SPECTATOR), privacy: {} };
  const { container } = render(
    <DeskContext.Provider value={{ game: shared } as never}>
      <WatchPanel />
    </DeskContext.Provider>,
  );
  expect(container.querySelector('.watch-skip')!.textContent).toContain('To my turn');
});

it('When the game is over there is nothing to skip', () => {
  const { container } = render(
    <DeskContext.Provider value={{ game: seen({ ...ACTING, phase: 'over', awaited: [] }) } as never}>
      <WatchPanel />
    </DeskContext.Provider>,
  );
  expect(container.querySelector('.watch')).not.toBeNull();
  expect(container.querySelector('.watch-keys')).toBeNull();
});
