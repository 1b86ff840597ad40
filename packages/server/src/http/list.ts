/** Lists of tables, and waiting until one changes. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { listQuery, ReadBy } from '@room25/protocol';
import { TABLES_AT_ONE } from '../limits.ts';
import type { Found, ListQuery } from '../store/store.ts';
import type { Person } from '../table/people.ts';
import { type Refusal, refuse } from '../table/refusal.ts';
import { chargeTables } from './charge-tables.ts';
import { JSON_TYPE } from './headers.ts';
import { guestOf } from './identity.ts';
import type { Asked, HttpAnswer } from './route.ts';

const USUAL_PAGE = 50;
const LONGEST_PAGE = 100;
/** Milliseconds until a waiting client is told of something new. */
const LOOK_EVERY = 1_000;

type ListAsked = Asked<ReadBy<typeof listQuery>>;

export const list = async (asked: ListAsked, which: Partial<ListQuery>): Promise<HttpAnswer | Refusal> => {
  const { service, query, identity, address, ifNoneMatch, signal } = asked;
  const wish = listQueryOf(query, which);
  const end = performance.now() + 1000 * (isWaitedFor(query) ? query.wait! : 0);
  let { text, etag } = await shownTo(asked, wish, service.list(wish));
  while (etag === ifNoneMatch && performance.now() < end && !service.limits.isEmpty('work', address)) {
    await sleep(LOOK_EVERY, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) break;
    ({ text, etag } = await shownTo(asked, wish, service.recentList(wish, LOOK_EVERY)));
  }
  // Signed out meanwhile.
  if (typeof identity !== 'string' && !service.tokens.still(identity)) return refuse('identity');
  if (etag === ifNoneMatch) return { status: 304, headers: { etag } };
  return { text, headers: { 'content-type': JSON_TYPE, etag } };
};

/**
 * The first page, in one of two lengths: everybody who waits for it shares it. Any other would be a list of its own, looked up
 * every second.
 */
const isWaitedFor = ({ wait, after, limit }: ListAsked['query']): boolean =>
  wait !== undefined && after === undefined && (limit === undefined || limit === LONGEST_PAGE);

interface Shown {
  readonly text: string;
  readonly etag: string;
}

/** Lists that are the same for everybody, by what they were made of. */
const shown = new WeakMap<readonly Found[], Shown>();

const shownTo = async (asked: ListAsked, wish: ListQuery, found: Promise<readonly Found[]>): Promise<Shown> => {
  const isMine = wish.player !== undefined;
  if (isMine) await chargeTables(asked, TABLES_AT_ONE.found);
  const tables = await found;
  const known = isMine ? undefined : shown.get(tables);
  if (known) return known;
  asked.service.limits.charge('work', asked.address, tables.length / TABLES_AT_ONE.listed);
  const text = textOf(tables, wish, asked);
  const made = { text, etag: tagOf(text) };
  if (!isMine) shown.set(tables, made);
  return made;
};

const listQueryOf = (query: ListAsked['query'], which: Partial<ListQuery>): ListQuery => {
  const after = afterOf(query.after);
  return {
    ...which,
    ...(query.state && { states: [query.state] }),
    ...(after && { after }),
    limit: query.limit ?? USUAL_PAGE,
  };
};

const afterOf = (text: string | undefined): ListQuery['after'] => {
  const [, updated, id] = /^(\d+)-(.+)$/.exec(text ?? '') ?? [];
  return updated === undefined || id === undefined ? undefined : { updated: Number(updated), id };
};

const textOf = (tables: readonly Found[], { limit, player }: ListQuery, { identity }: Asked): string => {
  const last = tables.length === limit ? tables.at(-1) : undefined;
  const me = player === undefined ? undefined : guestOf(identity)?.id;
  const shown = tables.map((table) => listed(table, me)).sort(waitingFirst);
  return JSON.stringify({ tables: shown, ...(last && { next: `${last.updated}-${last.id}` }) });
};

interface Listed {
  readonly awaited?: true;
  readonly deadline?: number;
}

/** `me`: for my own tables it says whether they wait for me. */
const listed = (summary: Found, me: string | undefined): Listed => {
  const {
    id,
    code,
    state,
    edition,
    mode,
    seats,
    taken,
    clock,
    talk,
    updated,
    result,
    deadline,
    password,
    unwatched,
    rated,
  } = summary;
  const people = summary.players.map((player) => summary.people.find(({ visitor }) => visitor === player));
  const mine = me === undefined ? undefined : people.find((person) => person?.guest === me)?.visitor;
  const isMine = mine !== undefined && summary.awaited.includes(mine);
  return {
    ...{ id, code, state, edition, mode, seats, taken, clock, talk, people: people.map(nameOf), updated },
    ...(result !== undefined && { result }),
    ...(password && { password }),
    ...(unwatched && { unwatched }),
    ...(rated && { rated }),
    ...(isMine && { awaited: true }),
    ...(isMine && deadline !== undefined && { deadline }),
  };
};

const nameOf = (person: Person | undefined): string => person?.name ?? '';

/** Among those, the table with the least time left comes first; the others keep their order. */
const waitingFirst = (one: Listed, other: Listed): number =>
  Number(other.awaited ?? false) - Number(one.awaited ?? false) || timeOf(one) - timeOf(other);

const timeOf = ({ deadline = Number.MAX_SAFE_INTEGER }: Listed): number => deadline;

const tagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
