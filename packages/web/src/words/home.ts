/** The first screen, and the presenter's own name. */
export interface HomeWords {
  readonly onAir: string;
  /** Beside the lamp. */
  readonly channel: string;
  /** The first sentence, then the rest of it. */
  readonly tagline: readonly [string, string];
  readonly tonight: string;
  readonly resume: string;
  /** "Turn 4, 7 turns left. Last played yesterday." */
  resumeLine(turn: number, turnsLeft: number, when: string): string;
  readonly playNow: Entry;
  /** Any kind of table. */
  readonly alone: string;
  readonly together: Entry;
  readonly online: Entry;
  readonly quick: Entry;
  /** How many people wait for a quick game to begin. */
  waitingForOthers(count: number): string;
  /** How many tables can be joined, and how many people are here. */
  tables(count: number): string;
  peopleHere(count: number): string;
  /** Somebody at a table of the server waits. */
  readonly yourMove: {
    readonly name: string;
    /** Some by name, and how many more. */
    wait(names: readonly string[], more: number): string;
    /** Only bots are there. */
    readonly alone: string;
    /** How many other tables wait as well. */
    others(count: number): string;
    /** Seconds that are left. */
    soon(seconds: number): string;
  };
  readonly puzzle: {
    readonly name: string;
    readonly open: string;
    readonly solved: string;
    /** When the next one comes. */
    next(hours: number, minutes: number): string;
    /** Days in a row. */
    days(count: number): string;
  };
  /** Why one cannot play with others: the page comes from a plain file server, or there is no network. */
  readonly noServer: string;
  readonly offline: string;
  /** For somebody who has never played here. */
  readonly learn: Entry;
  readonly lessons: string;
  readonly puzzles: string;
  readonly rulebook: string;
  readonly kept: string;
  readonly file: string;
  readonly settings: string;
  readonly language: string;
  readonly odette: {
    readonly name: string;
    /** Where there is no room for more. */
    readonly short: string;
    /** After her name while a game is on the air. */
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
