/** How strong people are: the leaderboard, one's own ratings, what a game changed, whether it counts. */
export interface RatingWords {
  readonly title: string;
  /** What the order of the list means, and who is in it. */
  readonly sentence: string;
  readonly kinds: string;
  readonly list: { readonly name: string; readonly rating: string; readonly games: string };
  readonly none: string;
  readonly you: string;
  /** The number, and by how much it may be off. */
  value(points: number, deviation: number): string;
  /** The same for a screen reader. */
  spoken(points: number, deviation: number): string;
  readonly settling: string;
  readonly settlingHint: string;
  readonly mine: {
    readonly title: string;
    readonly none: string;
    readonly unknown: string;
    asGuard(points: number, deviation: number): string;
    reliability(finished: number, games: number): string;
    readonly show: string;
    readonly showHint: string;
    readonly list: string;
  };
  /** Before a game. */
  readonly rated: {
    readonly title: string;
    readonly on: { readonly name: string; readonly sentence: string };
    readonly off: { readonly name: string; readonly sentence: string };
    /** In a list of facts. */
    readonly fact: string;
  };
  /** After it. */
  readonly changes: {
    readonly title: string;
    readonly soon: string;
    readonly often: string;
    readonly address: string;
    readonly hidden: string;
    /** Up or down. */
    by(points: number): string;
  };
}
