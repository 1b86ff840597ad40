import type { FileFault } from '../file/carried.ts';
import type { DeathCause } from '../file/deaths.ts';
import type { HonourId } from '../file/honours.ts';

/** The page about everything that somebody has played. */
export interface FileWords {
  readonly title: string;
  readonly back: string;
  /** Where the games come from: how many of the device, how many of the server. */
  sources(device: number, online: number): string;
  /** The server has not answered: what was played there is missing. */
  readonly noServer: string;
  readonly none: string;
  readonly play: string;
  readonly figures: {
    readonly games: string;
    readonly won: string;
    readonly streak: string;
    readonly streakNow: string;
  };
  percent(share: number): string;
  readonly form: {
    readonly title: string;
    /** What the drawing shows; shares from 0 to 1. */
    caption(told: {
      readonly first: number;
      readonly now: number;
      readonly best: number;
      readonly span: number;
    }): string;
  };
  readonly kinds: {
    readonly title: string;
    readonly kind: string;
    readonly games: string;
    readonly won: string;
    readonly lost: string;
  };
  readonly deaths: {
    readonly title: string;
    readonly none: string;
    readonly causes: Readonly<Record<DeathCause, string>>;
    times(count: number): string;
  };
  readonly talk: {
    readonly title: string;
    readonly none: string;
    readonly made: string;
    readonly lies: string;
    readonly believed: string;
    readonly misled: string;
  };
  readonly saved: { readonly title: string; readonly none: string };
  readonly honours: {
    readonly title: string;
    count(earned: number, all: number): string;
    /** For those who cannot see it. */
    readonly earned: string;
    readonly names: Readonly<Record<HonourId, readonly [name: string, sentence: string]>>;
  };
  readonly practice: {
    readonly title: string;
    lessons(passed: number, all: number): string;
    puzzles(solved: number, all: number): string;
    readonly rating: string;
    /** "± 120" and what it comes from. */
    deviation(deviation: number): string;
    rated(puzzles: number): string;
    readonly unrated: string;
    streak(days: number): string;
    longest(days: number): string;
  };
  readonly games: {
    readonly title: string;
    readonly won: string;
    readonly lost: string;
    /** Several people shared the screen: it counts for nobody. */
    readonly shared: string;
    readonly left: string;
    readonly device: string;
    readonly online: string;
    readonly replay: string;
    more(count: number): string;
  };
  readonly carry: {
    readonly title: string;
    readonly sentence: string;
    readonly take: string;
    readonly bring: string;
    brought(games: number): string;
    readonly faults: Readonly<Record<FileFault, string>>;
    readonly unchanged: string;
  };
  readonly people: {
    readonly title: string;
    readonly none: string;
    games(count: number, when: string): string;
    readonly here: string;
    readonly invite: string;
    /** A link of a new table is in the clipboard. */
    invited(name: string): string;
    readonly toTable: string;
    readonly more: string;
    readonly last: string;
    readonly mute: string;
    readonly muted: string;
    readonly block: string;
    blocked(name: string): string;
    readonly seen: string;
    readonly seenHint: string;
  };
}
