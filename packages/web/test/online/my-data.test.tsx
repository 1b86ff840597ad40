// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import type { TableView } from '@room25/protocol';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadFirstWords } from '../../src/app/language.ts';
import { myName, nameDraft, remember } from '../../src/lobby/me.ts';
import { MyData } from '../../src/lobby/my-data.tsx';
import { loadPrivacyWords } from '../../src/lobby/privacy-words.ts';
import { namedLine, namedPeople, namedTable } from '../../src/online/somebody.ts';
import { loadOnlineWords } from '../../src/online/words.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadOnlineWords();
  await loadPrivacyWords();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('whoever types their name is forgotten, here too; nobody by mistake', async () => {
  const asked = signal<{ path: string; body: string } | undefined>(undefined);
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.value = { path, body };
    return new Response('{}');
  });
  remember('Ada');
  render(<MyData name="Ada" />);
  const take = screen.getByText('Download it all');
  expect([take.getAttribute('href'), take.hasAttribute('download')]).toEqual(['/api/guest/data', true]);
  fireEvent.click(screen.getByRole('button', { name: 'Forget me', hidden: true }));
  const sure = screen.getAllByRole('button', { name: 'Forget me', hidden: true })[1] as HTMLButtonElement;
  expect(sure.disabled).toBe(true);
  const field = screen.getByLabelText('Type Ada to confirm');
  fireEvent.input(field, { target: { value: 'Ida' } });
  fireEvent.submit(field.closest('form')!);
  expect([sure.disabled, asked.value]).toEqual([true, undefined]);
  fireEvent.input(field, { target: { value: 'Ada' } });
  fireEvent.submit(field.closest('form')!);
  await waitFor(() => expect(myName.value).toBeUndefined());
  expect(asked.value).toEqual({ path: '/api/guest/forget', body: '{"name":"Ada"}' });
  expect([nameDraft.value, localStorage.getItem('room25.name')]).toEqual(['', null]);
});

it('whoever was forgotten is called somebody, and several are counted', () => {
  expect(namedPeople(['Ada', '', 'Ben', ''])).toEqual(['Ada', 'Somebody', 'Ben', 'Somebody 2']);
  const table = { seats: [{ kind: 'person', name: '' }, { kind: 'free' }] } as unknown as TableView;
  expect(namedTable(table).seats[0]).toEqual({ kind: 'person', name: 'Somebody' });
  expect(namedLine({ seat: 0, name: '', at: 1, phrase: 'yes' })).toMatchObject({ name: 'Somebody' });
});
