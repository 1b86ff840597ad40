// @vitest-environment happy-dom
/** What somebody who waits for others is told, and can do. */
import { signal } from '@preact/signals';
import { type Event, Game, newSheet, type Sheet, VERB, verbOf } from '@room25/engine';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import type { Seat } from '../../src/play/played-game.ts';
import { Table } from '../../src/table/table.tsx';
import { StillGame } from '../board/still-game.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});
afterEach(cleanup);

class Waiting extends StillGame {
  override readonly seats: readonly Seat[] = [
    { player: 'person' },
    { player: 'away', name: 'Bea', absence: 'cut' },
    { player: 'away', name: 'Cleo' },
    { player: 'easy' },
  ];
  goesOn?: true;
  readonly takeBack = signal<(() => void) | undefined>(undefined);
  readonly nudge = signal<(() => void) | undefined>(undefined);
}

/** Everybody has had their clue, and I have locked in a program. */
const wait = async (goesOn = false): Promise<Waiting> => {
  const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 4, seed: 'waiting' }) as Sheet;
  const game = Game.setUp(sheet) as Game;
  while (game.awaited.some((who) => verbOf(game.answers(who)[0]!) === VERB.clue))
    game.apply(game.answers(game.awaited[0]!)[0]!);
  const still = new Waiting(game, 0);
  if (goesOn) still.goesOn = true;
  const both = still.answers.value.at(-1)!;
  await still.send(both);
  render(<Table game={still} id="waiting" onOver={() => {}} />);
  await waitFor(() => expect(document.querySelector('.watch')).not.toBeNull());
  return still;
};

it('It is told whose connection is lost, of those who are awaited', async () => {
  await wait();
  await waitFor(() => expect(document.querySelector('.watch-wait')!.textContent).toContain('Connection lost: '));
  const [, names] = document.querySelector('.watch-wait')!.textContent!.split('Connection lost: ');
  expect(names).not.toMatch(/,| and /);
});

it('What is locked in is a key where it can be changed', async () => {
  const game = await wait();
  await waitFor(() => expect(document.querySelector('.watch-program')!.tagName).toBe('DIV'));
  let taken = 0;
  game.takeBack.value = () => {
    taken++;
  };
  fireEvent.click(await screen.findByRole('button', { name: /^Change it: / }));
  expect(taken).toBe(1);
});

it('Nobody bets on what is decided', async () => {
  const game = await wait();
  await screen.findByRole('button', { name: /^Bet: / });
  const { value: view } = game.view;
  const event: Event = { kind: 'said', who: view.cast[1]!.name, saying: 'wait', rule: 'COMM-DANGER' };
  const shown = { event, events: [event], before: view, after: view, ms: 1000 };
  game.beat.value = { ...shown, isLast: false };
  await waitFor(() => expect(document.querySelector('.watch-now')!.textContent).toContain('wait'));
  expect(screen.queryByRole('button', { name: /^Bet: / })).not.toBeNull();
  game.beat.value = { ...shown, isLast: true };
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Bet: / })).toBeNull());
});

it('Nothing is to be skipped where others can only be asked to hurry', async () => {
  const game = await wait();
  await screen.findByRole('button', { name: /To my turn/ });
  let nudged = 0;
  game.nudge.value = () => {
    nudged++;
  };
  fireEvent.click(await screen.findByRole('button', { name: 'Ask them to hurry' }));
  expect(nudged).toBe(1);
  expect(screen.queryByRole('button', { name: /To my turn/ })).toBeNull();
});

it('Whoever looks on at a table elsewhere catches up; alone one sees the end', async () => {
  const game = await wait(true);
  game.viewer.value = { kind: 'spectator' };
  await screen.findByRole('button', { name: /Catch up/ });
  cleanup();
  const alone = await wait();
  alone.viewer.value = { kind: 'spectator' };
  await screen.findByRole('button', { name: /To the end/ });
});
