import { beforeAll, expect, it, vi } from 'vitest';

type Listener = (event: object) => void;

const SCOPE = 'https://room25.example/';
const listeners = new Map<string, Listener>();
const shown: unknown[] = [];
const opened: string[] = [];
let windows: object[] = [];

beforeAll(async () => {
  vi.stubGlobal('BUILD', { version: '1', files: [], later: [] });
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    registration: { scope: SCOPE, showNotification: async (...notice: unknown[]) => void shown.push(notice) },
    clients: { matchAll: async () => windows, openWindow: async (href: string) => void opened.push(href) },
  });
  await import('../../src/offline/sw.ts');
});

const happens = async (kind: string, event: object): Promise<void> => {
  let work: Promise<unknown> = Promise.resolve();
  const waitUntil = (begun: Promise<unknown>): void => {
    work = begun;
  };
  listeners.get(kind)!({ ...event, waitUntil });
  await work;
};
const click = (data: string) => happens('notificationclick', { notification: { close: () => undefined, data } });

it('shows what the server says', async () => {
  const navigate = `${SCOPE}#/room/ABCDEF`;
  const notification = { title: 'Room 25', body: 'Your move.', navigate, tag: 'ABCDEF', lang: 'en' };
  await happens('push', { data: { json: () => ({ web_push: 8030, notification }) } });
  const options = { body: 'Your move.', tag: 'ABCDEF', lang: 'en', icon: './icon-180.png', data: navigate };
  expect(shown).toEqual([['Room 25', options]]);
});

it('opens the table in the page that is open, else in a new one, and never another site', async () => {
  const gone: string[] = [];
  const page = { focus: async () => page, navigate: async (href: string) => gone.push(href) };
  windows = [page];
  await click(`${SCOPE}#/room/ABCDEF`);
  expect([gone, opened]).toEqual([[`${SCOPE}#/room/ABCDEF`], []]);
  windows = [];
  await click(`${SCOPE}#/room/ABCDEF`);
  await click('https://evil.example/');
  expect(opened).toEqual([`${SCOPE}#/room/ABCDEF`, SCOPE]);
});
