// @vitest-environment happy-dom
/** What a screen reader is told, and when. */
import { type Command, Game, readCommand, readFile } from '@room25/engine';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Announcer } from '../../src/app/announcer.tsx';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { Table } from '../../src/table/table.tsx';
import { StillGame } from '../board/still-game.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});
afterEach(cleanup);

const SHEET = `edition second
mode cooperation
order jennifer franck max alice
board
  (EM) (EM) (EM) (EM) (25)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (MR)
knows jennifer c2
`;

class PlainGame extends StillGame {
  override readonly seats = Array.from({ length: 4 }, () => ({ player: 'person' as const }));
}

it('tells what happens behind the opening after it', async () => {
  const game = new PlainGame(Game.setUp(readFile(SHEET).games[0]!.sheet) as Game, 1);
  const { container } = render(
    <>
      <Table game={game} id="voice" hasOpening onOver={() => {}} />
      <Announcer />
    </>,
  );
  await waitFor(() => expect(container.querySelector('.opening')).not.toBeNull());
  const heard = (): string =>
    [...container.querySelectorAll('.unseen[aria-live]')].map(({ textContent }) => textContent).join(' ');
  expect(await game.send(readCommand('jennifer: signal c2 green') as Command)).toBeUndefined();
  await new Promise((done) => setTimeout(done, 150));
  expect(heard()).not.toContain('c2');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(heard()).toContain('Jennifer says c2 is green'));
});
