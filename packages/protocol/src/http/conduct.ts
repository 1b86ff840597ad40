/** Whom somebody does not want to meet or hear, what is reported, and what is in force against them. */
import * as v from 'valibot';
import { line, seat } from '../act.ts';
import { count } from '../client-message.ts';
import { LONGEST_LINE_OF_CHAT } from '../limits.ts';
import { REPORT_REASONS, SANCTIONS, SHUNNINGS } from '../words.ts';
import { rowId } from './query.ts';

/** The person in that seat; with the time of a line, whoever said it from there, even if they have got up since. */
const person = { seat, said: v.exactOptional(v.number()) };
export const shunBody = v.strictObject({ ...person, kind: v.picklist(SHUNNINGS) });
export const unshunBody = v.strictObject({ id: rowId });
export const shunnedAnswer = v.object({
  people: v.array(v.object({ id: rowId, kind: v.picklist(SHUNNINGS), name: v.string(), since: v.number() })),
});
export type ShunnedAnswer = v.InferOutput<typeof shunnedAnswer>;
export const mutedAnswer = v.object({ seats: v.array(count) });
export const reportBody = v.strictObject({
  ...person,
  reason: v.picklist(REPORT_REASONS),
  note: v.exactOptional(line(LONGEST_LINE_OF_CHAT)),
});
export const sanction = v.object({
  id: rowId,
  kind: v.picklist(SANCTIONS),
  reason: v.string(),
  made: v.number(),
  ends: v.number(),
  /** What I am called instead. */
  name: v.exactOptional(v.string()),
  answer: v.exactOptional(v.string()),
});
export const sanctionsAnswer = v.object({ sanctions: v.array(sanction) });
export type SanctionsAnswer = v.InferOutput<typeof sanctionsAnswer>;
export const answerBody = v.strictObject({ id: rowId, text: line(LONGEST_LINE_OF_CHAT) });
export const announcementsAnswer = v.object({
  announcements: v.array(v.object({ text: v.string(), made: v.number(), ends: v.number() })),
});
