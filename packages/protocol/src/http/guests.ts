/** Who somebody is, on which devices, and what is kept of them. */
import * as v from 'valibot';
import { count, tableName, token } from '../client-message.ts';
import { LONGEST_NAME } from '../limits.ts';
import { personName } from '../name.ts';
import { REPORT_REASONS, SHUNNINGS } from '../words.ts';
import { sanction } from './conduct.ts';
import { standingAnswer } from './ratings.ts';

export const guestBody = v.strictObject({
  name: personName,
  /** For programs, which keep no cookies: answer with the token too. Never the token of a guest who is already known. */
  token: v.exactOptional(v.boolean()),
});
/** `instead`: I give up whoever I am on this device; `along`: and everything of theirs comes with me, for good. */
export const carryBody = v.strictObject({
  token,
  instead: v.exactOptional(v.boolean()),
  along: v.exactOptional(v.boolean()),
});
export const linkOwnerBody = v.strictObject({ token });
const deviceId = v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/));
export const signOutBody = v.strictObject({
  devices: v.union([v.picklist(['others', 'all']), v.pipe(v.array(deviceId), v.maxLength(50))]),
});

export const guestAnswer = v.object({ name: v.string(), token: v.exactOptional(token) });
export const linkAnswer = v.object({ token, expires: v.number() });
export const linkOwnerAnswer = v.object({
  name: v.string(),
  expires: v.number(),
  /** Who this device is now. */
  you: v.exactOptional(v.string()),
  /** It is the same person already. */
  same: v.exactOptional(v.literal(true)),
  /** It is somebody else: the games that could come along, and the tables where both sit. */
  along: v.exactOptional(count),
  apart: v.exactOptional(count),
});
export type LinkOwner = v.InferOutput<typeof linkOwnerAnswer>;
export const devicesAnswer = v.object({
  devices: v.array(
    v.object({
      id: v.string(),
      /** Such as `Firefox, Linux`; empty if nothing is known. */
      kind: v.string(),
      since: v.number(),
      seen: v.number(),
      /** This is the device that asks. */
      here: v.exactOptional(v.literal(true)),
    }),
  ),
  /** I can come back to my name even when I am signed out everywhere. */
  kept: v.exactOptional(v.literal(true)),
});
export type DevicesAnswer = v.InferOutput<typeof devicesAnswer>;
export type Devices = DevicesAnswer['devices'];
export const forgetBody = v.strictObject({ name: v.pipe(v.string(), v.maxLength(4 * LONGEST_NAME)) });
export const forgetAnswer = v.object({});
/** Times are milliseconds since 1970. */
export const dataAnswer = v.object({
  made: v.number(),
  /** How many days these stay; 0: for ever. What was said at a table; one without the end of a game; who I am, since I was last here. */
  keeping: v.object({ talk: v.number(), empty: v.number(), people: v.number() }),
  /** By which the server knows me. It is shown to nobody else. */
  id: v.string(),
  name: v.string(),
  devices: v.array(v.object({ kind: v.string(), since: v.number(), seen: v.number() })),
  /** How I come back to my name. */
  passkeys: v.array(v.object({ label: v.string(), made: v.number(), used: v.exactOptional(v.number()) })),
  recovery: v.exactOptional(v.number()),
  tables: v.array(
    v.object({
      id: tableName,
      code: tableName,
      state: v.string(),
      edition: v.string(),
      mode: v.string(),
      updated: v.number(),
      /** Whether I sit there, or sat there at the end. */
      seated: v.boolean(),
      result: v.exactOptional(v.string()),
      /** What I am called there. */
      name: v.exactOptional(v.string()),
      said: v.array(v.object({ at: v.number(), text: v.string() })),
    }),
  ),
  /** Whom I have muted or blocked. */
  shunned: v.array(v.object({ kind: v.picklist(SHUNNINGS), name: v.string(), since: v.number() })),
  reports: v.array(
    v.object({ made: v.number(), table: v.string(), reason: v.picklist(REPORT_REASONS), note: v.string() }),
  ),
  sanctions: v.array(sanction),
  /** People I have played with see when I am here. */
  seen: v.boolean(),
  /** Quick games that I have left in the last days. */
  left: v.array(v.object({ table: tableName, at: v.number() })),
  /** Browsers that are told when it is my move; when they are next told, if once a day. */
  told: v.array(
    v.object({ service: v.string(), made: v.number(), seen: v.number(), digest: v.exactOptional(v.number()) }),
  ),
  ratings: standingAnswer,
  /** What each finished game came to for me, as in my file. */
  games: v.array(v.looseObject({ table: tableName, ended: v.number(), won: v.boolean() })),
});
export type DataAnswer = v.InferOutput<typeof dataAnswer>;
