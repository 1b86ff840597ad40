// @vitest-environment happy-dom
/** Keeping a name without passkeys, coming back to it, and becoming one with whoever one was: what the page asks and shows. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadFirstWords } from '../../src/app/language.ts';
import { CarryScreen } from '../../src/lobby/carry-screen.tsx';
import { ComeBack } from '../../src/lobby/come-back.tsx';
import { MyDevices } from '../../src/lobby/devices.tsx';
import { KeepName } from '../../src/lobby/keep-name.tsx';
import { forgotten, myName } from '../../src/lobby/me.ts';
import { loadNameWords } from '../../src/lobby/name-words.ts';
import { loadPrivacyWords } from '../../src/lobby/privacy-words.ts';
import { loadOnlineWords } from '../../src/online/words.ts';

beforeAll(async () => {
  await Promise.all([loadFirstWords(), loadOnlineWords(), loadPrivacyWords(), loadNameWords()]);
});

/** By path: what the server answers. */
let answers: Record<string, object>;
let asked: (readonly [path: string, body: unknown])[];
beforeEach(() => {
  answers = {};
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push([path, body === undefined ? undefined : JSON.parse(body)]);
    const answer = answers[path] ?? { code: 'identity' };
    return new Response(JSON.stringify(answer), { status: 'code' in answer ? 401 : 200 });
  });
});
afterEach(() => {
  cleanup();
  forgotten();
  vi.unstubAllGlobals();
  localStorage.clear();
  location.hash = '';
});

const unfold = (): void => {
  const details = document.querySelector('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

it('where there are no passkeys a key is shown once, to be written down', async () => {
  answers['/api/guest/kept'] = { passkeys: [] };
  answers['/api/guest/recovery'] = { key: 'ABCDE-FGHJK-MNPQR-STVWX-YZ234-5' };
  render(<KeepName name="Ada" />);
  unfold();
  await screen.findByText(/lives on this device only/);
  screen.getByText(/browsers have no passkeys/);
  answers['/api/guest/kept'] = { passkeys: [], recovery: Date.now() };
  fireEvent.click(screen.getByRole('button', { name: 'Make a recovery key' }));
  await screen.findByText('ABCDE-FGHJK-MNPQR-STVWX-YZ234-5');
  await screen.findByText('You can come back as Ada from any device.');
  expect(decodeURIComponent(screen.getByText('Save as a file').getAttribute('href')!)).toContain('YZ234-5');
  const details = document.querySelector('details')!;
  details.open = false;
  fireEvent(details, new Event('toggle'));
  await waitFor(() => expect(screen.queryByText('ABCDE-FGHJK-MNPQR-STVWX-YZ234-5')).toBeNull());
});

it('whoever is nobody here comes back at once by the key that they wrote down; a wrong one opens nothing', async () => {
  render(<ComeBack />);
  unfold();
  const field = screen.getByLabelText('Recovery key');
  fireEvent.input(field, { target: { value: 'wrong' } });
  fireEvent.submit(field.closest('form')!);
  await screen.findByText('This key does not work here.');
  answers['/api/guest/recover'] = { token: 'tok', expires: 1 };
  answers['/api/guest/link/owner'] = { name: 'Ada', expires: 1 };
  answers['/api/guest/carry'] = { name: 'Ada' };
  fireEvent.submit(field.closest('form')!);
  await waitFor(() => expect(myName.value).toBe('Ada'));
  expect(asked.at(-1)).toEqual(['/api/guest/carry', { token: 'tok' }]);
});

it('whoever is somebody else is asked, with both names, and may bring their games along', async () => {
  answers['/api/guest/recover'] = { token: 'tok', expires: 1 };
  answers['/api/guest/link/owner'] = { name: 'Ada', you: 'Bea', along: 2, apart: 1, expires: 1 };
  answers['/api/guest/carry'] = { name: 'Ada' };
  render(<ComeBack />);
  unfold();
  fireEvent.submit(screen.getByLabelText('Recovery key').closest('form')!);
  await waitFor(() => expect(location.hash).toBe('#/carry/%3Atok'));
  expect(asked.map(([path]) => path)).not.toContain('/api/guest/carry');
  cleanup();
  render(<CarryScreen id=":tok" />);
  const bring = await screen.findByRole('button', { name: 'Bring Bea’s 2 games along' });
  screen.getByText(/On this device you are Bea/);
  screen.getByText(/You both have a seat at the same table: Bea leaves it/);
  fireEvent.click(bring);
  await waitFor(() => expect(location.hash).toBe('#/lobby'));
  expect(asked.at(-1)).toEqual(['/api/guest/carry', { token: 'tok', instead: true, along: true }]);
});

it('whoever keeps their name hears that they can come back, before they sign out everywhere', async () => {
  answers['/api/guest/devices'] = { devices: [], kept: true };
  render(<MyDevices />);
  unfold();
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere', hidden: true }));
  await screen.findByText(/You can come back with your passkey/);
});
