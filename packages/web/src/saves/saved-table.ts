/** A game as this device saves it: its record, and what a list says about it without playing it. */
import type { Explanation } from '@room25/bots';
import type { Command, Outcome, Sheet } from '@room25/engine';
import type { Seat } from '../play/played-game.ts';

export interface SavedTable {
  readonly id: string;
  /** The version of the rules it began with, by which it is played to its end. */
  readonly rules: number;
  readonly sheet: Sheet;
  readonly commands: readonly Command[];
  /** Who plays each seat of the sheet. */
  readonly seats: readonly Seat[];
  readonly turn: number;
  readonly turnsLeft: number;
  readonly outcome?: Outcome;
  /** Milliseconds, when it was last played. */
  readonly time: number;
  readonly title?: string;
  /** Dealt on this device and played from its first choice on, as a best score requires. */
  readonly isDealtHere?: true;
  /** There is a moment to talk before people program. */
  readonly isTalking?: true;
  /** For a game of a server: the lines of its record that prove its deal. */
  readonly proof?: string;
  /** The places of the commands that a bot chose while sitting in for a person. */
  readonly substituted?: readonly number[];
  /** What its bots thought; a replay tells it after the end. */
  readonly thoughts?: readonly Thought[];
}

/** The largest file that is read, in characters. */
export const LARGEST_FILE = 1_000_000;

/** Why a bot decided as it did. */
export interface Thought {
  /** The place of the command in the record. */
  readonly command: number;
  readonly seat: number;
  readonly explanation: Explanation;
}
