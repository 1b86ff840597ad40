// @vitest-environment happy-dom
/** ROOM-PARANOIA: no action is programmed, but adrenaline may be committed. */
import { readCommand } from '@room25/engine';
import { cleanup, fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { showFranckIn } from './tables.tsx';

afterEach(cleanup);

const shown = () => showFranckIn('PA', 'paranoia franck look push move');

it('Nothing can be put into a slot, and locking in keeps the adrenaline', async () => {
  const { game, container } = await shown();
  expect(container.querySelectorAll('.program-slot.barred')).toHaveLength(2);
  expect(container.querySelectorAll('.action-key[aria-disabled="true"]')).toHaveLength(4);
  fireEvent.click(container.querySelector('.program-lock-in')!);
  await waitFor(() => expect(game.sent).toEqual([readCommand('franck: program none')]));
});

it('The adrenaline is committed alone', async () => {
  const { game, container } = await shown();
  expect(container.querySelector('.program-slot-adrenaline > i')).toBeNull();
  fireEvent.click(container.querySelector('.program-slot-adrenaline')!);
  // Pressed, it is ticked: no theme says so by colour alone.
  await waitFor(() => expect(container.querySelector('.program-slot-adrenaline > i')).not.toBeNull());
  fireEvent.click(container.querySelector('.program-lock-in')!);
  await waitFor(() => expect(game.sent).toEqual([readCommand('franck: program adrenaline')]));
});

it('Whoever tries an action is told why not', async () => {
  const { game, container } = await shown();
  fireEvent.click(container.querySelectorAll('.program-slot')[0]!);
  await waitFor(() => expect(container.querySelector('.program-reason')).not.toBeNull());
  expect(container.querySelector('.program-reason a')?.getAttribute('href')).toContain('ROOM-PARANOIA');
  expect(game.sent).toEqual([]);
});
