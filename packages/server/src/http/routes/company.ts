/** The people somebody has played with. */
import { peopleAnswer, seenBody, shunPersonBody } from '@room25/protocol';
import { COSTS } from '../../limits.ts';
import { refuse } from '../../table/refusal.ts';
import { guestIn, type Route, route } from '../route.ts';
import { shunAs } from './conduct.ts';

export const COMPANY_ROUTES: readonly Route[] = [
  route({
    method: 'get',
    path: '/api/guest/people',
    summary:
      'People whom I have played with to the end of a game, the latest first; and who of them is here, if they let me see it.',
    answer: peopleAnswer,
    cost: COSTS.file,
    ofAllGames: true,
    forGuests: true,
    answerTo: async (asked) => ({ json: await asked.service.company.of(guestIn(asked).id) }),
  }),
  route({
    method: 'post',
    path: '/api/guest/people',
    summary: 'Let people whom I have played with see when I am here, or no more.',
    body: seenBody,
    answer: peopleAnswer,
    cost: COSTS.file,
    ofAllGames: true,
    forGuests: true,
    async answerTo(asked) {
      const me = guestIn(asked).id;
      await asked.service.company.letSee(me, asked.body.seen);
      return { json: await asked.service.company.of(me) };
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/people/shun',
    summary: 'Mute or block somebody whom I have played with, by the table of our last game.',
    body: shunPersonBody,
    answer: peopleAnswer,
    cost: COSTS.file,
    ofAllGames: true,
    forGuests: true,
    async answerTo(asked) {
      const me = guestIn(asked).id;
      const { company } = asked.service;
      const { table, visitor, kind } = asked.body;
      const met = await company.met(me, table, visitor);
      if (!met) return refuse('no-seat', 'you have not played with them to the end of a game');
      const refusal = await shunAs(asked, { other: met.guest, name: met.name ?? '', kind });
      return refusal ?? { json: await company.of(me) };
    },
  }),
];
