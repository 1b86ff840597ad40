/** A finished game as somebody's file has it. */
import type { Edition, Mode, Result } from '@room25/engine';
import type { PlayedResult, SeatTally } from '@room25/protocol';

export interface FileGame {
  /** The id of the saved game, or of the table on its server. */
  readonly id: string;
  readonly edition: Edition;
  readonly mode: Mode;
  readonly players: number;
  readonly result: Result;
  readonly ended: number;
  /** The server where it was played; absent if it was played on a device. */
  readonly server?: string;
  /** For a game of a device: its whole record, packed as in a link, so that it can be watched after it is deleted. */
  readonly record?: string;
  /** What it was for me; absent if several people shared the screen: nobody knows which one I was. */
  readonly mine?: MyTally;
}

export interface MyTally extends SeatTally {
  readonly left?: true;
}

/** Those that count for me. */
export const resultsIn = (games: readonly FileGame[]): readonly PlayedResult[] =>
  games.flatMap(({ edition, mode, ended, mine }) => (mine ? [{ ...mine, edition, mode, ended }] : []));
