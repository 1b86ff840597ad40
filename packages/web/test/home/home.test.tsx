// @vitest-environment happy-dom

import { LANGUAGES } from '@room25/text';
import { act, cleanup, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadFirstWords, words } from '../../src/app/language.ts';
import { languageCode } from '../../src/app/settings.ts';
import { lookAround } from '../../src/home/here.ts';
import { Home } from '../../src/home/home.tsx';
import { OnlineEntry } from '../../src/home/online-entry.tsx';
import { YourMove } from '../../src/home/your-move.tsx';
import { dayOf, noteDay, solvedDays, streakOf, weekOf } from '../../src/puzzles/days.ts';
import { loadGlance } from '../../src/puzzles/glance.ts';
import { PUZZLES, puzzleOf } from '../../src/puzzles/puzzles.ts';
import { puzzlesWords } from '../../src/puzzles/words.ts';
import { keep, list, remove } from '../../src/saves/saves.ts';
import { newTable } from '../../src/setup/open-table.ts';
import { USUAL_PLAN } from '../../src/setup/plan.ts';

beforeAll(loadFirstWords);
afterEach(async () => {
  cleanup();
  location.hash = '';
  for (const { id } of await list()) await remove(id);
});

const entries = (): string[] => screen.getAllByRole('listitem').map((item) => item.querySelector('b')!.textContent);

it('Play now keeps a table and opens it', async () => {
  render(<Home />);
  screen.getByRole('button', { name: /^Play now/ }).click();
  await waitFor(() => expect(location.hash).toMatch(/^#\/table\//));
  const [table] = await list();
  expect(location.hash).toBe(`#/table/${table?.id}`);
  expect(table?.seats.filter(({ player }) => player === 'person')).toHaveLength(1);
});

describe('Back to your table', () => {
  const unfinished = newTable(USUAL_PLAN, { id: 'mine', seed: 'x', time: Date.now() });

  it('comes first when there is one', async () => {
    await keep(unfinished);
    render(<Home />);
    const link = await screen.findByRole('link', { name: /^Back to your table/ });
    expect(link.getAttribute('href')).toBe('#/table/mine');
    expect(entries()[0]).toBe('Back to your table');
  });

  it('is not offered for a game that is over', async () => {
    await keep({ ...unfinished, outcome: { result: 'guards' } });
    render(<Home />);
    await waitFor(() => expect(entries()[0]).toBe('Play now'));
  });
});

it('Without a server there is no playing with others, and the page says why', () => {
  render(<Home />);
  const key = screen.getByRole('button', { name: /^.*Play together.*no game server/ });
  expect(key.getAttribute('aria-disabled')).toBe('true');
  key.click();
  expect(location.hash).toBe('');
});

describe('Puzzle of the day', () => {
  const today = dayOf(new Date());

  it('says whether it is solved, and for how many days in a row', () => {
    solvedDays.value = [today - 5, today - 2, today - 1];
    render(<Home />);
    const entry = () => screen.getByRole('link', { name: /^Puzzle of the day/ });
    expect(entry().textContent).toMatch(/one solution\..*2 days$/);
    expect(entry().textContent).not.toMatch(/Solved/);
    act(() => noteDay(today));
    expect(entry().textContent).toMatch(/Solved\..*3 days$/);
    expect(entry().getAttribute('href')).toBe('#/puzzles/today');
  });

  it('says what is to be done and how hard it is, as the puzzle itself does', async () => {
    await puzzlesWords.load();
    const { kinds, grades } = puzzlesWords.words.value;
    const glance = await loadGlance();
    for (let day = today; day < today + PUZZLES.length; day++)
      expect(glance(day)).toBe(`${kinds[puzzleOf(day).kind]} · ${grades[puzzleOf(day).grade]}`);
    solvedDays.value = [];
    render(<Home />);
    const entry = await screen.findByRole('link', { name: new RegExp(`${grades[puzzleOf(today).grade]} · New one`) });
    expect(entry.textContent).toContain(kinds[puzzleOf(today).kind]);
    expect(entry.querySelector('.puzzle-entry-week')).toBeNull();
  });

  it('has the last seven days, today at their end', () => {
    expect(weekOf([today - 7, today - 6, today - 1], today)).toEqual([true, false, false, false, false, true, false]);
    solvedDays.value = [today - 6, today];
    render(<Home />);
    const days = [...document.querySelectorAll('.puzzle-entry-week i')];
    expect(days.map(({ className }) => className)).toEqual(['done', '', '', '', '', '', 'done']);
  });

  it('has no streak once a day is missed', () => {
    expect(streakOf([today - 3, today - 2], today)).toBe(0);
    expect(streakOf([today - 1], today)).toBe(1);
    expect(streakOf([], today)).toBe(0);
  });
});

describe('At a server', () => {
  const listed = (code: string, deadline?: number) => ({
    ...{ id: code, code, state: 'playing', edition: 'second', mode: 'suspicion', seats: 4, taken: 4 },
    ...{ clock: { kind: 'none' }, talk: 'chat', people: ['Noor', 'Ana', 'Cleo'], updated: 0, awaited: true },
    ...(deadline !== undefined && { deadline }),
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.removeItem('room25.name');
  });

  it('it says who waits where, how long, and how many are there', async () => {
    localStorage.setItem('room25.name', 'Noor');
    const mine = [listed('A', Date.now() + 3 * 86_400_000), listed('B')];
    const open = { ...listed('C'), state: 'open', taken: 1, people: ['Bo'] };
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json(
        path === '/api/quick' ? { here: 7, waiting: 2 } : { tables: path.includes('mine') ? mine : [open, ...mine] },
      ),
    );
    expect(await lookAround()).toMatchObject({ open: 1, people: 7, waiting: 2, me: 'Noor' });
    render(
      <ul>
        <YourMove here={await lookAround()} />
        <OnlineEntry here={await lookAround()} />
      </ul>,
    );
    const move = screen.getByRole('link', { name: /^Your move/ });
    expect(move.getAttribute('href')).toBe('#/room/A');
    expect(move.textContent).toBe('Your moveAna and Cleo are waiting for you · and one more table3 days');
  });
});

it.each(LANGUAGES)('The language can be changed at any time: %s', async (code) => {
  render(<Home />);
  const { title } = { title: { en: 'EN, English', fr: 'FR, Français', ru: 'RU, Русский' }[code] };
  screen.getByRole('button', { name: title }).click();
  await waitFor(() => expect(document.documentElement.lang).toBe(code));
  expect(languageCode.value).toBe(code);
  // What is found has ordinary spaces.
  await screen.findByText(words.value.home.tonight.replace('\u00a0', ' '));
});
