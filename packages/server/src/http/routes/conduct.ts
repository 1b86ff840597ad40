/** Muting and blocking, reports, and what operators have decided. */
import {
  announcementsAnswer,
  answerBody,
  forgetAnswer,
  mutedAnswer,
  reportBody,
  type Shunning,
  sanctionsAnswer,
  shunBody,
  shunnedAnswer,
  unshunBody,
} from '@room25/protocol';
import type { LiveTable } from '../../node/live-table.ts';
import type { Sanction } from '../../store/conduct-book.ts';
import { type Refusal, refuse } from '../../table/refusal.ts';
import { speakerOf } from '../../table/show.ts';
import { isPerson, seatOfGuest } from '../../table/table-state.ts';
import { type Asked, guestIn, type HttpAnswer, type Route, route } from '../route.ts';
import { lookingAt } from './tables.ts';

const DAY = 24 * 3_600_000;
const MOST_REPORTS_A_DAY = 5;
const MOST_SHUNNED = 500;

export const CONDUCT_ROUTES: readonly Route[] = [
  route({
    method: 'get',
    path: '/api/announcements',
    summary: 'What the operators tell everybody now.',
    answer: announcementsAnswer,
    answerTo: async ({ service }) => ({
      json: {
        announcements: (await service.conductBook.announcementsAt(service.now())).map(({ text, made, ends }) => ({
          text,
          made,
          ends,
        })),
      },
    }),
  }),
  route({
    method: 'get',
    path: '/api/guest/shunned',
    summary: 'Whom I have muted or blocked.',
    answer: shunnedAnswer,
    forGuests: true,
    answerTo: shunned,
  }),
  route({
    method: 'post',
    path: '/api/guest/shunned/forgive',
    summary: 'Neither mute nor block somebody any more.',
    body: unshunBody,
    answer: shunnedAnswer,
    forGuests: true,
    async answerTo(asked) {
      const me = guestIn(asked).id;
      await asked.service.conductBook.unshun(me, asked.body.id);
      await asked.service.hearing.changed(me);
      return shunned(asked);
    },
  }),
  route({
    method: 'post',
    path: '/api/tables/{table}/shun',
    summary:
      'Mute whoever sits there: I do not see what they write. Or block them: nor do we sit down at the same table.',
    body: shunBody,
    answer: shunnedAnswer,
    forGuests: true,
    answerTo: (asked) =>
      about(
        asked,
        asked.body,
        async ({ other, name }) => (await shunAs(asked, { other, name, kind: asked.body.kind })) ?? shunned(asked),
      ),
  }),
  route({
    method: 'get',
    path: '/api/tables/{table}/muted',
    summary: 'The seats of people here whom I have muted or blocked.',
    answer: mutedAnswer,
    forGuests: true,
    answerTo: (asked) =>
      lookingAt(asked, async ({ table: { seats, people } }) => {
        const others = new Set(
          (await asked.service.conductBook.shunnedBy(guestIn(asked).id)).map(({ other }) => other),
        );
        const isMuted = (at: number): boolean => {
          const seat = seats[at];
          return isPerson(seat) && others.has(people.guestOf(seat.visitor) ?? '');
        };
        return { json: { seats: [...seats.keys()].filter(isMuted) } };
      }),
  }),
  route({
    method: 'post',
    path: '/api/tables/{table}/report',
    summary: 'Tell the operators of somebody at a table, with this moment of it. Five a day.',
    body: reportBody,
    answer: forgetAnswer,
    status: 201,
    forGuests: true,
    answerTo: (asked) =>
      about(asked, asked.body, async ({ live, other, visitor }) => {
        const { conductBook, now } = asked.service;
        const { id: reporter } = guestIn(asked);
        const { limits } = asked.service;
        if (!limits.take('reports', asked.address)) return limits.refusal('reports', asked.address);
        const today = await conductBook.reportsSince(reporter, now() - DAY);
        if (today.length >= MOST_REPORTS_A_DAY) return refuse('not-now', 'five reports a day are enough');
        const { reason, note = '' } = asked.body;
        const { id: table_id, seq } = live.table;
        await conductBook.addReport({ made: now(), table_id, seq, visitor, about: other, reporter, reason, note });
        return { status: 201, json: {} };
      }),
  }),
  route({
    method: 'get',
    path: '/api/guest/sanctions',
    summary: 'What operators have decided about me: why, until when, and what I said to it.',
    answer: sanctionsAnswer,
    forGuests: true,
    answerTo: sanctions,
  }),
  route({
    method: 'post',
    path: '/api/guest/sanctions/answer',
    summary: 'Say something to a decision, once. The operators read it.',
    body: answerBody,
    answer: sanctionsAnswer,
    forGuests: true,
    async answerTo(asked) {
      const { id, text } = asked.body;
      const isTaken = await asked.service.conductBook.answerSanction(guestIn(asked).id, id, text);
      return isTaken ? sanctions(asked) : refuse('not-now', 'it has been answered');
    },
  }),
];

export const sanctionView = ({ id, kind, reason, name, made, ends, answer }: Sanction) => ({
  id,
  kind,
  reason,
  made,
  ends,
  ...(name !== null && { name }),
  ...(answer !== null && { answer }),
});

/** Mutes or blocks somebody, or says why not. */
export async function shunAs(
  asked: Asked,
  { other, name, kind }: { readonly other: string; readonly name: string; readonly kind: Shunning },
): Promise<Refusal | undefined> {
  const { conductBook, hearing, now } = asked.service;
  const me = guestIn(asked).id;
  if ((await conductBook.shunnedBy(me)).length >= MOST_SHUNNED) return refuse('not-now', 'forgive somebody first');
  await conductBook.shun(me, { other, name, kind, made: now() });
  await hearing.changed(me);
  return undefined;
}

async function shunned(asked: Asked): Promise<HttpAnswer> {
  const people = await asked.service.conductBook.shunnedBy(guestIn(asked).id);
  return { json: { people: people.map(({ id, kind, name, made }) => ({ id, kind, name, since: made })) } };
}

async function sanctions(asked: Asked): Promise<HttpAnswer> {
  const all = await asked.service.conductBook.sanctionsOf(guestIn(asked).id);
  return { json: { sanctions: all.map(sanctionView) } };
}

interface About {
  readonly live: LiveTable;
  readonly visitor: number;
  readonly other: string;
  readonly name: string;
}

/**
 * Somebody else at a table that the guest may see: the person in that seat; or, with `said`, whoever spoke from there at that
 * time and may have got up.
 */
const about = (
  asked: Asked,
  { seat, said }: { readonly seat: number; readonly said?: number },
  work: (about: About) => Promise<HttpAnswer | Refusal>,
): Promise<HttpAnswer | Refusal> =>
  lookingAt(asked, (live) => {
    const { table } = live;
    const me = guestIn(asked).id;
    const there = table.seats[seat];
    const seated = isPerson(there) ? there.visitor : undefined;
    const spoke = (at: number): number | undefined =>
      speakerOf(table, seatOfGuest(table, me) ?? 'spectator', { seat, at });
    const visitor = said === undefined ? seated : spoke(said);
    const person = visitor === undefined ? undefined : table.people.at(visitor);
    if (person?.guest === undefined || person.guest === me) return refuse('no-seat');
    return work({ live, visitor: person.visitor, other: person.guest, name: person.name ?? '' });
  });
