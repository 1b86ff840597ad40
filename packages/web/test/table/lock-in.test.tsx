// @vitest-environment happy-dom
/** Mouse and keys are used in turn: Enter means what stands on the red key. */
import { type Game, SPECTATOR, unpacked } from '@room25/engine';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { watchInputDevice } from '../../src/app/input-device.ts';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { Table } from '../../src/table/table.tsx';
import { playAtRandom } from '../board/games.ts';
import { StillGame } from '../board/still-game.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
  watchInputDevice();
});
afterEach(cleanup);

const programming = (): Game => {
  let found: Game | undefined;
  playAtRandom('plan', ({ game }) => {
    if (game.view(SPECTATOR).phase !== 'programming') return undefined;
    found = game.clone();
    return 'enough';
  });
  return found!;
};

/** Two actions are chosen by keys. */
const plan = async () => {
  const game = new StillGame(programming(), 0);
  const { container } = render(<Table game={game} id="x" onOver={() => {}} />);
  await waitFor(() => expect(container.querySelector('.program')).not.toBeNull());
  const choose = async (): Promise<void> => {
    for (const key of ['1', '2']) fireEvent.keyDown(document.activeElement!, { key });
    await waitFor(() => expect(container.querySelector('.program-lock-in[aria-disabled=false]')).not.toBeNull());
  };
  const cell = container.querySelector<HTMLElement>('[data-spot="b2"]')!;
  return { game, container, cell, choose };
};

it('Enter locks in though a click has left the focus on a room', async () => {
  const { game, container, cell, choose } = await plan();
  fireEvent.pointerDown(cell);
  cell.focus();
  await choose();
  expect(document.activeElement).toBe(cell);
  fireEvent.keyDown(cell, { key: 'Enter' });
  expect(game.sent.map((command) => unpacked(command).verb)).toEqual(['program']);
  expect(container.querySelector('dialog')).toBeNull();
});

it('Enter locks in though a click has left the focus on an action', async () => {
  const { game, container, choose } = await plan();
  const action = container.querySelector<HTMLElement>('.action-key')!;
  fireEvent.pointerDown(action);
  action.focus();
  await choose();
  const isLeftAlone = fireEvent.keyDown(action, { key: 'Enter' });
  // The browser would press the action again.
  expect(isLeftAlone).toBe(false);
  expect(game.sent).toHaveLength(1);
});

it('Enter opens the room that somebody went to by keys', async () => {
  const { game, cell, choose } = await plan();
  await choose();
  fireEvent.keyDown(document.body, { key: 'F6' });
  cell.focus();
  fireEvent.keyDown(cell, { key: 'Enter' });
  expect(game.sent).toEqual([]);
});
