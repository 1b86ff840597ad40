// @vitest-environment happy-dom
/** What is asked is said as it is asked, wherever the pointer or the focus has stayed. */
import { type Command, Game, readCommand, readFile } from '@room25/engine';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Announcer } from '../../src/app/announcer.tsx';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { ToTell } from '../../src/play/to-tell.ts';
import { Table } from '../../src/table/table.tsx';
import { StillGame } from '../board/still-game.ts';

afterEach(cleanup);

const SHEET = `edition second
mode cooperation
order jennifer franck max alice
board
  (EM) (EM) (EM) (EM) (25)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) CE (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (MR)
`;

class AskingGame extends StillGame {
  override readonly seats = Array.from({ length: 4 }, () => ({ player: 'person' as const }));
  readonly toTell = new ToTell(this);
}

it('Whoever has looked into a room is asked where to go next, not whether to enter that room', async () => {
  await loadFirstWords();
  await loadText();
  const game = new AskingGame(Game.setUp(readFile(SHEET).games[0]!.sheet) as Game, 0);
  const all = async (what: string): Promise<void> => {
    for (const name of ['jennifer', 'franck', 'max', 'alice'])
      expect(await game.send(readCommand(`${name}: ${what}`) as Command)).toBeUndefined();
  };
  const { container } = render(
    <>
      <Announcer />
      <Table game={game} id="x" onOver={() => {}} />
    </>,
  );
  const said = (): string => container.querySelector('[aria-live=assertive]')!.textContent;
  await all('program look move');
  await waitFor(() => expect(said()).toContain('Look. Which room?'));
  container.querySelector<HTMLElement>('[data-spot=b3]')!.focus();
  await all('look b3');
  await waitFor(() => expect(container.querySelector('.tell')).not.toBeNull());
  fireEvent.click(container.querySelector('.tell-silent')!);
  await waitFor(() => expect(said()).toContain('Move. '));
  expect(said()).toContain('Move. Which room?');
});
