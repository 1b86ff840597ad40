// @vitest-environment happy-dom
import { type FileAnswer, statisticsOf, tallyOf } from '@room25/protocol';
import { LANGUAGES } from '@room25/text';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { languageCode } from '../../src/app/settings.ts';
import { discard, store } from '../../src/app/storage.ts';
import { openFile } from '../../src/file/open.ts';
import { fileWords } from '../../src/file/words.ts';
import { keep, list, remove } from '../../src/saves/saves.ts';
import { finished } from './file-games.ts';

let FileScreen: Awaited<ReturnType<typeof openFile>>;

beforeAll(async () => {
  // What the page says of its server is read once.
  document.documentElement.dataset['server'] = '';
  await loadFirstWords();
  await loadText();
  FileScreen = await openFile();
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  discard('name');
  for (const { id } of await list()) await remove(id);
});

const figure = (name: string): string =>
  screen.getByText(name, { selector: '.figures dt' }).parentElement!.querySelector('b')!.textContent;

it('whoever has played nothing is told what will be here', async () => {
  render(<FileScreen />);
  await screen.findByText(/^Nothing on file yet/);
  expect(screen.queryByRole('table')).toBeNull();
  screen.getByText('0 of 12');
});

it('games of the device are counted, each with a replay that does not need the saved game', async () => {
  const games = finished(13);
  for (const game of games) await keep(game);
  const { unmount } = render(<FileScreen />);
  const results = games.map((game) => ({
    ...tallyOf(game)![0]!,
    ...{ edition: game.sheet.edition, mode: game.sheet.mode, ended: game.time },
  }));
  const { games: count, won, streak, kinds } = statisticsOf(results);
  await screen.findByText('13 games on this device.');
  expect([figure('Games'), figure('Won'), figure('Best streak')]).toEqual([count, won, streak].map(String));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(kinds.length + 1);
  expect(screen.getAllByRole('link', { name: /^Replay/ })).toHaveLength(12);
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(screen.getAllByRole('link', { name: /^Replay/ })).toHaveLength(13);
  for (const link of screen.getAllByRole('link', { name: /^Replay/ }))
    expect(link.getAttribute('href')).toMatch(/^#\/replay\/game-\d+$/);
  // The line has a sentence that says the same.
  screen.getByText(/^Share of games won, over 10 games at a time: \d+% at first/);
  unmount();
  for (const { id } of await list()) await remove(id);
  render(<FileScreen />);
  await screen.findByText('13 games on this device.');
  for (const link of screen.getAllByRole('link', { name: /^Replay/ }))
    expect(link.getAttribute('href')).toMatch(/^#\/replay\/~/);
});

it('games of the server stand among them, and are said to be from there', async () => {
  store('name', 'Ada');
  const game: FileAnswer['list'][number] = {
    ...{ table: 'served', code: 'QX4TR7', edition: 'ultimate', mode: 'suspicion', players: 4, result: 'guards' },
    ...{ ended: Date.now(), won: true, claims: 3, lies: 2, believed: 1, misled: 0, replay: '' },
    characters: [{ name: 'alice', role: 'killer', survived: true }],
    saved: ['max'],
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/api/guest/people') return Response.json({ people: [], seen: false });
    if (path === '/api/guest/ratings')
      return Response.json({ kinds: [], reliability: { finished: 0, games: 0 }, shown: false });
    return Response.json({ list: [game] });
  });
  render(<FileScreen />);
  await screen.findByText('13 games on this device, 1 game online.');
  expect(asked).toContain('/api/guest/file?from=0&limit=100');
  const [first] = screen.getAllByRole('link', { name: /^Replay/ });
  expect(first!.getAttribute('href')).toBe('#/replay/served');
  expect(first!.parentElement!.textContent).toMatch(/Suspicion · Ultimate · Killer.* · onlineWon/);
});

it('a server that does not answer is said to be missing', async () => {
  store('name', 'Ada');
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  render(<FileScreen />);
  await screen.findByText(/The server is not answering/);
});

it('a bad file is refused in words', async () => {
  render(<FileScreen />);
  const field = await screen.findByLabelText<HTMLInputElement>('Add a file');
  Object.defineProperty(field, 'files', { value: [new File(['no'], 'a.json')], configurable: true });
  fireEvent.change(field);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('This is not a file from this page. Nothing was changed.');
});

it.each(LANGUAGES)('every honour and fault has its words in %s', async (code) => {
  languageCode.value = code;
  await waitFor(() => expect(document.documentElement.lang).toBe(code));
  await waitFor(() =>
    expect(fileWords.value.title).toBe({ en: 'Your file', fr: 'Votre dossier', ru: 'Личное дело' }[code]),
  );
  render(<FileScreen />);
  await waitFor(() => expect(document.querySelectorAll('.honour-list-one')).toHaveLength(12));
});
