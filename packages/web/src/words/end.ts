import type { Character, Colour, Line, RoomCode } from '@room25/engine';
import type { Remembered, RememberedKind } from '../end/deeds.ts';
import type { EndMoment, MomentKind } from '../end/moments.ts';
import type { Deed, Fate } from '../end/stories.ts';
import type { EndReason, EndVerdict, ReasonKind } from '../end/verdict.ts';
import type { StakeWords } from './bets.ts';

/** The game's own words that these sentences are made with. */
export interface Names {
  who(character: Character): string;
  /** As the object of a verb: the accusative, where there is one. */
  whom(character: Character): string;
  room(code: RoomCode): string;
  colour(colour: Colour): string;
  line(line: Line): string;
}

export interface EndWords {
  readonly offAir: string;
  readonly cast: string;
  /** The first line, addressed to the person at this screen. */
  readonly verdicts: Readonly<Record<EndVerdict, string>>;
  /** The same in one word, for each person who shares a screen. */
  readonly rowVerdicts: Readonly<Record<EndVerdict, string>>;
  /** How many of those whom I marked as a guard or trustworthy were what I thought. */
  marks(right: number, all: number): string;
  readonly stakes: StakeWords;
  bet(bet: { readonly stake: string; readonly turn: number; readonly isRight: boolean }): string;
  readonly sides: { readonly guard: string; readonly prisoner: string };
  readonly reasons: {
    readonly [K in ReasonKind]: (reason: Extract<EndReason, { readonly kind: K }>, names: Names) => string;
  };
  readonly you: string;
  /** A bot sat in for this person for a while. */
  readonly hadSubstitute: string;
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
  /** Leads to where it happened. */
  readonly show: string;
  readonly momentNames: Readonly<Record<MomentKind, string>>;
  readonly momentSentences: {
    readonly [K in MomentKind]: (moment: Extract<EndMoment, { readonly kind: K }>, names: Names) => string;
  };
  readonly timeline: string;
  readonly turningPoint: string;
  turn(turn: number): string;
  readonly seed: string;
  readonly again: string;
  readonly replay: string;
  readonly share: string;
  readonly shared: string;
  /** For a field, where the page may not copy. */
  readonly link: string;
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
