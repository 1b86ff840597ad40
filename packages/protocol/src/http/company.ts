/** People whom somebody has played with. */
import * as v from 'valibot';
import { count, tableName } from '../client-message.ts';
import { SHUNNINGS } from '../words.ts';

export const seenBody = v.strictObject({ seen: v.boolean() });
export const peopleAnswer = v.object({
  /** People I have played with see when I am here. */
  seen: v.boolean(),
  people: v.array(
    v.object({
      name: v.string(),
      /** How many games we have played to their end, and when and where the last one was. */
      games: count,
      last: v.number(),
      table: tableName,
      /** Their number at that table: the two together name them when they are muted or blocked. */
      visitor: count,
      muted: v.exactOptional(v.literal(true)),
      here: v.exactOptional(v.literal(true)),
    }),
  ),
});
export type PeopleAnswer = v.InferOutput<typeof peopleAnswer>;
export const shunPersonBody = v.strictObject({ table: tableName, visitor: count, kind: v.picklist(SHUNNINGS) });
