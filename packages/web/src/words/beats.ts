/** The words of the two moments that the whole table feels: one's own death, and the alarm. */
export interface BeatsWords {
  readonly signalLost: string;
  readonly thatWasYou: string;
  /** What Odette says. */
  goodbye(name: string): string;
  readonly ghost: Choice;
  readonly watch: Choice;
  readonly toEnd: { readonly name: string; hint(turns: number): string };
  readonly again: Choice;
  readonly alarm: string;
}

interface Choice {
  readonly name: string;
  readonly hint: string;
}
