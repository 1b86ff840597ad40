/** What a client sends over the socket. */
import * as v from 'valibot';
import { act, password, requestId } from './act.ts';
import { LONGEST_ID } from './limits.ts';

/** A table's id or its short code. */
export const tableName = v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{4,${LONGEST_ID}}$`)));
export const token = v.pipe(v.string(), v.maxLength(512), v.regex(/^[\w.-]+$/));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

export const clientMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('hello'),
    /** The `PROTOCOL` that the client was made for; a client that leaves it out takes whatever comes. */
    protocol: v.exactOptional(count),
    table: tableName,
    /** `seat`: refuse me if I have none, never make me a spectator. */
    as: v.picklist(['seat', 'watch']),
    /** For programs; a page has its cookie. */
    token: v.exactOptional(token),
    /** For a table that asks for one; the same as the act `enter` beforehand. */
    password: v.exactOptional(password),
    /** How many events and lines of chat have been seen: what comes after them is sent. */
    events: v.exactOptional(count),
    chat: v.exactOptional(count),
  }),
  v.strictObject({ type: v.literal('do'), id: requestId, act }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** Even a message that cannot be read may say which request it was. */
export const identified = v.looseObject({ id: requestId });
