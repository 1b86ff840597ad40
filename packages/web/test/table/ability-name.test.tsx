// @vitest-environment happy-dom
/** Whatever tells of an ability calls it what its key says. */
import { Game, readFile } from '@room25/engine';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { Table } from '../../src/table/table.tsx';
import { StillGame } from '../board/still-game.ts';

afterEach(cleanup);

const POSITION = `
edition ultimate
mode suspicion
order franck jennifer max alice
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) EM   (EM) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (25)
at franck b2
`;

it('An ability that is programmed is called by its own name, also where it is only heard', async () => {
  await loadFirstWords();
  await loadText();
  const game = new StillGame(Game.setUp(readFile(POSITION).games[0]!.sheet) as Game, 0);
  const { container } = render(<Table game={game} id="ability" onOver={() => {}} />);
  for (const name of [/^Recover/, /^Look/]) fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(container.querySelector('.program-lock-in')!);
  await waitFor(() => expect(container.querySelector('.watch-program')).not.toBeNull());
  expect(container.querySelector('.watch-program')!.getAttribute('aria-label')).toBe('Locked in: Recover, Look');
  while (game.game.awaited.length > 0 && game.view.value.phase === 'programming')
    await game.send(game.game.answers(game.game.awaited[0]!)[0]!);
  await screen.findByRole('button', { name: /Franck.*Recover/ });
});
