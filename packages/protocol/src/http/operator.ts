/** What an operator's page asks for, and what it is told. Nobody else learns that any of it exists. */
import * as v from 'valibot';
import { line } from '../act.ts';
import { count, tableName } from '../client-message.ts';
import { LONGEST_LINE_OF_CHAT, LONGEST_NAME, MOST_SEATS } from '../limits.ts';
import { REPORT_REASONS, SANCTIONS } from '../words.ts';
import { sanction } from './conduct.ts';
import { digits, rowId } from './query.ts';

/** From the link that the program prints. */
export const operatorEntryBody = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{32}$/)) });
export const operatorLeaveBody = v.strictObject({});

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const reason = line(LONGEST_LINE_OF_CHAT);
/** As in `room25 admin`: the first seat is 1. */
const whom = v.union([
  v.strictObject({ report: rowId }),
  v.strictObject({ table: tableName, seat: whole(MOST_SEATS) }),
]);

export const operatorBody = v.variant('do', [
  v.strictObject({ do: v.literal('settle'), report: rowId, reason }),
  v.strictObject({
    do: v.literal('sanction'),
    kind: v.picklist(SANCTIONS),
    whom,
    days: whole(365),
    reason,
    /** For `rename`. */
    name: v.exactOptional(v.pipe(v.string(), v.maxLength(4 * LONGEST_NAME))),
  }),
  v.strictObject({ do: v.literal('lift'), sanction: rowId, reason }),
  v.strictObject({ do: v.literal('close'), table: tableName, reason }),
  v.strictObject({ do: v.literal('delete'), table: tableName, reason }),
  v.strictObject({ do: v.literal('announce'), text: line(LONGEST_LINE_OF_CHAT), hours: whole(24 * 30) }),
]);
export type OperatorDeed = v.InferOutput<typeof operatorBody>;

const reported = {
  id: rowId,
  made: v.number(),
  table: v.string(),
  reason: v.picklist(REPORT_REASONS),
  note: v.string(),
  /** What they are called, if that is still known. */
  about: v.exactOptional(v.string()),
};

const from = v.exactOptional(digits(1_000_000));
/** Where each list begins. */
export const deskQuery = v.strictObject({ reports: from, sanctions: from, log: from });
export type DeskList = keyof v.InferOutput<typeof deskQuery>;

/** One page of a long list: the first row shown, how many rows there are in all, and where the previous and next pages begin. */
const page = v.object({ from: count, of: count, before: v.exactOptional(count), after: v.exactOptional(count) });

export const operatorAnswer = v.object({
  /** When this session ends. */
  expires: v.number(),
  /** The oldest first. */
  reports: v.array(v.object(reported)),
  pages: v.object({ reports: page, sanctions: page, log: page }),
  sanctions: v.array(v.object({ ...sanction.entries, guest: v.string(), called: v.exactOptional(v.string()) })),
  announcements: v.array(v.object({ id: rowId, text: v.string(), made: v.number(), ends: v.number() })),
  /** The newest first. */
  log: v.array(
    v.object({
      at: v.number(),
      act: v.string(),
      guest: v.exactOptional(v.string()),
      called: v.exactOptional(v.string()),
      table: v.exactOptional(v.string()),
      reason: v.string(),
      via: v.string(),
    }),
  ),
});
export type OperatorAnswer = v.InferOutput<typeof operatorAnswer>;

export const reportQuery = v.strictObject({ id: rowId });
/** With the moment it is about. */
export const reportAnswer = v.object({
  ...reported,
  code: v.string(),
  /** The entry of the table's log. */
  seq: count,
  /** The last lines said up to then. */
  lines: v.array(v.object({ at: v.number(), name: v.exactOptional(v.string()), text: v.string() })),
});
export type ReportAnswer = v.InferOutput<typeof reportAnswer>;
