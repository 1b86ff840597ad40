/** Why a bot decided as it did: data for whoever replays the game. */
import type { Character, Command, RoomCode } from '@room25/engine';

export interface Explanation {
  /** How many games it played in its head. */
  readonly samples: number;
  /** Its chance to win as it saw it, 0 to 1. */
  readonly chance: number;
  /** The best of what it could do, best first. */
  readonly options: readonly { readonly command: Command; readonly chance: number; readonly samples: number }[];
  /** How likely it thought each character to be a guard, if there may be any. */
  readonly guards: readonly { readonly who: Character; readonly chance: number }[];
  /** What it thought a hidden room to be, the likeliest first. */
  readonly rooms: readonly { readonly cell: string; readonly room: RoomCode; readonly chance: number }[];
}
