// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadFirstWords } from '../../src/app/language.ts';
import { discard, recall, store } from '../../src/app/storage.ts';
import { isDaily, isTold, permission } from '../../src/online/push.ts';
import { loadOnlineWords } from '../../src/online/words.ts';
import { CallMe } from '../../src/waiting/call-me.tsx';

const KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const ENDPOINT = 'https://push.example/to/me';
const bytesOf = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64url')).buffer;

let subscription: object | null;
let asked: { path: string; body: unknown }[];
let answer: NotificationPermission;

const subscribed = (key: string) => ({
  endpoint: ENDPOINT,
  options: { applicationServerKey: bytesOf(key) },
  getKey: (name: string) => bytesOf(name === 'auth' ? 'AAAA' : '____'),
  unsubscribe: async () => {
    subscription = null;
  },
});

beforeAll(async () => {
  await loadFirstWords();
  await loadOnlineWords();
});
beforeEach(() => {
  store('name', 'Ada');
  subscription = null;
  asked = [];
  answer = 'granted';
  isTold.value = undefined;
  isDaily.value = false;
  permission.value = 'default';
  vi.stubGlobal(
    'Notification',
    Object.assign(() => undefined, { requestPermission: async () => answer }),
  );
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: body === undefined ? undefined : JSON.parse(String(body)) });
    return Response.json({ key: KEY, browsers: 1 });
  });
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      subscription = subscribed(applicationServerKey);
      return subscription;
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
});
afterEach(() => {
  cleanup();
  discard('name');
  discard('daily');
  vi.unstubAllGlobals();
});

const sent = { endpoint: ENDPOINT, p256dh: '____', auth: 'AAAA', language: 'en' };

it('waits for the worker, which is still being fetched on a first visit', async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  let found: typeof registration;
  let come = (): void => undefined;
  const ready = new Promise<void>((done) => {
    come = done;
  });
  const serviceWorker = { ready, getRegistration: async () => found };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  render(<CallMe byPost={false} />);
  await new Promise((done) => setTimeout(done));
  expect(screen.queryByRole('button')).toBeNull();
  found = registration;
  come();
  await screen.findByRole('button', { name: 'Notify me when I’m on' });
});

it('is asked for when somebody wants it, and can be turned off', async () => {
  render(<CallMe byPost={false} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Notify me when I’m on' }));
  await screen.findByText('You will be notified, even while this page is closed.');
  expect(asked).toEqual([
    { path: '/api/guest/push', body: undefined },
    { path: '/api/guest/push', body: sent },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Stop notifying me' }));
  await screen.findByRole('button', { name: 'Notify me when I’m on' });
  await waitFor(() => expect(subscription).toBeNull());
  expect(asked.at(-1)).toEqual({ path: '/api/guest/push/off', body: { endpoint: ENDPOINT } });
});

it('is told to the server again when the page starts, and anew if the server has another key', async () => {
  subscription = subscribed(KEY);
  const before = subscription;
  render(<CallMe byPost={false} />);
  await screen.findByRole('button', { name: 'Stop notifying me' });
  expect(asked.at(-1)).toEqual({ path: '/api/guest/push', body: sent });
  expect(subscription).toBe(before);
  cleanup();
  subscription = subscribed('AAAA');
  render(<CallMe byPost={false} />);
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(subscription).toMatchObject({ options: { applicationServerKey: bytesOf(KEY) } });
});

it('is once a day, in the evening of this device, for whoever wants that of games by post', async () => {
  subscription = subscribed(KEY);
  render(<CallMe byPost />);
  const choice = async () => (await screen.findByRole('checkbox')) as HTMLInputElement;
  expect((await choice()).checked).toBe(false);
  fireEvent.click(await choice());
  await waitFor(() => expect(recall('daily')).toBeDefined());
  const evening = new Date();
  evening.setHours(18, 0);
  const daily = evening.getUTCHours() * 60 + evening.getUTCMinutes();
  expect(asked.at(-1)).toEqual({ path: '/api/guest/push', body: { ...sent, daily } });
  // The page says it again when it starts.
  cleanup();
  render(<CallMe byPost />);
  await waitFor(() => expect(asked).toHaveLength(6));
  expect(asked.at(-1)).toEqual({ path: '/api/guest/push', body: { ...sent, daily } });

  fireEvent.click(await choice());
  await waitFor(() => expect(recall('daily')).toBeUndefined());
  expect(asked.at(-1)).toEqual({ path: '/api/guest/push', body: sent });

  // What the server does not take is not so.
  vi.stubGlobal('fetch', async () => Response.json({ code: 'too-fast' }, { status: 429 }));
  fireEvent.click(await choice());
  await screen.findByRole('alert');
  expect((await choice()).checked).toBe(false);
});

it('says so if the browser does not allow it, and is not offered where it cannot be', async () => {
  answer = 'denied';
  const { container } = render(<CallMe byPost={false} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Notify me when I’m on' }));
  await screen.findByRole('alert');
  expect(asked).toEqual([]);
  cleanup();
  render(<CallMe byPost={false} />, { container });
  await waitFor(() => expect(container.textContent).toBe(''));
});
