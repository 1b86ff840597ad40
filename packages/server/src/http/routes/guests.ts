import { carryBody, guestAnswer, guestBody, linkAnswer } from '@room25/protocol';
import { refuse } from '../../table/refusal.ts';
import { cookieWith, guestOf } from '../identity.ts';
import { type Answer, type Asked, guestIn, type Route } from '../route.ts';
import { newGuest } from '../tokens.ts';

export const GUEST_ROUTES: readonly Route[] = [
  {
    method: 'post',
    path: '/api/guest',
    summary: 'Become a guest with a name, or take another name. A program that wants a token is always somebody new.',
    body: guestBody,
    answer: guestAnswer,
    status: 201,
    answerTo(asked) {
      const { name, token: wantsToken } = asked.body as { name: string; token?: boolean };
      const { limits } = asked.service;
      if (!limits.take('guests', asked.address)) return limits.refusal('guests', asked.address);
      const known = guestOf(asked.identity);
      const guest = known && !wantsToken ? { ...known, name } : newGuest(name);
      const { token } = asked.service.tokens.issue('guest', guest);
      if (wantsToken) return { status: 201, json: { name, token } };
      return { status: 201, json: { name }, headers: { 'set-cookie': cookieWith(token, asked.isSecure) } };
    },
  },
  {
    method: 'get',
    path: '/api/guest',
    summary: 'Who am I?',
    answer: guestAnswer,
    forGuests: true,
    answerTo: (asked) => remember(asked, guestIn(asked)),
  },
  {
    method: 'post',
    path: '/api/guest/link',
    summary: 'A token for another device of mine, for an hour. Who has it is me.',
    answer: linkAnswer,
    forGuests: true,
    answerTo: (asked) => ({ json: asked.service.tokens.issue('carry', guestIn(asked)) }),
  },
  {
    method: 'post',
    path: '/api/guest/carry',
    summary: 'Be on this device who I am on the other.',
    body: carryBody,
    answer: guestAnswer,
    answerTo(asked) {
      const guest = asked.service.tokens.read('carry', asked.body.token);
      return guest ? remember(asked, guest) : refuse('identity');
    },
  },
];

/** The cookie anew, so that it does not run out while it is used. */
const remember = ({ service, isSecure }: Asked, guest: { id: string; name: string }): Answer => ({
  json: { name: guest.name },
  headers: { 'set-cookie': cookieWith(service.tokens.issue('guest', guest).token, isSecure) },
});
