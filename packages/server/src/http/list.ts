/** Lists of tables, and waiting for one to become another. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { listQuery, ReadBy } from '@room25/protocol';
import type { ListQuery, Summary } from '../store/store.ts';
import { JSON_TYPE } from './headers.ts';
import { guestOf } from './identity.ts';
import type { Answer, Asked } from './route.ts';

const USUAL_PAGE = 50;
/** Milliseconds after which whoever waits is told of something new. */
const LOOK_EVERY = 1_000;

type ListAsked = Asked<ReadBy<typeof listQuery>>;

export const list = async (asked: ListAsked, which: Partial<ListQuery>): Promise<Answer> => {
  const { service, query, ifNoneMatch, signal } = asked;
  const wish = listQueryOf(query, which);
  const end = performance.now() + 1000 * (query.wait ?? 0);
  let text = textOf(await service.list(wish), wish, asked);
  while (tagOf(text) === ifNoneMatch && performance.now() < end) {
    await sleep(LOOK_EVERY, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) break;
    text = textOf(await service.recentList(wish, LOOK_EVERY), wish, asked);
  }
  const etag = tagOf(text);
  if (etag === ifNoneMatch) return { status: 304, headers: { etag } };
  return { text, headers: { 'content-type': JSON_TYPE, etag } };
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

const textOf = (tables: readonly Summary[], { limit, player }: ListQuery, { identity }: Asked): string => {
  const last = tables.length === limit ? tables.at(-1) : undefined;
  const me = player === undefined ? undefined : guestOf(identity)?.id;
  const shown = tables.map((table) => listed(table, me)).sort(waitingFirst);
  return JSON.stringify({ tables: shown, ...(last && { next: `${last.updated}-${last.id}` }) });
};

interface Listed {
  readonly awaited?: true;
  readonly deadline?: number;
}

/** `me`: of my own tables it is said whether they wait for me. */
const listed = (summary: Summary, me: string | undefined): Listed => {
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
    people,
    updated,
    result,
    deadline,
    password,
    unwatched,
  } = summary;
  const isMine = me !== undefined && summary.awaited.includes(me);
  return {
    ...{ id, code, state, edition, mode, seats, taken, clock, talk, people, updated },
    ...(result !== undefined && { result }),
    ...(password && { password }),
    ...(unwatched && { unwatched }),
    ...(isMine && { awaited: true }),
    ...(isMine && deadline !== undefined && { deadline }),
  };
};

/** Among those, the table with the least time left comes first; all else stays as it was. */
const waitingFirst = (one: Listed, other: Listed): number =>
  Number(other.awaited ?? false) - Number(one.awaited ?? false) || timeOf(one) - timeOf(other);

const timeOf = ({ deadline = Number.MAX_SAFE_INTEGER }: Listed): number => deadline;

const tagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
