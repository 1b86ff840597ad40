/** What several requests have in common. */
import * as v from 'valibot';

/** A number in a query is text. */
export const digits = (most: number) => v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.maxValue(most));

/** Seconds to wait for a version other than the one that `If-None-Match` names. */
export const wait = v.exactOptional(digits(30));
export const noQuery = v.strictObject({});
export const rowId = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,32}$/));
