// @vitest-environment happy-dom
import type { OperatorAnswer, ReportAnswer } from '@room25/protocol';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { openOperator } from '../../src/operator/open.ts';

let OperatorScreen: Awaited<ReturnType<typeof openOperator>>;

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
  OperatorScreen = await openOperator();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NOON = Date.UTC(2026, 4, 1, 12);
const REPORT = {
  id: 'abc',
  made: NOON,
  table: 'table-id',
  reason: 'talk',
  note: 'he insults me',
  about: 'Ben',
} as const;
const DESK: OperatorAnswer = {
  expires: NOON,
  reports: [REPORT],
  pages: { reports: { from: 0, of: 1 }, sanctions: { from: 0, of: 1 }, log: { from: 0, of: 51, after: 50 } },
  sanctions: [
    { id: 'def', kind: 'ban', reason: 'spam', made: NOON, ends: NOON, guest: 'g', called: 'Cleo', answer: 'sorry' },
  ],
  announcements: [],
  log: [
    { at: NOON, act: 'ban', guest: 'g', called: 'Cleo', table: 'table-id', reason: 'spam', via: 'page 0123456789ab' },
  ],
};
const MOMENT: ReportAnswer = {
  ...REPORT,
  code: 'YKGVYA',
  seq: 7,
  lines: [{ at: NOON, name: 'Ben', text: 'an insult' }],
};

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** What it was sent. `isOpen`: is this browser an operator's? */
const serves = (isOpen: () => boolean): Sent[] => {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) sent.push({ path, body: JSON.parse(body) });
    if (!isOpen()) return { ok: false, json: async () => ({ code: 'no-such-page' }) };
    return { ok: true, json: async () => (path.includes('/report') ? MOMENT : DESK) };
  });
  return sent;
};

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const type = (field: HTMLElement, value: string): void => void fireEvent.input(field, { target: { value } });

it('a link lets in and is gone from the address; a report comes with its moment, and is acted upon', async () => {
  location.hash = '#/operator/secret';
  const sent = serves(() => true);
  render(<OperatorScreen id="secret" />);
  const reports = await part('Reports');
  expect(sent).toEqual([{ path: '/api/operator/enter', body: { token: 'secret' } }]);
  expect(location.href).not.toContain('secret');
  const details = reports.getByText('· Ben').closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await reports.findByText('an insult');
  reports.getByText('YKGVYA');
  type(reports.getByLabelText(/^Reason/), 'insults');
  type(reports.getByLabelText('For how many days'), '3');
  fireEvent.submit(details.querySelector('form')!);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({
    path: '/api/operator',
    body: { do: 'sanction', kind: 'mute', whom: { report: 'abc' }, days: 3, reason: 'insults' },
  });
});

it('what cannot be undone is asked once more, and may be left', async () => {
  const sent = serves(() => true);
  render(<OperatorScreen />);
  const tables = await part('A player at a table, or a whole table');
  fireEvent.change(tables.getByLabelText('What to do'), { target: { value: 'delete' } });
  type(tables.getByLabelText('Code of the table'), 'YKGVYA');
  type(tables.getByLabelText(/^Reason/), 'a trap');
  const press = (name: string): void => void fireEvent.click(tables.getByRole('button', { name }));
  press('Do it');
  await tables.findByRole('alert');
  // The focus lies where nothing is lost, and goes back.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('No'));
  press('No');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Do it'));
  expect(tables.queryByRole('alert')).toBeNull();
  press('Do it');
  await tables.findByRole('alert');
  expect(sent).toEqual([]);
  press('Yes, do it');
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ do: 'delete', table: 'YKGVYA', reason: 'a trap' }]),
  );
  await tables.findByText('Done, and logged.');
});

it('what could not be done is said where it was asked for', async () => {
  serves(() => true);
  render(<OperatorScreen />);
  const tables = await part('A player at a table, or a whole table');
  vi.stubGlobal('fetch', async () => ({ ok: false, json: async () => ({ code: 'not-seated' }) }));
  type(tables.getByLabelText('Code of the table'), 'YKGVYA');
  type(tables.getByLabelText(/^Reason/), 'spam');
  fireEvent.click(tables.getByRole('button', { name: 'Do it' }));
  expect((await tables.findByRole('alert')).textContent).toBe('No person sits in that seat.');
  expect(tables.queryByText('Done, and logged.')).toBeNull();
});

it('what is in force can be ended, and the log says who did what, and how', async () => {
  const sent = serves(() => true);
  render(<OperatorScreen />);
  const inForce = await part('In force');
  inForce.getByText('Their answer: sorry');
  type(inForce.getByLabelText('Reason'), 'enough');
  fireEvent.click(inForce.getByRole('button', { name: 'End it now' }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ do: 'lift', sanction: 'def', reason: 'enough' }]),
  );
  const log = (await part('What was done')).getByRole('listitem').textContent;
  for (const words of ['banned', 'Cleo', 'spam', 'on this page (0123456789ab)']) expect(log).toContain(words);
});

it('a long list is turned page by page, and stays there when something is done', async () => {
  const sent = serves(() => true);
  render(<OperatorScreen />);
  const asked: string[] = [];
  const { fetch } = globalThis;
  const onNext = { ...DESK, pages: { ...DESK.pages, log: { from: 50, of: 51, before: 0 } } };
  await screen.findByRole('navigation', { name: 'What was done' });
  // The others are short.
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
  vi.stubGlobal('fetch', async (path: string, options: { body?: string } = {}) => {
    asked.push(path);
    await fetch(path, options);
    return { ok: true, json: async () => onNext };
  });
  screen.getByText('1–1 of 51');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('51–51 of 51');
  expect(asked).toEqual(['/api/operator?log=50']);
  expect(document.activeElement?.textContent).toBe('What was done');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  const inForce = await part('In force');
  type(inForce.getByLabelText('Reason'), 'enough');
  fireEvent.click(inForce.getByRole('button', { name: 'End it now' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(asked[1]).toBe('/api/operator?log=50');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(asked[2]).toBe('/api/operator'));
});

it('whoever is no operator, or signs out, sees how one comes in and nothing else', async () => {
  let isOpen = true;
  const sent = serves(() => isOpen);
  render(<OperatorScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  isOpen = false;
  await screen.findByText(/This page opens only with a link/);
  expect(sent).toEqual([{ path: '/api/operator/leave', body: {} }]);
  expect(screen.queryByRole('region')).toBeNull();
});
