/** What the page asks of its server over HTTP. A refusal is a value; so is a server that cannot be reached. */
import type { Act, Devices, LinkOwner, ListAnswer, RefusalCode, Refused, Settings, TableView } from '@room25/protocol';

export type Trouble = RefusalCode | 'unreachable';
export type Answer<T> =
  | { readonly value: T }
  /** `retryAfter`: in so many seconds it may be asked again. */
  | { readonly trouble: Trouble; readonly rule?: Refused['rule']; readonly retryAfter?: number };

export type ListedTable = ListAnswer['tables'][number];

export const whoAmI = async (): Promise<string | undefined> => {
  const answer = await ask<{ name: string }>('GET', '/api/guest');
  return 'value' in answer ? answer.value.name : undefined;
};

/** Becomes a guest, or the same guest by another name. */
export const introduce = (name: string): Promise<Answer<{ name: string }>> => ask('POST', '/api/guest', { name });

/** For another device of mine, once; who uses it is me. */
export const personalToken = (): Promise<Answer<{ token: string; expires: number }>> => ask('POST', '/api/guest/link');

/** Whose such a link is, before one takes it. */
export const linkOwner = (token: string): Promise<Answer<LinkOwner>> => ask('POST', '/api/guest/link/owner', { token });

/** `instead`: whoever this device is now, it is so no longer. */
export const carry = (token: string, instead: boolean): Promise<Answer<{ name: string }>> =>
  ask('POST', '/api/guest/carry', { token, ...(instead && { instead }) });

export const myDevices = (): Promise<Answer<{ devices: Devices }>> => ask('GET', '/api/guest/devices');

export const signOut = (devices: 'others' | 'all' | readonly string[]): Promise<Answer<{ devices: Devices }>> =>
  ask('POST', '/api/guest/sign-out', { devices });

export interface Opening {
  /** What others must say to come in; empty if nothing. */
  readonly password?: string;
  /** It opens a table without a seat, and is its host. */
  readonly isTelevision?: boolean;
}

export const openTable = (
  settings: Settings,
  { password = '', isTelevision = false }: Opening = {},
): Promise<Answer<TableView>> =>
  ask('POST', '/api/tables', {
    id: requestId(),
    settings,
    ...(password !== '' && { password }),
    ...(isTelevision && { seated: false }),
  });

export const tableNamed = (name: string): Promise<Answer<TableView>> => ask('GET', pathOf(name));

/** Lists of tables: those that anybody may join, or watch, and my own. */
export const LISTS = {
  open: '/api/tables?state=open',
  playing: '/api/tables?state=playing',
  mine: '/api/tables/mine?limit=100',
} as const;

export const act = (table: string, what: Act): Promise<Answer<unknown>> =>
  ask('POST', `${pathOf(table)}/do`, { id: requestId(), act: what });

/** After the end: the game as `.r25`. */
export const recordOf = async (table: string): Promise<string | undefined> => {
  const response = await fetch(`${pathOf(table)}/record`).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
};

/** What the server's clock says, by which its deadlines are meant. */
export const serverTime = (): number => Date.now() + ahead;

/** The server has just said what time it is. */
export const setServerTime = (now: number): void => {
  ahead = now - Date.now();
};

/** A name that no other request of this person has had. */
export const requestId = (): string => `${Date.now().toString(36)}-${randomHex()}`;

/** Chance that nobody can guess: the page's part of the deal. */
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
    const json: unknown = await response.json();
    if (response.ok) return { value: json as T };
    const { code, rule, retryAfter } = json as Refused;
    return { trouble: code, ...(rule && { rule }), ...(retryAfter && { retryAfter }) };
  } catch {
    return { trouble: 'unreachable' };
  }
};
