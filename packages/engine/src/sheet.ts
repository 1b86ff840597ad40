/** A header, typed but unchecked: what it says may still be impossible. What it leaves out is absent. */

import type { Place } from './notation/line.ts';
import type { MacCard } from './notation/mac.ts';
import type { Square } from './notation/square.ts';
import type { Action, Character, Direction, Edition, Line, Mode, Role, RoomCode } from './words.ts';

export interface Sheet {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly order: readonly Character[];
  readonly seats?: Groups;
  readonly sides?: Groups;
  /** What was chosen; the rest was drawn. */
  readonly wishes?: Wishes;
  /** The seat that was chosen to begin, the first being 0. */
  readonly begins?: number;
  /** The 25 rooms, in the order of `CELLS`. */
  readonly board?: readonly Square[];
  readonly composition?: CompositionChoice;
  readonly seed?: string;
  readonly at?: ByCharacter<Standing>;
  readonly role?: ByCharacter<Role>;
  /** First to die first. */
  readonly dead?: readonly Character[];
  readonly shown?: readonly Character[];
  readonly turnsLeft?: number;
  readonly moved?: { readonly [L in Line]?: Direction };
  readonly knows?: ByCharacter<readonly number[]>;
  readonly reminder?: ByCharacter<number>;
  /** A cell for each robot; two may stand on one. */
  readonly robots?: readonly number[];
  readonly locked?: readonly number[];
  readonly closed?: readonly number[];
  readonly key?: true;
  readonly alarm?: true;
  readonly noAdrenaline?: readonly Character[];
  readonly punished?: ByCharacter<readonly Action[]>;
  /** Top first. */
  readonly mac?: readonly MacCard[];
  readonly pile?: ByCharacter<readonly Action[]>;
  readonly paranoia?: ByCharacter<readonly Action[]>;
  readonly hiding?: readonly Character[];
  readonly supply?: ByCharacter<number>;
  readonly options?: Options;
}

/** Cells are positions in `CELLS`; `entered` counts the turns since. */
export interface Standing {
  readonly cell: number;
  readonly entered?: number;
}

/** A composition: one of docs/compositions.md by its name, one's own, or a printed shape filled by hand. */
export type CompositionChoice = string | Counts | Filling;
export interface Filling {
  readonly shape: string;
  /** What the shape would draw. */
  readonly chosen: Counts;
}
/** How many tiles of each room. */
export type Counts = { readonly [R in RoomCode]?: number };
/** By seat: whom its player chose to be, in the order in which they act. */
export type Wishes = readonly (readonly Character[])[];
export type Groups = readonly (readonly Character[])[];
export type ByCharacter<T> = { readonly [C in Character]?: T };

export const OPTIONS = {
  reminders: ['on', 'off'],
  memory: ['on', 'off'],
  reveal: ['slot', 'any'],
  guards: ['1', '2'],
  level: ['quick-start', 'ultimate'],
  madness: ['on', 'off'],
  'open-looks': ['on', 'off'],
  mac: ['none', 'basic', 'all'],
  'team-channel': ['on', 'off'],
  marks: ['on', 'off'],
} as const;
export type OptionName = keyof typeof OPTIONS;
export type Options = { readonly [N in OptionName]?: (typeof OPTIONS)[N][number] };

/**
 * Where a sheet's lines stood, for complaints about what they say. The key is the line's word, then what it is about:
 * `edition`, `at max`, `knows max c2`, `moved 1`, `locked c2`, `option guards`; each room of the board is `board c2`.
 */
export type Where = ReadonlyMap<string, Place>;

/** A sheet while it is read. */
export type Draft = Partial<DeepMutable<Sheet>> & {
  /** Instead of an order: for how many one is drawn. */
  players?: number;
};
type DeepMutable<T> = { -readonly [K in keyof T]: T[K] extends object | undefined ? DeepMutable<T[K]> : T[K] };
