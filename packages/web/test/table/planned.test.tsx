// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { type Command, Game, type Mode, newSheet, readCommand, type Sheet, SPECTATOR } from '@room25/engine';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { Clock } from '../../src/play/pace.ts';
import type { ShownGame } from '../../src/play/played-game.ts';
import { Rundown } from '../../src/table/side/rundown.tsx';

afterEach(cleanup);
beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});

const PLAN = { turn: 1, programs: [readCommand('franck: program look move') as Command] };

/** As if that turn had come. */
const shownIn = (turn: number, mode: Mode = 'cooperation'): string => {
  const game = Game.setUp(newSheet({ edition: 'second', mode, players: 4, seed: 'plan' }) as Sheet) as Game;
  const event = { kind: 'turn', turn: 1, turnsLeft: 8, order: [], rule: 'TURN-1' } as never;
  const shown: ShownGame = {
    viewer: signal(SPECTATOR),
    view: signal({ ...game.view(SPECTATOR), turn }),
    beat: signal(undefined),
    log: signal([{ event, turn: 1 } as never]),
    seats: [],
    pace: new Clock(),
    planned: signal([PLAN]),
  };
  return render(<Rundown game={shown} onRule={() => {}} />).container.textContent!;
};

it('What bots planned together is told when the turn is over, and not before', () => {
  expect(shownIn(1)).not.toContain('We planned');
  expect(shownIn(2)).toContain('We planned: Franck (Look, Move).');
});

it('What prisoners planned among themselves, or a team, is told to nobody', () => {
  expect(shownIn(2, 'suspicion')).not.toContain('We planned');
  expect(shownIn(2, 'team')).not.toContain('We planned');
});
