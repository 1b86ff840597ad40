/** Keeps asking the server at which other tables this device is awaited: the title and the icon say how many. */
import { effect, signal } from '@preact/signals';
import type { ListAnswer } from '@room25/protocol';
import { route } from '../app/routes.ts';
import { recall } from '../app/storage.ts';

const PLAYING = '/api/tables/mine?state=playing&limit=100';
const EVERY = 30_000;

type Listed = ListAnswer['tables'][number];

/** Other tables that wait for this device. */
export const calls = signal(0);

/** Runs until the returned function is called. */
export const watchCalls = (): (() => void) => {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tag: string | undefined;
  let tables: readonly Listed[] = [];
  let asking = 0;

  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    const mine = ++asking;
    const found = await find();
    if (mine !== asking || end.signal.aborted) return;
    if (found) tables = found;
    if (found?.length === 0) tag = undefined;
    calls.value = tables.filter((table) => table.awaited && !isLookedAt(table)).length;
    timer = setTimeout(() => void ask(), EVERY);
  };

  /** Nothing if it could not be asked. */
  const find = async (): Promise<readonly Listed[] | undefined> => {
    // The server does not know a device that has never given a name.
    if (recall('name') === undefined) return [];
    if (!navigator.onLine) return undefined;
    const headers = tag === undefined ? {} : { 'if-none-match': tag };
    const response = await fetch(PLAYING, { cache: 'no-store', signal: end.signal, headers }).catch(() => undefined);
    if (response?.status === 304) return tables;
    if (response?.status === 401) return [];
    if (!response?.ok) return undefined;
    tag = response.headers.get('etag') ?? undefined;
    return ((await response.json()) as ListAnswer).tables;
  };

  // Somebody who comes to a table, leaves it or looks away has probably answered there.
  const stopRoute = effect(() => {
    void route.value;
    void ask();
  });
  document.addEventListener('visibilitychange', () => void ask(), { signal: end.signal });
  const stopBadge = effect(() => setBadge(calls.value));
  const stopTitle = keepInTitle();
  return () => {
    end.abort();
    clearTimeout(timer);
    stopRoute();
    stopBadge();
    stopTitle();
  };
};

const isLookedAt = ({ id, code }: Listed): boolean => {
  const { screen, id: shown } = route.value;
  return !document.hidden && (screen === 'room' || screen === 'hand') && (shown === id || shown === code);
};

/** Before whatever the screens put into the title; they need not know of it. */
const keepInTitle = (): (() => void) => {
  const write = (): void => {
    const own = document.title.replace(/^\(\d+\) /, '');
    const title = calls.value > 0 ? `(${calls.value}) ${own}` : own;
    if (title !== document.title) document.title = title;
  };
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  const stop = effect(write);
  return () => {
    observer.disconnect();
    stop();
  };
};

/** A browser that has no icon to put it on, or may not, does nothing. */
const setBadge = (count: number): void => {
  const badge = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  const set = count > 0 ? badge.setAppBadge?.call(navigator, count) : badge.clearAppBadge?.call(navigator);
  set?.catch(() => undefined);
};
