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

/** As much of it as a replay tells: the best options, and of each room what it was most likely thought to be. */
export const summaryOf = ({ samples, chance, options, guards, rooms }: Explanation): Explanation => ({
  samples,
  chance: rounded(chance),
  options: options.slice(0, TOLD_OPTIONS).map((option) => ({ ...option, chance: rounded(option.chance) })),
  guards: guards.map((guard) => ({ ...guard, chance: rounded(guard.chance) })),
  rooms: rooms
    .filter(({ cell }, place) => rooms.findIndex((other) => other.cell === cell) === place)
    .map((room) => ({ ...room, chance: rounded(room.chance) })),
});

const TOLD_OPTIONS = 4;

const rounded = (chance: number): number => Math.round(chance * 1000) / 1000;
