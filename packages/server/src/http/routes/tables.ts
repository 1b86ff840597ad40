import {
  actBody,
  doneAnswer,
  listAnswer,
  listQuery,
  openBody,
  type ReadBy,
  stateAnswer,
  stateQuery,
  tableAnswer,
} from '@room25/protocol';
import type { LiveTable } from '../../node/live-table.ts';
import { lookBar } from '../../table/look.ts';
import { isRefusal, type Refusal, refuse } from '../../table/refusal.ts';
import { tableView, type Watching } from '../../table/show.ts';
import { seatOfGuest } from '../../table/table-state.ts';
import { JSON_TYPE } from '../headers.ts';
import { guestOf } from '../identity.ts';
import { list } from '../list.ts';
import { type Asked, guestIn, type HttpAnswer, type Route, route } from '../route.ts';
import { waitFor } from '../wait.ts';

export const TABLE_ROUTES: readonly Route[] = [
  route({
    method: 'post',
    path: '/api/tables',
    summary: 'Open a table and sit down in its first seat. The same id again is the same table again.',
    body: openBody,
    answer: tableAnswer,
    status: 201,
    forGuests: true,
    async answerTo(asked) {
      const { service, address, body } = asked;
      const ban = service.conduct.banBar(guestIn(asked).id);
      if (ban) return ban;
      if (!service.limits.take('tables', address)) return service.limits.refusal('tables', address);
      const { id, settings, password, seated } = body;
      const live = await service.node.open(guestIn(asked), id, { settings, password, seated, address });
      return isRefusal(live) ? live : { status: 201, json: tableView(live.table, watchingOf(live, asked)) };
    },
  }),
  route({
    method: 'get',
    path: '/api/tables',
    summary: 'Tables that are listed, newest first; with `wait` and If-None-Match, as soon as the list is another one.',
    query: listQuery,
    answer: listAnswer,
    answerTo: (asked) => list(asked, { listed: true }),
  }),
  route({
    method: 'get',
    path: '/api/tables/mine',
    summary: 'Tables that I sit at, those that wait for me first, then newest first; `wait` as above.',
    query: listQuery,
    answer: listAnswer,
    forGuests: true,
    answerTo: (asked) => list(asked, { player: guestIn(asked).id }),
  }),
  route({
    method: 'get',
    path: '/api/tables/{table}',
    summary: 'A table, by its id or its code, as everybody may see it.',
    answer: tableAnswer,
    answerTo: (asked) => lookingAt(asked, (live) => ({ json: tableView(live.table, watchingOf(live, asked)) })),
  }),
  route({
    method: 'get',
    path: '/api/tables/{table}/state',
    summary:
      'All that the socket would say at hello; with `wait` and If-None-Match, as soon as it is something else. As a seat if you have one, unless you say.',
    query: stateQuery,
    answer: stateAnswer,
    answerTo: (asked) => lookingAt(asked, (live) => stateOf(live, asked)),
  }),
  route({
    method: 'post',
    path: '/api/tables/{table}/do',
    summary: 'Do something at a table, as over the socket. The same id twice counts once.',
    body: actBody,
    answer: doneAnswer,
    forGuests: true,
    answerTo: (asked) =>
      atTable(asked, async (live) => {
        const refusal = await asked.service.act(live, { by: guestIn(asked), address: asked.address }, asked.body);
        return refusal ?? { json: { type: 'done', id: asked.body.id } };
      }),
  }),
];

const atTable = async (
  { service, table, address, identity }: Asked,
  work: (live: LiveTable) => Promise<HttpAnswer | Refusal>,
): Promise<HttpAnswer | Refusal> => {
  const live = await service.find(table, { address, guest: guestOf(identity) });
  return isRefusal(live) ? live : work(live);
};

/** The table as it is now, for whoever may see it. */
export const lookingAt = (
  asked: Asked,
  work: (live: LiveTable) => HttpAnswer | Refusal | Promise<HttpAnswer | Refusal>,
): Promise<HttpAnswer | Refusal> =>
  atTable(asked, async (live) => {
    await live.readOn();
    return lookBar(live.table, guestOf(asked.identity)?.id) ?? work(live);
  });

export const watchingOf = ({ table }: LiveTable, { identity }: Asked): Watching => {
  const guest = guestOf(identity);
  return (guest && seatOfGuest(table, guest.id)) ?? 'spectator';
};

const stateOf = async (live: LiveTable, asked: Asked<ReadBy<typeof stateQuery>>): Promise<HttpAnswer | Refusal> => {
  const { query, ifNoneMatch, signal, service } = asked;
  if (query.as === 'seat' && asked.identity === 'nobody') return refuse('identity');
  const watching = (): Watching => (query.as === 'watch' ? 'spectator' : watchingOf(live, asked));
  const bar = (): Refusal | undefined => {
    if (typeof asked.identity !== 'string' && !service.tokens.still(asked.identity)) return refuse('identity');
    if (query.as === 'seat' && watching() === 'spectator') return refuse('not-seated');
    return lookBar(live.table, guestOf(asked.identity)?.id);
  };
  const before = bar();
  if (before) return before;
  live.noteAsking(watching());
  service.node.tend(live);
  const unheard = await service.hearing.unheardBy(guestOf(asked.identity)?.id);
  await waitFor(live, watching, { seconds: query.wait ?? 0, known: ifNoneMatch, signal, unheard });
  // Meanwhile they may have got up, and somebody else may sit there; or they may have been signed out.
  const after = bar();
  if (after) return after;
  const rendering = live.rendering(watching(), unheard);
  const { tag } = rendering;
  if (tag === ifNoneMatch) return { status: 304, headers: { etag: tag } };
  const seen = { events: query.events ?? 0, chat: query.chat ?? 0 };
  const parts = rendering.parts(seen);
  return {
    text: `{"type":"state","n":1,"now":${service.now()},${parts.join(',')}}`,
    headers: { 'content-type': JSON_TYPE, etag: tag },
  };
};
