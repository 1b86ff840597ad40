/** What the page asks its server over HTTP. A refusal is a value; so is a server that cannot be reached. */
import type {
  Act,
  BestAnswer,
  ChangesAnswer,
  DevicesAnswer,
  FileAnswer,
  LinkOwner,
  ListAnswer,
  PeopleAnswer,
  QuickAnswer,
  QuickStanding,
  RatingKind,
  RefusalCode,
  Refused,
  ReportReason,
  SanctionsAnswer,
  Settings,
  ShunnedAnswer,
  Shunning,
  StandingAnswer,
  TableView,
} from '@room25/protocol';
import { randomText } from '../app/random-text.ts';

export type ServerTrouble = RefusalCode | 'unreachable';
export type ServerAnswer<T> =
  | { readonly value: T }
  /** `retryAfter`: seconds until it may be asked again. */
  | { readonly trouble: ServerTrouble; readonly rule?: Refused['rule']; readonly retryAfter?: number };

export type ListedTable = ListAnswer['tables'][number];

export const whoAmI = async (): Promise<string | undefined> => {
  const answer = await ask<{ name: string }>('GET', '/api/guest');
  return 'value' in answer ? answer.value.name : undefined;
};

/** Becomes a guest, or gives the same guest another name. */
export const introduce = (name: string): Promise<ServerAnswer<{ name: string }>> => ask('POST', '/api/guest', { name });

/** For another device of mine, once: whoever uses it is me. */
export const personalToken = (): Promise<ServerAnswer<{ token: string; expires: number }>> =>
  ask('POST', '/api/guest/link');

/** Whose link it is, before one uses it. */
export const linkOwner = (token: string): Promise<ServerAnswer<LinkOwner>> =>
  ask('POST', '/api/guest/link/owner', { token });

/** `instead`: gives up whoever this device is now; `along`: and everything of theirs comes along. */
export const carry = (
  token: string,
  how: { readonly instead?: true; readonly along?: true },
): Promise<ServerAnswer<{ name: string }>> => ask('POST', '/api/guest/carry', { token, ...how });

export const myDevices = (): Promise<ServerAnswer<DevicesAnswer>> => ask('GET', '/api/guest/devices');

export const signOut = (devices: 'others' | 'all' | readonly string[]): Promise<ServerAnswer<DevicesAnswer>> =>
  ask('POST', '/api/guest/sign-out', { devices });

/** Everything that the server keeps of me, as a file. */
export const MY_DATA = '/api/guest/data';

/** What my games here came to, the newest first. */
export const myFile = (from: number, limit: number): Promise<ServerAnswer<Pick<FileAnswer, 'list'>>> =>
  ask('GET', `/api/guest/file?from=${from}&limit=${limit}`);

/** How strong I am. */
export const myRatings = (): Promise<ServerAnswer<StandingAnswer>> => ask('GET', '/api/guest/ratings');

export const showRatings = (shown: boolean): Promise<ServerAnswer<StandingAnswer>> =>
  ask('POST', '/api/guest/ratings', { shown });

export const bestOf = (kind: RatingKind): Promise<ServerAnswer<BestAnswer>> => ask('GET', `/api/ratings?kind=${kind}`);

/** After the end: what a game has changed. */
export const ratingsAt = (table: string): Promise<ServerAnswer<ChangesAnswer>> =>
  ask('GET', `${pathOf(table)}/ratings`);

/** Whom I have played with. */
export const myPeople = (): Promise<ServerAnswer<PeopleAnswer>> => ask('GET', '/api/guest/people');

export const letBeSeen = (seen: boolean): Promise<ServerAnswer<PeopleAnswer>> =>
  ask('POST', '/api/guest/people', { seen });

/** Mutes or blocks one of them, by the table of our last game. */
export const shunPerson = (
  { table, visitor }: Pick<PeopleAnswer['people'][number], 'table' | 'visitor'>,
  kind: Shunning,
): Promise<ServerAnswer<PeopleAnswer>> => ask('POST', '/api/guest/people/shun', { table, visitor, kind });

/** At once and for good. */
export const forgetMe = (name: string): Promise<ServerAnswer<unknown>> => ask('POST', '/api/guest/forget', { name });

/** The seats at a table whose people I have muted. */
export const mutedSeats = (table: string): Promise<ServerAnswer<{ seats: number[] }>> =>
  ask('GET', `${pathOf(table)}/muted`);

/** The person in that seat; or whoever said something from there at that time, and may have got up. */
export interface SomebodyThere {
  readonly seat: number;
  readonly said?: number;
}

export const shun = (
  table: string,
  { seat, said }: SomebodyThere,
  kind: Shunning,
): Promise<ServerAnswer<ShunnedAnswer>> =>
  ask('POST', `${pathOf(table)}/shun`, { seat, kind, ...(said !== undefined && { said }) });

export const report = (
  table: string,
  { seat, said }: SomebodyThere,
  { reason, note }: { readonly reason: ReportReason; readonly note: string },
): Promise<ServerAnswer<unknown>> =>
  ask('POST', `${pathOf(table)}/report`, {
    seat,
    reason,
    ...(said !== undefined && { said }),
    ...(note.trim() !== '' && { note: note.trim() }),
  });

export const myShunned = (): Promise<ServerAnswer<ShunnedAnswer>> => ask('GET', '/api/guest/shunned');

export const forgive = (id: string): Promise<ServerAnswer<ShunnedAnswer>> =>
  ask('POST', '/api/guest/shunned/forgive', { id });

/** What operators have decided about me. */
export const mySanctions = (): Promise<ServerAnswer<SanctionsAnswer>> => ask('GET', '/api/guest/sanctions');

export const answerSanction = (id: string, text: string): Promise<ServerAnswer<SanctionsAnswer>> =>
  ask('POST', '/api/guest/sanctions/answer', { id, text });

/** What they announce to everybody. */
export const announcements = (): Promise<ServerAnswer<{ announcements: readonly { readonly text: string }[] }>> =>
  ask('GET', '/api/announcements');

export interface Opening {
  /** The password that others must give; empty: none. */
  readonly password?: string;
  /** Opens a table without a seat, and is its host. */
  readonly isTelevision?: boolean;
}

export const openTable = (
  settings: Settings,
  { password = '', isTelevision = false }: Opening = {},
): Promise<ServerAnswer<TableView>> =>
  ask('POST', '/api/tables', {
    id: requestId(),
    settings,
    ...(password !== '' && { password }),
    ...(isTelevision && { seated: false }),
  });

/** My seat in a quick game, from now on. */
export const playQuick = (): Promise<ServerAnswer<QuickAnswer>> => ask('POST', '/api/quick', {});

/** How many people are here, and how many wait for a quick game. */
export const quickStanding = (): Promise<ServerAnswer<QuickStanding>> => ask('GET', '/api/quick');

export const tableNamed = (name: string): Promise<ServerAnswer<TableView>> => ask('GET', pathOf(name));

/** Lists of tables: those that anybody may join, or watch, and my own. */
export const LISTS = {
  open: '/api/tables?state=open',
  playing: '/api/tables?state=playing',
  mine: '/api/tables/mine?limit=100',
} as const;

export const act = (table: string, what: Act): Promise<ServerAnswer<unknown>> =>
  ask('POST', `${pathOf(table)}/do`, { id: requestId(), act: what });

/** After the end: the game as `.r25`. */
export const recordOf = async (table: string): Promise<string | undefined> => {
  const response = await fetch(`${pathOf(table)}/record`).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
};

/** The server's time, in which its deadlines are given. */
export const serverTime = (): number => Date.now() + ahead;

/** The server has just said what time it is. */
export const setServerTime = (now: number): void => {
  ahead = now - Date.now();
};

/** An id that no other request of this person has had. */
export const requestId = (): string => `${Date.now().toString(36)}-${randomText(16)}`;

const pathOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

let ahead = 0;

export const ask = async <T>(method: string, path: string, body?: object): Promise<ServerAnswer<T>> => {
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
