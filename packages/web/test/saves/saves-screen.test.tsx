// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { exportText } from '../../src/saves/export.ts';
import { keep, list, remove } from '../../src/saves/saves.ts';
import { Saves } from '../../src/saves/saves-screen.tsx';
import { WISHES, wholeGame } from '../whole-games.ts';

const { record } = wholeGame(WISHES[0]!);

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});
afterEach(async () => {
  cleanup();
  for (const { id } of await list()) await remove(id);
});

const bring = (text: string): void => {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(field, 'files', { value: [new File([text], 'a.r25')], configurable: true });
  fireEvent.change(field);
};

it('A file becomes a kept game', async () => {
  render(<Saves />);
  bring(exportText(record));
  await screen.findByRole('link', { name: /^See how it ended: Suspicion, Prototype/ });
  expect((await list())[0]).toMatchObject({ sheet: record.sheet, commands: record.commands });
});

it('A file that is no game is refused in words, and nothing is kept', async () => {
  render(<Saves />);
  bring(exportText(record).replace(/^mode .*$/m, 'mode nonsense'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This is not a valid .r25 file.');
  expect(alert.textContent).toContain('mode nonsense');
  expect(alert.textContent).toContain('Nothing was changed.');
  expect(await list()).toEqual([]);
});

it('What was deleted can be brought back', async () => {
  await keep(record);
  render(<Saves />);
  fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  await waitFor(async () => expect(await list()).toEqual([]));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await list()).toEqual([record]));
});
