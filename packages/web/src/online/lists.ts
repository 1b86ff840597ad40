/** A list of tables that stays up to date while somebody looks at it: the server answers when it changes. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ListAnswer, Refused } from '@room25/protocol';
import type { LISTS, ListedTable, ServerTrouble } from './api.ts';

export interface LiveList {
  readonly tables: ReadonlySignal<readonly ListedTable[] | undefined>;
  readonly trouble: ReadonlySignal<ServerTrouble | undefined>;
  close(): void;
}

/** Seconds after which the server answers that nothing has changed. */
const WAIT = 25;
/** Pauses after an answer, and after none. */
const PAUSE = 500;
const PAUSE_IN_TROUBLE = 4000;

export const liveList = (path: (typeof LISTS)[keyof typeof LISTS]): LiveList => {
  const tables = signal<readonly ListedTable[] | undefined>(undefined);
  const trouble = signal<ServerTrouble | undefined>(undefined);
  const end = new AbortController();
  const follow = async (): Promise<void> => {
    let tag: string | undefined;
    while (!end.signal.aborted) {
      const wait = tag === undefined ? '' : `${path.includes('?') ? '&' : '?'}wait=${WAIT}`;
      const response = await fetch(path + wait, {
        cache: 'no-store',
        signal: end.signal,
        ...(tag !== undefined && { headers: { 'if-none-match': tag } }),
      }).catch(() => undefined);
      if (end.signal.aborted) return;
      const json = response && response.status !== 304 ? await response.json().catch(() => undefined) : undefined;
      if (response?.ok && json) {
        tables.value = (json as ListAnswer).tables;
        tag = response.headers.get('etag') ?? undefined;
      }
      const isFine = response !== undefined && (response.ok || response.status === 304);
      const refused = isFine ? undefined : (json as Partial<Refused> | undefined);
      trouble.value = isFine ? undefined : (refused?.code ?? 'unreachable');
      await pause(isFine ? PAUSE : Math.max(PAUSE_IN_TROUBLE, 1000 * (refused?.retryAfter ?? 0)));
    }
  };
  void follow();
  return { tables, trouble, close: () => end.abort() };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
