/** What somebody has played, and what it adds up to. */
import * as v from 'valibot';
import { count, tableName } from '../client-message.ts';
import { digits } from './query.ts';
import { standingAnswer } from './ratings.ts';

export const fileQuery = v.strictObject({
  from: v.exactOptional(digits(100_000)),
  limit: v.exactOptional(digits(100)),
});
export const fileAnswer = v.object({
  /** How strong I am, and how reliable. */
  ratings: standingAnswer,
  games: count,
  won: count,
  /** Games that I had left before the end. */
  left: count,
  /** The longest row of games won. */
  streak: count,
  streakNow: count,
  kinds: v.array(
    v.object({ edition: v.string(), mode: v.string(), role: v.exactOptional(v.string()), games: count, won: count }),
  ),
  /** By the rule by which I died. */
  deaths: v.array(v.object({ rule: v.string(), count })),
  /**
   * What I said about hidden rooms: how often; how often it was false though I had seen the room; how often others acted on such
   * a lie; and how often I acted on theirs.
   */
  claims: v.object({ made: count, lies: count, believed: count, misled: count }),
  /** Characters whom I moved out of a room in which they would have died. */
  saved: v.array(v.object({ name: v.string(), count })),
  /** The newest first. */
  list: v.array(
    v.object({
      table: tableName,
      code: tableName,
      edition: v.string(),
      mode: v.string(),
      players: count,
      result: v.string(),
      ended: v.number(),
      won: v.boolean(),
      left: v.exactOptional(v.literal(true)),
      characters: v.array(
        v.object({
          name: v.string(),
          role: v.exactOptional(v.string()),
          survived: v.boolean(),
          death: v.exactOptional(v.string()),
        }),
      ),
      claims: count,
      lies: count,
      believed: count,
      misled: count,
      saved: v.exactOptional(v.array(v.string())),
      replay: v.string(),
    }),
  ),
});
export type FileAnswer = v.InferOutput<typeof fileAnswer>;
/** Figures over all games are on the first page. */
export const filePageAnswer = v.union([fileAnswer, v.object({ list: fileAnswer.entries.list })]);
