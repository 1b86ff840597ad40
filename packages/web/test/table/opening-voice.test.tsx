// @vitest-environment happy-dom
/** What a screen reader is told, and when. */
import { type Command, readCommand } from '@room25/engine';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Announcer } from '../../src/app/announcer.tsx';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { Table } from '../../src/table/table.tsx';
import { cooperation, PeopleGame } from './tables.tsx';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});
afterEach(cleanup);

it('tells what happens behind the opening after it', async () => {
  const game = new PeopleGame(cooperation('(EM)', 'knows jennifer c2'), 1);
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
