/** Quick game: ask, and have a seat. */
import { quickAnswer, quickBody, quickStandingAnswer } from '@room25/protocol';
import { COSTS } from '../../limits.ts';
import { isRefusal } from '../../table/refusal.ts';
import { guestIn, type Route, route } from '../route.ts';

export const QUICK_ROUTES: readonly Route[] = [
  route({
    method: 'get',
    path: '/api/quick',
    summary: 'How many people are here, and how many wait for a quick game.',
    answer: quickStandingAnswer,
    answerTo: async ({ service }) => ({
      json: { here: service.company.count, waiting: await service.quick.waiting() },
    }),
  }),
  route({
    method: 'post',
    path: '/api/quick',
    summary:
      'Sit down at a quick game, or be told where I sit already. Bots fill in after 45 seconds at most; for five minutes their seats can be taken. Leave as from any table.',
    body: quickBody,
    answer: quickAnswer,
    forGuests: true,
    cost: COSTS.quick,
    async answerTo(asked) {
      const { service, address } = asked;
      const ban = service.conduct.banBar(guestIn(asked).id);
      if (ban) return ban;
      if (!service.limits.take('quick', address)) return service.limits.refusal('quick', address);
      const live = await service.quick.seat(guestIn(asked), address);
      return isRefusal(live) ? live : { json: { table: live.table.id } };
    },
  }),
];
