/** Being told that it is one's move while the page is closed. */
import { pushAnswer, pushBody, pushOffBody } from '@room25/protocol';
import { COSTS } from '../../limits.ts';
import { dayAfter, subscribing } from '../../store/push-book.ts';
import { refuse } from '../../table/refusal.ts';
import { type Asked, guestIn, type HttpAnswer, type Route, route } from '../route.ts';

const MINUTE = 60_000;

export const PUSH_ROUTES: readonly Route[] = [
  route({
    method: 'get',
    path: '/api/guest/push',
    summary: 'How many of my browsers are told that it is my move; and the key that a browser subscribes with.',
    answer: pushAnswer,
    forGuests: true,
    answerTo: (asked) => standing(asked),
  }),
  route({
    method: 'post',
    path: '/api/guest/push',
    summary:
      'Tell this browser that it is my move, or that my table begins, while I am not here; of games by post at once, or once a day. Of a page only, and through services of browsers.',
    body: pushBody,
    answer: pushAnswer,
    forGuests: true,
    cost: COSTS.proof,
    async answerTo(asked) {
      const { service, identity, origin, body } = asked;
      const { id } = guestIn(asked);
      if (typeof identity === 'string' || origin === undefined) return refuse('not-now', 'only a page can be told');
      if (!service.limits.take('subscriptions', id)) return service.limits.refusal('subscriptions', id);
      if (!service.push.isFine(body)) return refuse('malformed', 'endpoint: not that of a push service');
      const { device } = identity;
      const { daily, ...browser } = body;
      const digest = daily === undefined ? null : dayAfter(daily * MINUTE, service.now());
      await service.transact(() => subscribing({ ...browser, digest, guest: id, device, origin }, service.now()));
      return standing(asked);
    },
  }),
  route({
    method: 'post',
    path: '/api/guest/push/off',
    summary: 'Tell this browser nothing any more.',
    body: pushOffBody,
    answer: pushAnswer,
    forGuests: true,
    async answerTo(asked) {
      const { service, body } = asked;
      const own = await service.pushBook.of(guestIn(asked).id);
      if (own.some(({ endpoint }) => endpoint === body.endpoint)) await service.pushBook.forget(body.endpoint);
      return standing(asked);
    },
  }),
];

const standing = async (asked: Asked): Promise<HttpAnswer> => {
  const { push, pushBook } = asked.service;
  return { json: { key: await push.publicKey(), browsers: (await pushBook.of(guestIn(asked).id)).length } };
};
