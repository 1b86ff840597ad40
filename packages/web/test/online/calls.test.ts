// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discard, store } from '../../src/app/storage.ts';
import { calls, watchCalls } from '../../src/online/calls.ts';

const badges: (number | undefined)[] = [];
let asked: (string | undefined)[];
let answer: () => Response;
let stop: () => void;

const tables = (...awaited: string[]): Response => {
  const listed = ['a', 'b', 'c'].map((id) => ({
    id,
    code: id.toUpperCase(),
    ...(awaited.includes(id) && { awaited }),
  }));
  return new Response(JSON.stringify({ tables: listed }), { headers: { etag: `"${awaited.join()}"` } });
};
const begin = async (): Promise<void> => {
  stop = watchCalls();
  await vi.advanceTimersByTimeAsync(0);
};
/** As long as the page waits until it asks again. */
const later = () => vi.advanceTimersByTimeAsync(30_000);

beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'Room 25';
  store('name', 'Ada');
  asked = [];
  badges.length = 0;
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(headers['if-none-match']);
    return answer();
  });
  Object.assign(navigator, {
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: async () => void badges.push(undefined),
  });
});
afterEach(() => {
  stop();
  discard('name');
  location.hash = '';
  calls.value = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says in the title and on the icon how many tables wait, until they are answered', async () => {
  answer = () => tables('a', 'b');
  await begin();
  expect(document.title).toBe('(2) Room 25');
  expect(badges.at(-1)).toBe(2);
  answer = () => tables('b');
  await later();
  expect(document.title).toBe('(1) Room 25');
  answer = () => new Response(null, { status: 304 });
  await later();
  expect(asked.at(-1)).toBe('"b"');
  expect(document.title).toBe('(1) Room 25');
  answer = () => tables();
  await later();
  expect(document.title).toBe('Room 25');
  expect(badges.at(-1)).toBeUndefined();
});

it('does not count the table that is looked at, by its id or its code', async () => {
  answer = () => tables('a', 'b');
  await begin();
  for (const name of ['a', 'B']) {
    location.hash = `#/room/${name}`;
    dispatchEvent(new Event('hashchange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.value).toBe(1);
  }
  document.title = '● Your turn · Room 25';
  await vi.advanceTimersByTimeAsync(0);
  expect(document.title).toBe('(1) ● Your turn · Room 25');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.value).toBe(2);
  vi.restoreAllMocks();
});

it('asks nothing for whoever has never said a name, and keeps what it knows while the server is silent', async () => {
  discard('name');
  answer = () => tables('a');
  await begin();
  expect(asked).toEqual([]);
  store('name', 'Ada');
  await later();
  expect(calls.value).toBe(1);
  answer = () => new Response('{}', { status: 503 });
  await later();
  expect(calls.value).toBe(1);
  answer = () => new Response('{}', { status: 401 });
  await later();
  expect(calls.value).toBe(0);
});
