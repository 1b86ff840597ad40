// @vitest-environment happy-dom

import { LANGUAGES } from '@room25/text';
import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadFirstWords, words } from '../../src/app/language.ts';
import { languageCode } from '../../src/app/settings.ts';
import { Home } from '../../src/home/home.tsx';
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
  const key = screen.getByRole('button', { name: /^.*By invitation.*no game server/ });
  expect(key.getAttribute('aria-disabled')).toBe('true');
  key.click();
  expect(location.hash).toBe('');
});

it.each(LANGUAGES)('The language can be changed at any time: %s', async (code) => {
  render(<Home />);
  const { title } = { title: { en: 'EN, English', fr: 'FR, Français', ru: 'RU, Русский' }[code] };
  screen.getByRole('button', { name: title }).click();
  await waitFor(() => expect(document.documentElement.lang).toBe(code));
  expect(languageCode.value).toBe(code);
  await screen.findByText(words.value.home.programme);
});
