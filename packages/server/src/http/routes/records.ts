import { chatAnswer, replayAnswer, resultAnswer, thoughtsAnswer } from '@room25/protocol';
import { COSTS, ENTRIES_AT_ONE } from '../../limits.ts';
import type { LiveTable } from '../../node/live-table.ts';
import type { Piece } from '../../stories/making.ts';
import { resultOf } from '../../table/record.ts';
import { type Refusal, refuse } from '../../table/refusal.ts';
import { datedChat, type Watching } from '../../table/show.ts';
import { JSON_TYPE } from '../headers.ts';
import { guestOf } from '../identity.ts';
import { type Asked, type HttpAnswer, type Route, route } from '../route.ts';
import { lookingAt, watchingOf } from './tables.ts';

/** A finished game is open to everybody who knows the table, unless the table is closed to onlookers. */
export const RECORD_ROUTES: readonly Route[] = [
  route({
    method: 'get',
    path: '/api/tables/{table}/record',
    summary: 'The whole game as .r25, with the proof of its deal; when it is over.',
    answer: { media: 'text/plain' },
    cost: COSTS.story,
    answerTo: (asked) =>
      afterTheEnd(asked, (live) =>
        kept(
          asked,
          live,
          { kind: 'record' },
          {
            'content-type': 'text/plain; charset=utf-8',
            'content-disposition': `attachment; filename="room25-${live.table.code}.r25"`,
          },
        ),
      ),
  }),
  route({
    method: 'get',
    path: '/api/tables/{table}/result',
    summary: 'How it ended, how long it took, who was who; when it is over.',
    answer: resultAnswer,
    answerTo: (asked) => afterTheEnd(asked, ({ table }) => ({ json: resultOf(table) })),
  }),
  route({
    method: 'get',
    path: '/api/tables/{table}/replay/{seat}',
    summary: 'What a seat (0, 1 …), `spectator` or `everyone` was told, saw and heard, step by step; when it is over.',
    answer: replayAnswer,
    cost: COSTS.story,
    answerTo: (asked) =>
      afterTheEnd(asked, async (live) => {
        const seat = seatIn(asked.seat, live.table.seats.length);
        if (seat === undefined) return refuse('no-seat');
        const asks = { watching: listeningOf(live, asked), unheard: await unheardIn(live, asked) };
        return kept(asked, live, { kind: 'replay', seat, asks }, JSON_ANSWER);
      }),
  }),
  route({
    method: 'get',
    path: '/api/tables/{table}/chat',
    summary: 'What was said, and how much had happened by then; when it is over.',
    answer: chatAnswer,
    answerTo: (asked) =>
      afterTheEnd(asked, async (live) => {
        const asks = { watching: watchingOf(live, asked), unheard: await unheardIn(live, asked) };
        return { json: { chat: datedChat(live.table, asks) } };
      }),
  }),
  route({
    method: 'get',
    path: '/api/tables/{table}/thoughts',
    summary: 'What the bots believed, and why they played what they played; when it is over.',
    answer: thoughtsAnswer,
    cost: COSTS.story,
    answerTo: (asked) => afterTheEnd(asked, (live) => kept(asked, live, { kind: 'thoughts' }, JSON_ANSWER)),
  }),
];

const JSON_ANSWER = { 'content-type': JSON_TYPE };
/** Only teammates know what they said to each other; all others get the same answer. */
const listeningOf = (live: LiveTable, asked: Asked): Watching =>
  live.table.settings.talk === 'team' ? watchingOf(live, asked) : 'spectator';

/** Somebody who is muted stays muted after the end. */
const unheardIn = async (live: LiveTable, { service, identity }: Asked): Promise<readonly number[]> =>
  live.unheardHere(await service.hearing.unheardBy(guestOf(identity)?.id));

/** A finished game does not change; how it is told may, with the next version. */
const FOR_A_DAY = 'private, max-age=86400, immutable';

/** Another person on the same device may see less. */
const VARY = 'accept-encoding, authorization, cookie';

const kept = async (
  { service: { stories, limits }, address, ifNoneMatch }: Asked,
  { table: { id, people, seq } }: LiveTable,
  piece: Piece,
  type: Readonly<Record<string, string>>,
): Promise<HttpAnswer | Refusal> => {
  const forgotten = [...people.all].filter(({ guest }) => guest === undefined).length;
  const etag = stories.tagOf(id, piece, forgotten);
  const headers = { ...type, etag, vary: VARY, 'cache-control': FOR_A_DAY };
  if (etag === ifNoneMatch) return { status: 304, headers };
  if (!stories.has(id, piece)) limits.charge('work', address, seq / ENTRIES_AT_ONE);
  const gzip = await stories.get(id, piece, address);
  return gzip ? { gzip, headers } : refuse('too-fast');
};

export const afterTheEnd = (
  asked: Asked,
  work: (live: LiveTable) => HttpAnswer | Refusal | Promise<HttpAnswer | Refusal>,
): Promise<HttpAnswer | Refusal> =>
  lookingAt(asked, (live) =>
    live.table.play?.ended === undefined ? refuse('not-now', 'the game is not over') : work(live),
  );

const seatIn = (text: string, seats: number): number | 'spectator' | 'everyone' | undefined => {
  if (text === 'spectator' || text === 'everyone') return text;
  return /^\d$/.test(text) && Number(text) < seats ? Number(text) : undefined;
};
