import type { Character, Colour, Line, RoomCode } from '@room25/engine';
import type { Remembered, RememberedKind } from '../end/deeds.ts';
import type { Moment, MomentKind } from '../end/moments.ts';
import type { Deed, Fate } from '../end/stories.ts';

/** The game's own words that these sentences are made with. */
export interface Names {
  who(character: Character): string;
  room(code: RoomCode): string;
  colour(colour: Colour): string;
  line(line: Line): string;
}

export interface EndWords {
  readonly offAir: string;
  readonly cast: string;
  readonly fates: Readonly<Record<Fate, string>>;
  diedOn(turn: number): string;
  readonly saw: string;
  readonly sawNothing: string;
  readonly did: string;
  /** "Looked: 4" */
  readonly deeds: Readonly<Record<Deed, string>>;
  readonly remembered: {
    readonly [K in RememberedKind]: (deed: Extract<Remembered, { readonly kind: K }>, names: Names) => string;
  };
  readonly moments: string;
  readonly momentNames: Readonly<Record<MomentKind, string>>;
  readonly momentSentences: {
    readonly [K in MomentKind]: (moment: Extract<Moment, { readonly kind: K }>, names: Names) => string;
  };
  readonly timeline: string;
  readonly turningPoint: string;
  turn(turn: number): string;
  readonly seed: string;
  readonly again: string;
  readonly replay: string;
  readonly save: string;
  /** Leads to the check of the deal. */
  readonly verify: string;
  readonly home: string;
  readonly kept: string;
  /** "6 contestants, 9 turns" */
  contestants(count: number): string;
  turns(count: number): string;
  readonly winners: string;
  score(points: number): string;
}
