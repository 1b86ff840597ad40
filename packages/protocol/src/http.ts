/** What is sent and answered over HTTP. */
import { CHARACTERS } from '@room25/engine';
import * as v from 'valibot';
import { act, entropy, password, requestId } from './act.ts';
import { count, tableName, token } from './client-message.ts';
import { personName } from './name.ts';
import { settings } from './settings.ts';
import { LEVELS, PHRASES, REFUSALS, TABLE_STATUSES } from './words.ts';

export const guestBody = v.strictObject({
  name: personName,
  /** For programs, which keep no cookies: answer with the token too. Never that of a guest who is known already. */
  token: v.exactOptional(v.boolean()),
});
/** `instead`: whoever I am on this device, I want to be so no longer. */
export const carryBody = v.strictObject({ token, instead: v.exactOptional(v.boolean()) });
export const linkOwnerBody = v.strictObject({ token });
const deviceId = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/));
export const signOutBody = v.strictObject({
  devices: v.union([v.picklist(['others', 'all']), v.pipe(v.array(deviceId), v.maxLength(50))]),
});
export const openBody = v.strictObject({
  id: requestId,
  settings,
  /** Whoever comes must know it. */
  password: v.exactOptional(password),
  /** `false`: for a screen that all look at; its host has no seat. */
  seated: v.exactOptional(v.boolean()),
  /** Of older pages. It came before the commitment, so it counts for nothing: send one with `ready` or `start`. */
  entropy: v.exactOptional(entropy),
});
export const actBody = v.strictObject({ id: requestId, act });

/** A number in a query is text. */
const digits = (most: number) => v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.maxValue(most));

/** Seconds to wait for something that the `If-None-Match` does not name. */
const wait = v.exactOptional(digits(30));

export const listQuery = v.strictObject({
  state: v.exactOptional(v.picklist(TABLE_STATUSES)),
  /** Those that come after this one, which was the last of a page. */
  after: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,16}-[\w-]{1,64}$/))),
  limit: v.exactOptional(digits(100)),
  wait,
});
export const stateQuery = v.strictObject({
  as: v.exactOptional(v.picklist(['seat', 'watch'])),
  events: v.exactOptional(digits(1_000_000)),
  chat: v.exactOptional(digits(1_000_000)),
  wait,
});
export const noQuery = v.strictObject({});

export const guestAnswer = v.object({ name: v.string(), token: v.exactOptional(token) });
export const linkAnswer = v.object({ token, expires: v.number() });
export const linkOwnerAnswer = v.object({
  name: v.string(),
  expires: v.number(),
  /** Who this device is now. */
  you: v.exactOptional(v.string()),
  /** The same person already. */
  same: v.exactOptional(v.literal(true)),
});
export type LinkOwner = v.InferOutput<typeof linkOwnerAnswer>;
export const devicesAnswer = v.object({
  devices: v.array(
    v.object({
      id: v.string(),
      /** Such as `Firefox, Linux`; empty if nothing is known. */
      kind: v.string(),
      since: v.number(),
      seen: v.number(),
      /** The one that asks. */
      here: v.exactOptional(v.literal(true)),
    }),
  ),
});
export type Devices = v.InferOutput<typeof devicesAnswer>['devices'];
const chosen = {
  wish: v.exactOptional(v.array(v.picklist(CHARACTERS))),
  begins: v.exactOptional(v.literal(true)),
};
const seatView = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({ kind: v.literal('bot'), level: v.picklist(LEVELS), ...chosen }),
  v.object({
    kind: v.literal('person'),
    name: v.string(),
    host: v.exactOptional(v.literal(true)),
    ready: v.exactOptional(v.literal(true)),
    here: v.exactOptional(v.literal(true)),
    ...chosen,
    away: v.exactOptional(v.picklist(['time', 'left'])),
    mark: v.exactOptional(v.string()),
  }),
]);
export const tableAnswer = v.object({
  id: tableName,
  code: tableName,
  state: v.picklist(TABLE_STATUSES),
  settings,
  seats: v.array(seatView),
  you: v.exactOptional(count),
  commitment: v.string(),
  deadline: v.exactOptional(v.number()),
  locked: v.exactOptional(v.array(v.string())),
  started: v.exactOptional(v.number()),
  ended: v.exactOptional(v.number()),
  rematch: v.exactOptional(tableName),
  password: v.exactOptional(v.literal(true)),
});
const listedTable = v.object({
  id: tableName,
  code: tableName,
  state: v.picklist(TABLE_STATUSES),
  edition: v.string(),
  mode: v.string(),
  seats: count,
  taken: count,
  clock: settings.entries.clock,
  talk: settings.entries.talk,
  /** The names of the people, the host's first. */
  people: v.array(v.string()),
  /** When something last happened there, in milliseconds since 1970. */
  updated: v.number(),
  result: v.exactOptional(v.string()),
  /** Whoever comes must know one; nobody looks on. */
  password: v.exactOptional(v.literal(true)),
  unwatched: v.exactOptional(v.literal(true)),
  /** Of my tables: it is my turn, and until when. */
  awaited: v.exactOptional(v.literal(true)),
  deadline: v.exactOptional(v.number()),
});
export const listAnswer = v.object({ tables: v.array(listedTable), next: v.exactOptional(v.string()) });
export type ListAnswer = v.InferOutput<typeof listAnswer>;
/** The same as the message `state` of the socket. */
export const stateAnswer = v.looseObject({ type: v.literal('state'), n: count, now: v.number(), table: tableAnswer });
export const doneAnswer = v.object({ type: v.literal('done'), id: requestId });
export const resultAnswer = v.object({
  result: v.string(),
  score: v.exactOptional(v.number()),
  turns: count,
  started: v.number(),
  ended: v.number(),
  /** Milliseconds. */
  lasted: v.number(),
  seats: v.array(
    v.object({
      player: v.string(),
      bot: v.exactOptional(v.picklist(LEVELS)),
      characters: v.array(v.object({ name: v.string(), role: v.exactOptional(v.string()), survived: v.boolean() })),
    }),
  ),
});
export type ResultAnswer = v.InferOutput<typeof resultAnswer>;
const chatLine = {
  seat: count,
  name: v.string(),
  at: v.number(),
  team: v.exactOptional(v.literal(true)),
  text: v.exactOptional(v.string()),
  phrase: v.exactOptional(v.picklist(PHRASES)),
};
export const replayAnswer = v.object({
  seat: v.union([count, v.literal('spectator'), v.literal('everyone')]),
  /** What the viewer was told and saw, step by step; the shapes are those of the messages. */
  steps: v.array(v.object({ at: v.number(), events: v.array(v.looseObject({})), view: v.looseObject({}) })),
  /** What the viewer heard until the end; everyone: all of it. */
  chat: v.array(v.object(chatLine)),
});
export const chatAnswer = v.object({
  /** `events`: how much had happened when it was said. */
  chat: v.array(v.object({ ...chatLine, events: count })),
});
export const thoughtsAnswer = v.object({
  thoughts: v.array(
    v.object({
      /** The place of the command in the game's record, the first being 0. */
      at: count,
      seat: count,
      level: v.picklist(LEVELS),
      command: v.number(),
      /** As in packages/bots/src/explanation.ts. */
      explanation: v.looseObject({}),
    }),
  ),
});
export const refusedAnswer = v.object({
  type: v.literal('refused'),
  id: v.exactOptional(requestId),
  code: v.picklist(REFUSALS),
  rule: v.exactOptional(v.string()),
  reason: v.string(),
  retryAfter: v.exactOptional(count),
});
