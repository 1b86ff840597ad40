// @vitest-environment happy-dom
/** Whoever was shown a room is asked to tell the others, whatever else they wanted to speak about before. */
import { type Command, Game, readCommand, readFile } from '@room25/engine';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { ToTell } from '../../src/play/to-tell.ts';
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
  (EM) EM CE (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (MR)
at jennifer b3
knows franck b4
`;

class AskingGame extends StillGame {
  override readonly seats = Array.from({ length: 4 }, () => ({ player: 'person' as const }));
  readonly toTell = new ToTell(this);
}

/** Franck's screen; he has seen b4 and wants to speak about it. */
const wantToSpeak = async () => {
  const game = new AskingGame(Game.setUp(readFile(SHEET).games[0]!.sheet) as Game, 1);
  const play = async (line: string): Promise<void> => {
    expect(await game.send(readCommand(line) as Command), line).toBeUndefined();
  };
  const { container } = render(<Table game={game} id="x" onOver={() => {}} />);
  const question = (): string | undefined => container.querySelector('.tell h2')?.textContent;
  const press = (selector: string): boolean => fireEvent.click(container.querySelector(selector)!);
  press('[data-spot="b4"]');
  await waitFor(() => expect(question()).toContain('b4'));
  const waited = (): string | undefined => container.querySelector('.cast-wait')?.textContent;
  const seen = (): string | undefined => container.querySelector('.tell-saw')?.textContent;
  return { play, question, press, seen, waited };
};

const PROGRAMS = ['franck', 'max', 'alice'].map((name) => `${name}: program look move`);

it('asks about a room although the one I wanted to speak about lies open by now', async () => {
  const { play, question, press, seen, waited } = await wantToSpeak();
  for (const line of ['jennifer: program move look', ...PROGRAMS]) await play(line);
  await play('jennifer: move b4');
  await waitFor(() => expect(question()).toBeUndefined());
  await play('franck: look d3');
  await waitFor(() => expect(question()).toContain('d3'));
  expect(seen(), 'the room by its name').toBe('Empty room');
  expect(waited()).toBe('Waiting for you.');
  press('.tell-silent');
  await waitFor(() => expect(question()).toBeUndefined());
});

it('speaks about the same room when it has moved', async () => {
  const { play, question } = await wantToSpeak();
  for (const line of ['jennifer: program control look', ...PROGRAMS]) await play(line);
  await play('jennifer: control b up');
  await waitFor(() => expect(question()).toContain('b3'));
});
