/** Quick games. */
import * as v from 'valibot';
import { count, tableName } from '../client-message.ts';

/** How many people are here, and how many of them wait for a quick game; both may be some seconds old. */
export const quickStandingAnswer = v.object({ here: count, waiting: count });
export type QuickStanding = v.InferOutput<typeof quickStandingAnswer>;
export const quickBody = v.strictObject({});
export const quickAnswer = v.object({ table: tableName });
export type QuickAnswer = v.InferOutput<typeof quickAnswer>;
