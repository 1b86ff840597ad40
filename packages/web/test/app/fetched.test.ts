// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetched, loadAnew, watchStyles } from '../../src/app/fetched.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failing = (times: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return 'there';
  });
  return load;
};

it('asks again until it comes, with pauses that grow', async () => {
  const load = failing(3);
  const onFailure = vi.fn();
  const found = fetched(load, { onFailure });
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1 + 2000 + 4000);
  expect(await found).toBe('there');
  expect(onFailure).toHaveBeenCalledTimes(3);
});

it('asks at once when the network is back', async () => {
  const load = failing(1);
  const found = fetched(load);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  expect(await found).toBe('there');
});

it('asks no more for what nobody wants', async () => {
  const load = failing(9);
  let isWanted = true;
  const found = fetched(load, { isWanted: () => isWanted });
  await vi.advanceTimersByTimeAsync(0);
  isWanted = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await found).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it('asks again for a style that did not come', async () => {
  watchStyles();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', title: 'the table' });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1000);
  const [again] = document.head.querySelectorAll('link');
  expect(again).not.toBe(link);
  expect(again!.title).toBe('the table');
});

it('loads the page anew when the server answers, and not again and again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const navigation = vi.spyOn(performance, 'getEntriesByType');
  const serves = (ok: boolean) => vi.stubGlobal('fetch', async () => ({ ok }));
  navigation.mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming]);
  serves(false);
  await loadAnew();
  expect(reload).not.toHaveBeenCalled();
  serves(true);
  await loadAnew();
  expect(reload).toHaveBeenCalledTimes(1);
  navigation.mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  vi.spyOn(performance, 'now').mockReturnValue(59_000);
  await loadAnew();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.spyOn(performance, 'now').mockReturnValue(61_000);
  await loadAnew();
  expect(reload).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
