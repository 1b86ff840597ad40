/** The words of the moments that the whole table feels: one's own death, the alarm, and somebody unmasked. */
import type { StakeWords } from './bets.ts';

export interface BeatsWords {
  readonly signalLost: string;
  readonly thatWasYou: string;
  /** After what brought it about. */
  readonly fatal: string;
  /** What Odette says. */
  goodbye(name: string): string;
  readonly ghost: Choice;
  readonly watch: Choice;
  readonly toEnd: { readonly name: string; hint(turns: number): string };
  readonly again: Choice;
  readonly alarm: string;
  readonly maskFalls: string;
  readonly bet: {
    /** How will it end? */
    readonly question: string;
    readonly stakes: StakeWords;
    placed(bet: string): string;
    /** On the key of the living, and what it asks. */
    readonly key: string;
    readonly liar: string;
  };
}

interface Choice {
  readonly name: string;
  readonly hint: string;
}
