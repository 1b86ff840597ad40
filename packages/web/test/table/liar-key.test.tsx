// @vitest-environment happy-dom
/** As long as somebody chooses on whom to bet, their own turn does not come and take the heads away. */
import { Game, newSheet, type Sheet } from '@room25/engine';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { openBetKeys } from '../../src/table/open-beats.ts';
import { Table } from '../../src/table/table.tsx';
import { StillGame } from '../board/still-game.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});
afterEach(cleanup);

const watch = async (id: string, more = {}) => {
  const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 4, seed: 'liar' }) as Sheet;
  const game = new StillGame(Game.setUp(sheet) as Game, 0);
  game.answers.value = [];
  const { container } = render(<Table game={game} id={id} more={more} onOver={() => {}} />);
  const press = async (selector: string): Promise<void> => {
    await waitFor(() => expect(container.querySelector(selector)).not.toBeNull());
    fireEvent.click(container.querySelector(selector)!);
  };
  const isPaused = (paused: boolean): Promise<void> => waitFor(() => expect(game.pace.paused.value).toBe(paused));
  return { game, container, press, isPaused };
};

it('The show waits until somebody is chosen, or nobody', async () => {
  const { press, isPaused } = await watch('one');
  await press('.liar-key');
  await isPaused(true);
  await press('.liar-key-heads .icon-key');
  await isPaused(false);
  await press('.liar-key');
  await isPaused(true);
  await press('.liar-key-heads .key');
  await isPaused(false);
});

it('Whoever has paused it finds it paused', async () => {
  const { game, press, isPaused } = await watch('two');
  game.pace.pause();
  await press('.liar-key');
  await press('.liar-key-heads .key');
  await isPaused(true);
});

it('A lesson or a puzzle takes no bets', async () => {
  const { container } = await watch('three', { isKept: false });
  await openBetKeys();
  await waitFor(() => expect(container.querySelector('.watch-skip')).not.toBeNull());
  expect(container.querySelector('.liar-key')).toBeNull();
});
