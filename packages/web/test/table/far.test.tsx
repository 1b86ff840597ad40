// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { type Event, Game, newSheet, type Sheet, SPECTATOR } from '@room25/engine';
import { roomWords } from '@room25/text';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText, text } from '../../src/app/language.ts';
import { Clock } from '../../src/play/pace.ts';
import type { PlayedGame } from '../../src/play/played-game.ts';
import { Far } from '../../src/table/far.tsx';

afterEach(cleanup);
beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});

const MOVED: Event = { kind: 'moved', who: 'max', from: 'c3', to: 'c2', rule: 'MOVE-1' };
const SAID: Event = { kind: 'said', who: 'alice', saying: 'yes', whom: 'jennifer', rule: 'COMM-SAY' } as never;

const headlineOf = (log: readonly Event[], beat?: readonly Event[]): string => {
  const game = Game.setUp(
    newSheet({ edition: 'second', mode: 'cooperation', players: 4, seed: 'far' }) as Sheet,
  ) as Game;
  const view = game.view(SPECTATOR);
  const shown = {
    viewer: signal(SPECTATOR),
    view: signal(view),
    beat: signal(beat && { event: beat.at(-1), events: beat, after: view }),
    log: signal(log.map((event) => ({ event, turn: 1 }))),
    pace: new Clock(),
    seats: [],
  } as unknown as PlayedGame;
  return render(<Far game={shown} />).container.querySelector('.far-headline')!.textContent!;
};

it('The headline of a television is the last thing that happened, whatever is said after it', () => {
  expect(headlineOf([MOVED])).toMatch(/^Max .*c2/);
  expect(headlineOf([MOVED, SAID])).toMatch(/^Max .*c2/);
  expect(headlineOf([MOVED], [SAID])).toMatch(/^Max .*c2/);
});

it('A new turn, which the header counts, leaves it there', () => {
  const turn: Event = { kind: 'turn', turn: 2, turnsLeft: 9, order: ['max', 'alice'], rule: 'COUNT-END' };
  expect(headlineOf([MOVED, turn])).toMatch(/^Max .*c2/);
  expect(headlineOf([MOVED], [turn])).toMatch(/^Max .*c2/);
  expect(headlineOf([turn]), 'nothing else has happened').toMatch(/^Turn 2/);
});

it('The rule beside a room that opens is what the room does', () => {
  const opened: Event = { kind: 'revealed', cell: 'c2', room: 'MR', rule: 'MOVE-1' };
  headlineOf([MOVED, opened]);
  expect(document.querySelector('.far-rule')!.textContent).toBe(roomWords(text.value, 'MR', 'second').effect);
});

it('Before anything has happened there is none', () => {
  expect(headlineOf([SAID])).toBe('');
});
