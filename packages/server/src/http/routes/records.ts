import { replayAnswer, resultAnswer, thoughtsAnswer } from '@room25/protocol';
import { COSTS } from '../../limits.ts';
import type { LiveTable } from '../../node/live-table.ts';
import { recordText, replayOf, resultOf } from '../../table/record.ts';
import { type Refusal, refuse } from '../../table/refusal.ts';
import { chatFor, wholeChat } from '../../table/show.ts';
import { thoughtsOf } from '../../table/thoughts.ts';
import type { Answer, Asked, Route } from '../route.ts';
import { atTable } from './tables.ts';

/** What is over is open to everybody who knows the table. */
export const RECORD_ROUTES: readonly Route[] = [
  {
    method: 'get',
    path: '/api/tables/{table}/record',
    summary: 'The whole game as .r25, with the proof of its deal; when it is over.',
    answer: { media: 'text/plain' },
    cost: COSTS.story,
    answerTo: (asked) =>
      afterTheEnd(asked, ({ table }) => ({
        text: recordText(table),
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'content-disposition': `attachment; filename="room25-${table.code}.r25"`,
        },
      })),
  },
  {
    method: 'get',
    path: '/api/tables/{table}/result',
    summary: 'How it ended, how long it took, who was who; when it is over.',
    answer: resultAnswer,
    answerTo: (asked) => afterTheEnd(asked, ({ table }) => ({ json: resultOf(table) })),
  },
  {
    method: 'get',
    path: '/api/tables/{table}/replay/{seat}',
    summary: 'What a seat (0, 1 …), `spectator` or `everyone` was told, saw and heard, step by step; when it is over.',
    answer: replayAnswer,
    cost: COSTS.story,
    answerTo: (asked) =>
      afterTheEnd(asked, async ({ table }) => {
        const seat = seatIn(asked.seat, table.seats.length);
        if (seat === undefined) return refuse('no-seat');
        const chat = seat === 'everyone' ? wholeChat(table) : chatFor(table, seat);
        return { json: { seat, steps: replayOf(await asked.service.logOf(table.id), seat), chat } };
      }),
  },
  {
    method: 'get',
    path: '/api/tables/{table}/thoughts',
    summary: 'What the bots believed, and why they played what they played; when it is over.',
    answer: thoughtsAnswer,
    cost: COSTS.story,
    answerTo: (asked) =>
      afterTheEnd(asked, async ({ table }) => ({
        json: { thoughts: thoughtsOf(await asked.service.logOf(table.id)) },
      })),
  },
];

const afterTheEnd = (
  asked: Asked,
  work: (live: LiveTable) => Answer | Refusal | Promise<Answer | Refusal>,
): Promise<Answer | Refusal> =>
  atTable(asked, async (live) => {
    await live.readOn();
    return live.table.play?.ended === undefined ? refuse('not-now', 'the game is not over') : work(live);
  });

const seatIn = (text: string, seats: number): number | 'spectator' | 'everyone' | undefined => {
  if (text === 'spectator' || text === 'everyone') return text;
  return /^\d$/.test(text) && Number(text) < seats ? Number(text) : undefined;
};
