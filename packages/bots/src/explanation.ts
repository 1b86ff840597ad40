/** Why a bot decided as it did: data for people who replay the game. */
import type { Character, Command, RoomCode } from '@room25/engine';
import type { GuardStyle, PrisonerStyle } from './style.ts';

export const REASONS = [
  /** There was nothing else to do; it is the default choice; it was better than that. */
  'only',
  'usual',
  'better',
  /** It is what the team planned. */
  'plan',
  /** A guard does what a prisoner would do; or reveals itself. */
  'poses',
  'shows',
  /**
   * It told the truth; hid where Room 25 is; called a dangerous room harmless; lied in another way; marked a deadly room; said
   * whom it trusts or suspects.
   */
  'truth',
  'hides',
  'lures',
  'misleads',
  'marks',
  'warns',
  /** It said what everybody could know when the turn began; or yes or no to somebody. */
  'advises',
  'replies',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Explanation {
  /** The reason in a word. */
  readonly reason?: Reason;
  /** How it likes to play, where roles are secret. */
  readonly style?: GuardStyle | PrisonerStyle;
  /** How many games the bot imagined; none for what it says. */
  readonly samples: number;
  /** Its chance to win as it saw it, 0 to 1. */
  readonly chance: number;
  /** Its best options, best first. */
  readonly options: readonly { readonly command: Command; readonly chance: number; readonly samples: number }[];
  /** How likely it thought each character to be a guard, if there may be any. */
  readonly guards: readonly { readonly who: Character; readonly chance: number }[];
  /** What it took a hidden room for, the likeliest first. */
  readonly rooms: readonly { readonly cell: string; readonly room: RoomCode; readonly chance: number }[];
}

/** As much of it as a replay tells: the best options, and for each room what it was most likely taken for. */
export const summaryOf = ({ samples, chance, options, guards, rooms, reason, style }: Explanation): Explanation => ({
  ...(reason && { reason }),
  ...(style && { style }),
  samples,
  chance: rounded(chance),
  options: options.slice(0, TOLD_OPTIONS).map((option) => ({ ...option, chance: rounded(option.chance) })),
  guards: guards.map((guard) => ({ ...guard, chance: rounded(guard.chance) })),
  rooms: rooms
    .filter(({ cell }, place) => rooms.findIndex((other) => other.cell === cell) === place)
    .map((room) => ({ ...room, chance: rounded(room.chance) })),
});

const TOLD_OPTIONS = 4;

/** A choice may also have a price; what is told is a chance. */
const rounded = (chance: number): number => Math.round(Math.min(1, Math.max(0, chance)) * 1000) / 1000;
