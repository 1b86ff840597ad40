/** What is sent and answered over HTTP. */
import * as v from 'valibot';
import { act, entropy, line, requestId } from './act.ts';
import { count, tableName, token } from './client-message.ts';
import { LONGEST_NAME } from './limits.ts';
import { settings } from './settings.ts';
import { LEVELS, REFUSALS, TABLE_STATES } from './words.ts';

export const guestBody = v.strictObject({
  name: line(LONGEST_NAME),
  /** For programs, which keep no cookies: answer with the token too. Never that of a guest who is known already. */
  token: v.exactOptional(v.boolean()),
});
export const carryBody = v.strictObject({ token });
export const openBody = v.strictObject({ id: requestId, settings, entropy: v.exactOptional(entropy) });
export const actBody = v.strictObject({ id: requestId, act });

/** A number in a query is text. */
const digits = (most: number) => v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.maxValue(most));

export const listQuery = v.strictObject({
  state: v.exactOptional(v.picklist(TABLE_STATES)),
  /** Those that come after this one, which was the last of a page. */
  after: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,16}-[\w-]{1,64}$/))),
  limit: v.exactOptional(digits(100)),
});
export const stateQuery = v.strictObject({
  as: v.exactOptional(v.picklist(['seat', 'watch'])),
  events: v.exactOptional(digits(1_000_000)),
  chat: v.exactOptional(digits(1_000_000)),
  /** Seconds to wait for something that the `If-None-Match` does not name. */
  wait: v.exactOptional(digits(30)),
});
export const noQuery = v.strictObject({});

export const guestAnswer = v.object({ name: v.string(), token: v.exactOptional(token) });
export const linkAnswer = v.object({ token, expires: count });
const seatView = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({ kind: v.literal('bot'), level: v.picklist(LEVELS) }),
  v.object({
    kind: v.literal('person'),
    name: v.string(),
    host: v.exactOptional(v.literal(true)),
    ready: v.exactOptional(v.literal(true)),
    away: v.exactOptional(v.picklist(['time', 'left'])),
  }),
]);
export const tableAnswer = v.object({
  id: tableName,
  code: tableName,
  state: v.picklist(TABLE_STATES),
  settings,
  seats: v.array(seatView),
  you: v.exactOptional(count),
  commitment: v.string(),
  deadline: v.exactOptional(v.number()),
  locked: v.exactOptional(v.array(v.string())),
  started: v.exactOptional(v.number()),
  ended: v.exactOptional(v.number()),
  rematch: v.exactOptional(tableName),
});
const listedTable = v.object({
  id: tableName,
  code: tableName,
  state: v.picklist(TABLE_STATES),
  edition: v.string(),
  mode: v.string(),
  seats: count,
  taken: count,
  result: v.exactOptional(v.string()),
});
export const listAnswer = v.object({ tables: v.array(listedTable), next: v.exactOptional(v.string()) });
export type ListAnswer = v.InferOutput<typeof listAnswer>;
/** The same as the message `state` of the socket. */
export const stateAnswer = v.looseObject({ type: v.literal('state'), n: count, table: tableAnswer });
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
export const replayAnswer = v.object({
  seat: v.union([count, v.literal('spectator'), v.literal('everyone')]),
  /** What the viewer was told and saw, step by step; the shapes are those of the messages. */
  steps: v.array(v.object({ at: v.number(), events: v.array(v.looseObject({})), view: v.looseObject({}) })),
});
export const refusedAnswer = v.object({
  type: v.literal('refused'),
  id: v.exactOptional(requestId),
  code: v.picklist(REFUSALS),
  rule: v.exactOptional(v.string()),
  reason: v.string(),
});
