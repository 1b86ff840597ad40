import type { Mode, View } from '@room25/engine';

/** The words before the first choice: who one is, the card that one turns over, what one wants. */
export interface OpeningWords {
  readonly skip: string;
  readonly tonight: string;
  /** What a screen reader hears: "Tonight you are Max, second of six". */
  heading(names: string, order: TurnPlace | undefined): string;
  /** "Second of six to go in. That is you." */
  place(order: TurnPlace): string;
  /** For somebody with several characters. */
  readonly yours: string;
  readonly with: string;
  /** What Odette says, by the number of players. */
  greeting(count: number): string;
  readonly myCard: string;
  /** Above the card while it lies face down: "Your card, Max". */
  card(names: string): string;
  readonly faceDown: string;
  /** What the card may say, where it is a secret. */
  readonly secret: StressedLine;
  readonly shoulder: string;
  /** Where there is no secret. */
  readonly open: StressedLine;
  readonly turn: string;
  readonly hold: string;
  readonly keep: string;
  /** Above the goal: "Your part, Max". */
  part(names: string): string;
  readonly parts: Readonly<Record<OpeningPart, PartWords>>;
  turns(facts: OpeningFacts): StressedLine;
  /** The common goal, public and the same for everybody: whose it is, and what it is. */
  goals(mode: Mode, needsKey: boolean): readonly StressedLine[];
  /** Before and after the key that must be held. */
  readonly later: readonly [string, string];
  readonly to: Readonly<Record<Exclude<View['phase'], 'acting' | 'over'>, string>>;
  /** On a television. */
  readonly phones: string;
}

export const PARTS = ['prisoner', 'guard', 'together', 'rival', 'team'] as const;
export type OpeningPart = (typeof PARTS)[number];

interface PartWords {
  /** On the card, unless it is a role, which has its own name. */
  readonly title: string;
  readonly sentence: string;
  readonly goal: string;
  way(facts: OpeningFacts): StressedLine;
  danger(facts: OpeningFacts): StressedLine;
}

/** What weighs, and what follows. */
export type StressedLine = readonly [string, string];

/** The place in the turn order. */
export interface TurnPlace {
  readonly place: number;
  readonly count: number;
}

/** What the options of a game change about it. */
export interface OpeningFacts {
  readonly players: number;
  readonly guards: number;
  /** All role cards are dealt: there are exactly this many guards, not up to this many. */
  readonly isExact: boolean;
  readonly turns: number;
  /** If there is an alarm. */
  readonly leftByAlarm?: number;
  /** Nobody gets out before the Key is found, and any death loses. */
  readonly needsKey: boolean;
}
