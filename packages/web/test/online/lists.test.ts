// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LISTS } from '../../src/online/api.ts';
import { type LiveList, liveList } from '../../src/online/lists.ts';

type Asked = { readonly url: string; readonly tag: string | undefined; answer(response: Response | undefined): void };

let asked: Asked[];
let list: LiveList;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal(
    'fetch',
    (url: string, { headers }: { headers?: Record<string, string> }) =>
      new Promise((resolve, reject) => {
        const answer = (response: Response | undefined): void =>
          response ? resolve(response) : reject(new Error('cut'));
        asked.push({ url, tag: headers?.['if-none-match'], answer });
      }),
  );
  list = liveList(LISTS.open);
});
afterEach(() => {
  list.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tables = (tag: string, ...ids: string[]): Response =>
  new Response(JSON.stringify({ tables: ids.map((id) => ({ id })) }), { headers: { etag: tag } });
const shown = () => list.tables.value?.map(({ id }) => id);

it('is asked for once, then waited for until it is another one', async () => {
  expect(asked[0]).toMatchObject({ url: LISTS.open, tag: undefined });
  asked[0]!.answer(tables('"1"', 'a'));
  await vi.advanceTimersByTimeAsync(600);
  expect(shown()).toEqual(['a']);
  expect(asked[1]).toMatchObject({ url: `${LISTS.open}&wait=25`, tag: '"1"' });
  asked[1]!.answer(new Response(null, { status: 304 }));
  await vi.advanceTimersByTimeAsync(600);
  expect(shown()).toEqual(['a']);
  asked[2]!.answer(tables('"2"', 'b', 'a'));
  await vi.advanceTimersByTimeAsync(600);
  expect(shown()).toEqual(['b', 'a']);
});

it('says what is the matter, keeps what it has, and tries again', async () => {
  asked[0]!.answer(tables('"1"', 'a'));
  await vi.advanceTimersByTimeAsync(600);
  asked[1]!.answer(undefined);
  await vi.advanceTimersByTimeAsync(100);
  expect(list.trouble.value).toBe('unreachable');
  expect(shown()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(4000);
  asked[2]!.answer(new Response(JSON.stringify({ code: 'too-fast' }), { status: 429 }));
  await vi.advanceTimersByTimeAsync(100);
  expect(list.trouble.value).toBe('too-fast');
  await vi.advanceTimersByTimeAsync(4000);
  asked[3]!.answer(tables('"1"', 'a'));
  await vi.advanceTimersByTimeAsync(100);
  expect(list.trouble.value).toBeUndefined();
});

it('asks again when it is told to, not before', async () => {
  asked[0]!.answer(new Response(JSON.stringify({ code: 'too-fast', retryAfter: 30 }), { status: 429 }));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveLength(2);
});

it('asks no more when nobody looks', async () => {
  list.close();
  asked[0]!.answer(tables('"1"', 'a'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(shown()).toBeUndefined();
});
