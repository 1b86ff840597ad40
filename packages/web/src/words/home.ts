/** The first screen, and the presenter's own name. */
export interface HomeWords {
  readonly onAir: string;
  /** Beside the lamp. */
  readonly channel: string;
  /** The first sentence, then the rest of it. */
  readonly tagline: readonly [string, string];
  readonly programme: string;
  readonly live: string;
  readonly resume: string;
  /** "Turn 4, 7 turns left. Last played yesterday." */
  resumeLine(turn: number, turnsLeft: number, when: string): string;
  readonly playNow: Entry;
  readonly alone: Entry;
  readonly together: Entry;
  readonly online: Entry;
  /** At how many tables on the server it is one's turn. */
  waiting(tables: number): string;
  /** Why one cannot play with others: the page comes from a place that only keeps files, or there is no network. */
  readonly noServer: string;
  readonly offline: string;
  /** For who has never played here. */
  readonly learn: Entry;
  readonly lessons: string;
  readonly puzzles: string;
  readonly rulebook: string;
  readonly kept: string;
  readonly settings: string;
  readonly language: string;
  readonly odette: {
    readonly name: string;
    /** Where there is no room for more. */
    readonly short: string;
    /** Behind her name while a game is on the air. */
    readonly live: string;
    readonly host: string;
    readonly signingOff: string;
    readonly greetings: readonly string[];
  };
  /** A newer page has been fetched and waits. */
  readonly update: string;
  readonly updateNow: string;
  readonly failed: string;
}

interface Entry {
  readonly name: string;
  readonly sentence: string;
}
