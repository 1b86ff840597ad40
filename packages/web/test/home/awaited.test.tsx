// @vitest-environment happy-dom

import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { loadFirstWords } from '../../src/app/language.ts';
import { discard, store } from '../../src/app/storage.ts';
import { Home } from '../../src/home/home.tsx';

afterEach(() => {
  cleanup();
  discard('name');
  vi.unstubAllGlobals();
});

it('the title of the first screen says how many tables wait', async () => {
  document.documentElement.dataset['server'] = '';
  document.title = 'Room 25';
  store('name', 'Noor');
  const listed = (code: string, awaited?: true) => ({ id: code, code, state: 'playing', people: ['Ana'], awaited });
  vi.stubGlobal('fetch', async () => Response.json({ tables: [listed('A', true), listed('B'), listed('C', true)] }));
  await loadFirstWords();
  render(<Home />);
  await waitFor(() => expect(document.title).toBe('(2) Room 25'));
});
