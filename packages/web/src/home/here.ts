/** What goes on at the server, as far as anybody may know, and where this device is awaited. Asked once a visit. */
import type { ListAnswer, QuickStanding } from '@room25/protocol';
import { recall } from '../app/storage.ts';

type Listed = ListAnswer['tables'][number];

export interface Here {
  /** Tables that wait for this device, the one with the least time left first. */
  readonly awaited: readonly Listed[];
  /** Tables that anybody may join, people who are here, and how many of them wait for a quick game. */
  readonly open: number;
  readonly people: number;
  readonly waiting: number;
  readonly me: string | undefined;
  /** How far the server's clock is ahead. */
  readonly ahead: number;
}

export const NOBODY: Here = { awaited: [], open: 0, people: 0, waiting: 0, me: undefined, ahead: 0 };

export const serverNow = ({ ahead }: Here): number => Date.now() + ahead;

export const lookAround = async (): Promise<Here> => {
  const me = recall('name');
  // The server does not know a device that has never given a name.
  const [all, mine, standing] = await Promise.all([
    tables('/api/tables?limit=100'),
    me === undefined ? undefined : tables('/api/tables/mine?limit=100'),
    fetch('/api/quick')
      .then((response): Promise<QuickStanding> | undefined => (response.ok ? response.json() : undefined))
      .catch(() => undefined),
  ]);
  const listed = (all?.tables ?? []).filter(({ state }) => state !== 'over');
  return {
    awaited: (mine?.tables ?? []).filter(({ awaited }) => awaited),
    open: listed.filter(({ state, seats, taken }) => state === 'open' && taken < seats).length,
    people: standing?.here ?? 0,
    waiting: standing?.waiting ?? 0,
    me,
    ahead: mine?.ahead ?? 0,
  };
};

const tables = async (path: string): Promise<(ListAnswer & { readonly ahead: number }) | undefined> => {
  const response = await fetch(path).catch(() => undefined);
  if (!response?.ok) return undefined;
  const date = Date.parse(response.headers.get('date') ?? '');
  // An HTTP date has no milliseconds: a smaller difference is none.
  const ahead = Number.isNaN(date) || Math.abs(date - Date.now()) < 2000 ? 0 : date - Date.now();
  return { ...((await response.json()) as ListAnswer), ahead };
};
