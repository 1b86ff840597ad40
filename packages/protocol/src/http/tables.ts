/** Tables: opening one, finding one, acting at one. */
import * as v from 'valibot';
import { act, entropy, password, requestId } from '../act.ts';
import { count, tableName } from '../client-message.ts';
import { settings } from '../settings.ts';
import { tableAnswer } from '../table-view.ts';
import { REFUSALS, TABLE_STATUSES } from '../words.ts';
import { digits, wait } from './query.ts';

export const openBody = v.strictObject({
  id: requestId,
  settings,
  /** The password that people must know to come in. */
  password: v.exactOptional(password),
  /** `false`: for a screen that everybody looks at; its host has no seat. */
  seated: v.exactOptional(v.boolean()),
  /** Sent by older pages. It comes before the commitment, so it is ignored: send one with `ready` or `start`. */
  entropy: v.exactOptional(entropy),
});
export const actBody = v.strictObject({ id: requestId, act });

export const listQuery = v.strictObject({
  state: v.exactOptional(v.picklist(TABLE_STATUSES)),
  /** Tables that come after this one, which was the last of a page. */
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
  /** One needs a password to come in; nobody may look on. */
  password: v.exactOptional(v.literal(true)),
  unwatched: v.exactOptional(v.literal(true)),
  rated: v.exactOptional(v.literal(true)),
  /** For my tables: it is my turn, and until when. */
  awaited: v.exactOptional(v.literal(true)),
  deadline: v.exactOptional(v.number()),
});
export const listAnswer = v.object({ tables: v.array(listedTable), next: v.exactOptional(v.string()) });
export type ListAnswer = v.InferOutput<typeof listAnswer>;
/** The same as the message `state` of the socket. */
export const stateAnswer = v.looseObject({ type: v.literal('state'), n: count, now: v.number(), table: tableAnswer });
export const doneAnswer = v.object({ type: v.literal('done'), id: requestId });
export const refusedAnswer = v.object({
  type: v.literal('refused'),
  id: v.exactOptional(requestId),
  code: v.picklist(REFUSALS),
  rule: v.exactOptional(v.string()),
  reason: v.string(),
  retryAfter: v.exactOptional(count),
});
