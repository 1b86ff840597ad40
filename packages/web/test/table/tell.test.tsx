// @vitest-environment happy-dom
/** Whoever was shown a room is asked to tell the others, whatever else they wanted to speak about before. */
import { type Command, type Event, readCommand } from '@room25/engine';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Announcer } from '../../src/app/announcer.tsx';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { motion } from '../../src/app/settings.ts';
import { Table } from '../../src/table/table.tsx';
import { AskingGame, cooperation } from './tables.tsx';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});
afterEach(cleanup);

/** Franck's screen; he has seen b4 and wants to speak about it. */
const wantToSpeak = async () => {
  const game = new AskingGame(cooperation('EM', 'at jennifer b3', 'knows franck b4'), 1);
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
  const show = (event: Event, ms = 900): void => {
    game.beat.value = { event, events: [event], before: game.view.value, after: game.view.value, ms, isLast: false };
  };
  return { game, play, question, press, seen, waited, show };
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

it('stays on the desk while others are shown rooms; only what I am shown myself comes before its question', async () => {
  motion.value = 'reduced';
  const { game, play, question, press, show } = await wantToSpeak();
  press('.tell-silent');
  for (const line of ['jennifer: program look move', ...PROGRAMS]) await play(line);
  await play('jennifer: look a3');
  await play('franck: look d3');
  await waitFor(() => expect(question()).toContain('d3'));
  const [others, mine] = game.log.value.flatMap(({ event }) => (event.kind === 'looked' ? [event] : []));
  show(mine!);
  await waitFor(() => expect(question()).toBeUndefined());
  show(others!);
  await waitFor(() => expect(question()).toContain('d3'));
});

it('says nothing of a question that what comes next takes away at once', async () => {
  motion.value = 'reduced';
  const { play, press, show, game } = await wantToSpeak();
  const { container } = render(<Announcer />);
  press('.tell-silent');
  for (const line of ['jennifer: program look move', ...PROGRAMS]) await play(line);
  await play('jennifer: look a3');
  await play('franck: look d3');
  const mine = game.log.value.findLast(({ event }) => event.kind === 'looked')!.event;
  await Promise.resolve();
  show(mine);
  await new Promise((done) => setTimeout(done, 150));
  expect(container.textContent).toMatch(/look/);
  expect(container.textContent).not.toContain('Tell the table about d3');
});
