/** The words of a table that is not a game yet, or more than a game. Arrays first, types derived. */

/** Goes up when a client of before cannot understand what a server says. */
export const PROTOCOL = 1;

/** `open`: before the start; `paused`: all people have left, and any of them can come back. */
export const TABLE_STATUSES = ['open', 'playing', 'paused', 'over'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** How good a bot is. */
export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What may be said, each with all before it; `team`: teammates have a channel of their own too. */
export const TALKS = ['none', 'signals', 'chat', 'team'] as const;
export type Talk = (typeof TALKS)[number];

/** What can be said without words: each reads it in its own language. */
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
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Why a bot sits in for a person. */
export const ABSENCES = ['time', 'left'] as const;
export type Absence = (typeof ABSENCES)[number];

/** Why something was not done, where it is not a rule of the game that stands against it. */
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
