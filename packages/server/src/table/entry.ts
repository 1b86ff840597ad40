/**
 * The entries of a table's log. The table is what they fold to, and nothing else. They speak of people by their numbers at the table
 * (`people.ts`); what somebody said lies beside the log, and comes with its entry as long as it is kept.
 */
import type { Explanation, Plan } from '@room25/bots';
import type { Command } from '@room25/engine';
import type { Act, Level, Settings } from '@room25/protocol';

/** A person, as their signed token says. The id is shown to nobody, and neither it nor the name is in a log. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** A password as it is kept: it cannot be read, and trying many is expensive. */
export interface Lock {
  readonly salt: string;
  readonly hash: string;
}

/** An act as it is kept: commands are numbers, a rematch says where, and no password is written down. */
export type KeptAct =
  | Exclude<Act, { do: 'play' | 'rematch' | 'settings' | 'enter' | 'sit' | 'say' }>
  | { readonly do: 'settings'; readonly settings: Settings; readonly lock?: Lock | null }
  | { readonly do: 'enter' }
  /** `from`: a few bits of where they come from, too few to find out where that is. */
  | (Extract<Act, { do: 'sit' }> & { readonly from?: string })
  /** Without a text: it is no longer kept. */
  | (Omit<Extract<Act, { do: 'say' }>, 'text'> & { readonly text?: string })
  | { readonly do: 'play'; readonly command: Command }
  | { readonly do: 'rematch'; readonly table: string }
  /** At a quick game: the seat of a bot, as it was drawn. */
  | { readonly do: 'join'; readonly seat: number; readonly from?: string };

export type Body =
  | Opened
  | { readonly kind: 'act'; readonly at: number; readonly by: number; readonly id: string; readonly act: KeptAct }
  | BotPlayed
  /** These have not answered in time: bots sit in for them. */
  | { readonly kind: 'timeout'; readonly at: number; readonly seats: readonly number[] }
  /** At a table without a clock: is anybody still there? */
  | { readonly kind: 'rollCall'; readonly at: number; readonly seats: readonly number[] }
  | { readonly kind: 'present'; readonly at: number; readonly seats: readonly number[] }
  /** This is the seat's connection now; any others are old. */
  | { readonly kind: 'came'; readonly at: number; readonly seat: number; readonly line: string }
  /** That connection is cut, and no other has come. */
  | { readonly kind: 'went'; readonly at: number; readonly seat: number; readonly line: string }
  /** The clock of the last writer was ahead: this is the time. */
  | { readonly kind: 'clock'; readonly at: number }
  /** Nobody has been at a rated game for long: bots play it to its end. */
  | { readonly kind: 'playedOut'; readonly at: number }
  /** A quick game begins, with those who are there. */
  | { readonly kind: 'begun'; readonly at: number }
  /** Nobody started a game here. */
  | { readonly kind: 'closed'; readonly at: number };

/** A bot's command, for its own seat or for one that it sits in for. */
export interface BotPlayed {
  readonly kind: 'bot';
  readonly at: number;
  readonly seat: number;
  readonly command: Command;
  /** What it believed. Told to nobody before the game is over. */
  readonly why?: Explanation;
  /** What it planned with other bots, if that is new. Told to nobody before the turn is over. */
  readonly plan?: Plan;
}

export interface Opened {
  readonly kind: 'opened';
  readonly at: number;
  /** The rules that its game will be played by, for ever. */
  readonly rules: number;
  readonly id: string;
  readonly code: string;
  readonly by: number;
  readonly request: string;
  readonly settings: Settings;
  readonly serverSeed: string;
  /** Those who sit there already: the host, or everybody who plays again. */
  readonly seats: readonly (number | { readonly level: Level } | null)[];
  readonly lock?: Lock;
  /** The first number that each person adds after the opening counts. Absent in older logs. */
  readonly firstNumbers?: true;
  /** In older logs: the host's number, given before there was a commitment. */
  readonly entropy?: string;
  /** Where the host comes from, as for anybody who sits down. */
  readonly from?: string;
  /** The same for everybody who plays again, by seat. */
  readonly origins?: readonly (string | null)[];
  /** A quick game, which has no host: its place in the row of all of them, the first being 1. */
  readonly quick?: number;
}
