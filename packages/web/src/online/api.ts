/** What the page asks of its server over HTTP. A refusal is a value; so is a server that cannot be reached. */
import type { Act, ListAnswer, RefusalCode, Refused, Settings, TableView } from '@room25/protocol';

export type Trouble = RefusalCode | 'unreachable';
export type Answer<T> = { readonly value: T } | { readonly trouble: Trouble; readonly rule?: Refused['rule'] };

export type ListedTable = ListAnswer['tables'][number];

export const whoAmI = async (): Promise<string | undefined> => {
  const answer = await ask<{ name: string }>('GET', '/api/guest');
  return 'value' in answer ? answer.value.name : undefined;
};

/** Becomes a guest, or the same guest by another name. */
export const introduce = (name: string): Promise<Answer<{ name: string }>> => ask('POST', '/api/guest', { name });

/** For another device of mine; who has it is me. */
export const personalToken = (): Promise<Answer<{ token: string; expires: number }>> => ask('POST', '/api/guest/link');

export const carry = (token: string): Promise<Answer<{ name: string }>> => ask('POST', '/api/guest/carry', { token });

export const openTable = (settings: Settings): Promise<Answer<TableView>> =>
  ask('POST', '/api/tables', { id: randomHex(), settings, entropy: randomHex() });

export const tableNamed = (name: string): Promise<Answer<TableView>> => ask('GET', pathOf(name));

export const listedTables = (state: 'open' | 'playing'): Promise<Answer<ListAnswer>> =>
  ask('GET', `/api/tables?state=${state}`);

export const myTables = (): Promise<Answer<ListAnswer>> => ask('GET', '/api/tables/mine');

export const act = (table: string, what: Act): Promise<Answer<unknown>> =>
  ask('POST', `${pathOf(table)}/do`, { id: randomHex(), act: what });

/** After the end: the game as `.r25`. */
export const recordOf = async (table: string): Promise<string | undefined> => {
  const response = await fetch(`${pathOf(table)}/record`).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
};

/** What the server's clock says, as near as its answers tell. */
export const serverTime = (): number => Date.now() + ahead;

/** Chance that nobody can guess: the page's part of the deal, and the names of its requests. */
export const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const pathOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

let ahead = 0;

const ask = async <T>(method: string, path: string, body?: object): Promise<Answer<T>> => {
  try {
    const response = await fetch(path, {
      method,
      cache: 'no-store',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    setClock(response.headers.get('date'));
    const json: unknown = await response.json();
    if (response.ok) return { value: json as T };
    const { code, rule } = json as Refused;
    return { trouble: code, ...(rule && { rule }) };
  } catch {
    return { trouble: 'unreachable' };
  }
};

/** It says whole seconds; a difference of less than two is none. */
const setClock = (date: string | null): void => {
  const difference = date === null ? Number.NaN : Date.parse(date) + 500 - Date.now();
  if (Number.isFinite(difference)) ahead = Math.abs(difference) < 2000 ? 0 : difference;
};
