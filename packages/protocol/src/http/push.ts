/** Browsers that are told when it is somebody's move. */
import * as v from 'valibot';
import { count } from '../client-message.ts';

const base64url = (letters: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.length(letters));
const endpoint = v.pipe(v.string(), v.startsWith('https://'), v.maxLength(1000));
/** As a browser gives them. */
export const pushBody = v.strictObject({
  endpoint,
  p256dh: base64url(87),
  auth: base64url(22),
  language: v.picklist(['en', 'fr', 'ru']),
  /** Told of games by post once a day, from this minute of the day on (UTC); without it, at once. */
  daily: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60 - 1))),
});
export const pushOffBody = v.strictObject({ endpoint });
export const pushAnswer = v.object({ key: v.string(), browsers: count });
export type PushAnswer = v.InferOutput<typeof pushAnswer>;
