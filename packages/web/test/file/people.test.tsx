// @vitest-environment happy-dom
import type { PeopleAnswer } from '@room25/protocol';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { openFile } from '../../src/file/open.ts';
import { People } from '../../src/file/people.tsx';

const BEN: PeopleAnswer['people'][number] = {
  ...{ name: 'Ben', games: 3, last: Date.now() - 90_000_000, table: 'ours', visitor: 1, here: true },
};
const CLEO = { ...BEN, name: 'Cleo', games: 1, visitor: 2, here: undefined, muted: true } as unknown as typeof BEN;
const SETTINGS = { edition: 'second', mode: 'team', players: 4, listed: true, clock: { kind: 'none' }, talk: 'chat' };

let asked: { readonly path: string; readonly body: unknown }[] = [];
let people: PeopleAnswer;
let copied: string[] = [];

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
  await openFile();
});
beforeEach(() => {
  asked = [];
  copied = [];
  people = { seen: false, people: [BEN, CLEO] };
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    const sent = body === undefined ? undefined : JSON.parse(body);
    asked.push({ path, body: sent });
    if (path === '/api/tables/ours') return Response.json({ id: 'ours', settings: { ...SETTINGS, rated: true } });
    if (path === '/api/tables') return Response.json({ id: 'new', code: 'NEW123' });
    if (path === '/api/guest/people/shun') people = { ...people, people: [CLEO] };
    if (sent && 'seen' in sent) people = { ...people, seen: sent.seen };
    return Response.json(people);
  });
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('those whom one has played with are listed, and who of them is here', async () => {
  render(<People />);
  const ben = (await screen.findByText('Ben')).closest('li')!;
  expect(ben.textContent).toContain('3 games together, the last one yesterday');
  expect(ben.textContent).toContain('here now');
  const cleo = screen.getByText('Cleo').closest('li')!;
  expect(cleo.textContent).not.toContain('here now');
  expect(cleo.textContent).toContain('muted');
});

it('an invitation is a new table on the terms of the last one, with its link', async () => {
  render(<People />);
  fireEvent.click(await screen.findByRole('button', { name: 'Invite again: Ben' }));
  const table = await screen.findByRole('link', { name: 'To the table' });
  expect(table.getAttribute('href')).toBe('#/room/NEW123');
  // Only a table that everybody can find is rated.
  const { settings } = asked.find(({ path }) => path === '/api/tables')!.body as { settings: object };
  expect(settings).toEqual({ ...SETTINGS, listed: false });
  expect(copied).toEqual([expect.stringMatching(/#\/room\/NEW123$/)]);
});

it('somebody is blocked by the table of the last game', async () => {
  render(<People />);
  fireEvent.click(await screen.findByRole('button', { name: 'Block: Ben', hidden: true }));
  await screen.findByText(/^Ben and you will no longer/);
  expect(asked.at(-1)).toEqual({
    path: '/api/guest/people/shun',
    body: { table: 'ours', visitor: 1, kind: 'block' },
  });
  await waitFor(() => expect(screen.queryByText('Ben')).toBeNull());
});

it('nobody sees that one is here before one wants it', async () => {
  render(<People />);
  const box = await screen.findByRole<HTMLInputElement>('checkbox');
  expect(box.checked).toBe(false);
  box.checked = true;
  fireEvent.change(box);
  await waitFor(() => expect(asked.at(-1)).toEqual({ path: '/api/guest/people', body: { seen: true } }));
});
