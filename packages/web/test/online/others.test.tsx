// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import type { TableView } from '@room25/protocol';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadFirstWords } from '../../src/app/language.ts';
import { loadPrivacyWords } from '../../src/lobby/privacy-words.ts';
import { Announcements, Standing } from '../../src/lobby/standing.tsx';
import type { OnlineTable } from '../../src/online/online-table.ts';
import { loadOnlineWords } from '../../src/online/words.ts';
import { Others } from '../../src/online-table/others.tsx';

beforeAll(async () => {
  await loadFirstWords();
  await loadOnlineWords();
  await loadPrivacyWords();
});

let asked: string[];
let answers: Record<string, unknown>;
beforeEach(() => {
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', async (path: string, { body = '' }: { body?: string }) => {
    asked.push(`${path} ${body}`.trim());
    return new Response(JSON.stringify(answers[path] ?? {}));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PEOPLE = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Ben' },
  { kind: 'bot', level: 'easy' },
];

it('others can be muted, blocked and reported, with a reason, also after they got up; bots and oneself cannot', async () => {
  const findMuted = vi.fn(async () => {});
  const table = signal({ id: 'x', you: 0, seats: PEOPLE } as unknown as TableView);
  const chat = signal([
    { seat: 2, name: 'Cleo', at: 5, text: 'hello' },
    { seat: 2, name: 'Cleo', at: 7, text: 'you fool' },
    { seat: 1, name: 'Ben', at: 8, text: 'no' },
  ]);
  render(<Others online={{ table, chat, findMuted } as unknown as OnlineTable} />);
  const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  expect(screen.queryByText('Ada')).toBeNull();
  press('Hide what they write: Ben');
  await screen.findByText('You no longer see what Ben writes.');
  await waitFor(() => expect(findMuted).toHaveBeenCalled());
  press('Block: Ben');
  await screen.findByText(/no longer sit at each other/);
  press('Report: Ben');
  fireEvent.change(screen.getByLabelText('What is wrong?'), { target: { value: 'spoiling' } });
  fireEvent.input(screen.getByLabelText('In your own words, if you like'), { target: { value: ' gives up ' } });
  fireEvent.submit(screen.getByLabelText('What is wrong?').closest('form')!);
  await screen.findByText(/^Reported: Ben/);
  press('Block: Cleo');
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked).toEqual([
    '/api/tables/x/shun {"seat":1,"kind":"mute"}',
    '/api/tables/x/shun {"seat":1,"kind":"block"}',
    '/api/tables/x/report {"seat":1,"reason":"spoiling","note":"gives up"}',
    '/api/tables/x/shun {"seat":2,"kind":"block","said":7}',
  ]);
});

it('the lobby tells what operators say, why and until when, and takes one answer', async () => {
  const ends = Date.now() + 1e9;
  const sanction = { id: 'a1', kind: 'mute', reason: 'insults', made: 1, ends };
  answers = {
    '/api/announcements': { announcements: [{ text: 'We restart at ten.' }] },
    '/api/guest/sanctions': { sanctions: [sanction, { ...sanction, id: 'b2', reason: 'long ago', ends: 2 }] },
    '/api/guest/sanctions/answer': { sanctions: [{ ...sanction, answer: 'Sorry' }] },
    '/api/guest/shunned': { people: [{ id: 'c3', name: 'Ben', kind: 'block', since: 1 }] },
    '/api/guest/shunned/forgive': { people: [] },
  };
  render(
    <>
      <Announcements />
      <Standing />
    </>,
  );
  await screen.findByText('We restart at ten.');
  await screen.findByText(/insults/);
  expect(screen.queryByText(/long ago/)).toBeNull();
  fireEvent.input(screen.getByLabelText('Your answer (only once)'), { target: { value: 'Sorry' } });
  fireEvent.submit(screen.getByLabelText('Your answer (only once)').closest('form')!);
  await screen.findByText('Your answer: Sorry');
  expect(asked).toContain('/api/guest/sanctions/answer {"id":"a1","text":"Sorry"}');
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Ben', hidden: true }));
  await waitFor(() => expect(screen.queryByText('Ben')).toBeNull());
});
