// @vitest-environment happy-dom
import { Game, readFile } from '@room25/engine';
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { Notes } from '../../src/table/side/notes.tsx';
import { StillGame } from '../board/still-game.ts';

afterEach(cleanup);

const TWO_CARDS_DRAWN = `edition ultimate
mode cooperation
order franck jennifer max alice
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (KE) (25)
mac move 1 left, punish look max alice, blackout
`;

it('The discards can be looked through at any time, the latest first', async () => {
  await loadFirstWords();
  await loadText();
  const game = new StillGame(Game.setUp(readFile(TWO_CARDS_DRAWN).games[0]!.sheet) as Game, 0);
  const { getByRole, container } = render(<Notes game={game} id="x" />);
  fireEvent.click(getByRole('button', { name: /2$/ }));
  const cards = [...container.ownerDocument.querySelectorAll('dialog li')].map(({ textContent }) => textContent);
  expect(cards).toHaveLength(2);
  expect(cards[0]).toMatch(/Max and Alice/);
  expect(cards[1]).toMatch(/row 1/i);
});
