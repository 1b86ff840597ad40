// @vitest-environment happy-dom
/** Whatever tells of an ability calls it what its key says. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { showFranckIn } from './tables.tsx';

afterEach(cleanup);

it('An ability that is programmed is called by its own name, also where it is only heard', async () => {
  const { game, container } = await showFranckIn('EM');
  for (const name of [/^Recover/, /^Look/]) fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(container.querySelector('.program-lock-in')!);
  await waitFor(() => expect(container.querySelector('.watch-program')).not.toBeNull());
  expect(container.querySelector('.watch-program')!.getAttribute('aria-label')).toBe('Locked in: Recover, Look');
  while (game.game.awaited.length > 0 && game.view.value.phase === 'programming')
    await game.send(game.game.answers(game.game.awaited[0]!)[0]!);
  await screen.findByRole('button', { name: /Franck.*Recover/ });
});
