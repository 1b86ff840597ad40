/** How strong people are. What a game changed is told after it is over; nothing here knows of a running game. */
import { bestAnswer, bestQuery, type ChangesAnswer, changesAnswer, shownBody, standingAnswer } from '@room25/protocol';
import type { LiveTable } from '../../node/live-table.ts';
import { isRated, sharesAddress } from '../../table/rating.ts';
import { seatOf, seatOfGuest } from '../../table/table-state.ts';
import { guestOf } from '../identity.ts';
import { type Asked, guestIn, type Route, route } from '../route.ts';
import { shownRating, standingOf } from '../standing.ts';
import { afterTheEnd } from './records.ts';

const MOST_LISTED = 100;

export const RATING_ROUTES: readonly Route[] = [
  route({
    method: 'get',
    path: '/api/guest/ratings',
    summary: 'How strong I am, and how sure that is; and how many of my last games I played to their end.',
    answer: standingAnswer,
    ofAllGames: true,
    forGuests: true,
    answerTo: async (asked) => ({ json: await standingOf(asked.service, guestIn(asked).id) }),
  }),
  route({
    method: 'post',
    path: '/api/guest/ratings',
    summary: 'Let others see my numbers, also in the lists of the best; or no more.',
    body: shownBody,
    answer: standingAnswer,
    ofAllGames: true,
    forGuests: true,
    async answerTo(asked) {
      const { service, body } = asked;
      await service.ratings.show(guestIn(asked).id, body.shown);
      return { json: await standingOf(service, guestIn(asked).id) };
    },
  }),
  route({
    method: 'get',
    path: '/api/ratings',
    summary: 'The best of those who want to be seen and of whom enough is known.',
    query: bestQuery,
    answer: bestAnswer,
    async answerTo({ service, query, identity }) {
      const me = guestOf(identity)?.id;
      const best = await service.recentBest(query.kind, MOST_LISTED);
      const people = best.map((one) => ({
        name: service.conduct.nameOf(one.guest) ?? one.name,
        ...shownRating(one),
        ...(one.guest === me && { me: true as const }),
      }));
      return { json: { kind: query.kind, people } };
    },
  }),
  route({
    method: 'get',
    path: '/api/tables/{table}/ratings',
    summary: 'What a rated game has changed, for me and for those who show their numbers; when it is over.',
    answer: changesAnswer,
    answerTo: (asked) => afterTheEnd(asked, async (live) => ({ json: await changesAt(live, asked) })),
  }),
];

const changesAt = async ({ table }: LiveTable, { service, identity }: Asked): Promise<ChangesAnswer> => {
  const rated = await service.ratings.at(table.id);
  const me = guestOf(identity)?.id;
  if (!rated) {
    if (!isRated(table)) return { rated: false, why: 'unrated' };
    if (await service.ratings.isWaiting(table.id)) return { rated: false, why: 'soon' };
    // Where others come from is nobody else's business.
    const seat = me === undefined ? undefined : seatOfGuest(table, me);
    return { rated: false, why: seat !== undefined && sharesAddress(table, seat) ? 'address' : 'unrated' };
  }
  if (!rated.changes) return { rated: false, why: 'often' };
  const guestAt = (visitor: number): string => table.people.guestOf(visitor) ?? '';
  const shown = await service.ratings.shownOf(rated.changes.map(({ visitor }) => guestAt(visitor)));
  const changes = rated.changes.flatMap(({ visitor, before, after }) => {
    const seat = seatOf(table, visitor);
    const guest = guestAt(visitor);
    const isTold = seat !== undefined && (guest === me || shown.has(guest));
    return isTold ? [{ seat, before: shownRating(before).points, ...shownRating(after) }] : [];
  });
  return { rated: true, kind: rated.kind, changes };
};
