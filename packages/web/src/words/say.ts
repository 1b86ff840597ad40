/** What is said at a table in phrases of the game. Fetched when it is first shown. */
export interface SayWords {
  /** Before people program: a moment to talk, until a time ("0:06") or until everybody is ready. */
  readonly window: {
    readonly head: string;
    readonly title: string;
    hint(time: string): string;
    waiting(time: string): string;
    readonly alone: string;
    readonly ready: string;
  };
  /** The group of phrases, and those that currently stand. */
  readonly phrases: string;
  readonly standing: string;
  readonly nothing: string;
  /** A phrase that still needs somebody: "I suspect …" */
  readonly suspect: string;
  readonly trust: string;
  readonly whom: string;
  /** Advice is given on the board. */
  readonly advice: string;
  readonly enough: string;
  readonly yes: string;
  readonly no: string;
  /** "Say yes to Alice" */
  answer(answer: string, name: string): string;
  /** "Yes: Max and Alice" */
  answered(answer: string, names: string): string;
}
