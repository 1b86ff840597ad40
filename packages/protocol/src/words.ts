/** The words of a table before and around its game. Arrays first, types derived. */

/** Goes up when older clients cannot understand what a server says. */
export const PROTOCOL = 1;

/** `open`: before the start; `paused`: all people have left, and any of them can come back. */
export const TABLE_STATUSES = ['open', 'playing', 'paused', 'over'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

export { BOT_LEVELS as LEVELS, type BotLevel as Level } from '@room25/engine';

/** What may be said, each including all before it; `team`: teammates also have a channel of their own. */
export const TALKS = ['none', 'signals', 'chat', 'team'] as const;
export type Talk = (typeof TALKS)[number];

/** What can be said without typing; everybody reads it in their own language. */
export const PHRASES = [
  'hello',
  'yes',
  'no',
  'thanks',
  'sorry',
  'help',
  'follow-me',
  'wait-for-me',
  'come-here',
  'stay-away',
  'go-ahead',
  'hurry',
  'trust-me',
  'doubt-you',
  'who-lies',
  'well-played',
  'knew-it',
  'again',
  'laugh',
  'gasp',
  'doubt',
  'sweat',
  'applause',
  'boo',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Those that are a face, not a sentence. */
export type Reaction = Extract<Phrase, 'laugh' | 'gasp' | 'doubt' | 'sweat' | 'applause' | 'boo'>;

/** Why a bot sits in for a person. */
export const ABSENCES = ['time', 'left'] as const;
export type Absence = (typeof ABSENCES)[number];

/** `mute`: I do not see what they write; `block`: we do not sit down together either. */
export const SHUNNINGS = ['mute', 'block'] as const;
export type Shunning = (typeof SHUNNINGS)[number];

/** What somebody is reported for. */
export const REPORT_REASONS = ['talk', 'name', 'spoiling', 'two-seats', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What operators can decide about somebody, for a time. */
export const SANCTIONS = ['mute', 'ban', 'rename'] as const;
export type SanctionKind = (typeof SANCTIONS)[number];

/** Why something was not done, where the reason is not a rule of the game. */
export const REFUSALS = [
  'malformed',
  'too-fast',
  'identity',
  'origin',
  'no-table',
  'no-such-page',
  'not-seated',
  'not-host',
  'not-yours',
  'not-now',
  'seat-taken',
  'character-taken',
  'name-taken',
  'removed',
  'blocked',
  'banned',
  'muted',
  'resting',
  'password',
  'no-seat',
  'not-ready',
  'terms',
  'talk',
  'rule',
  'rules-version',
  'protocol',
  'broken-log',
  'replaced',
  'closing',
  'unavailable',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
