import type { Check, KeptCheck } from '@room25/protocol';

/** Was a game dealt fairly? */
export interface FairnessWords {
  readonly title: string;
  readonly home: string;
  readonly replay: string;
  /** `alone`: it is consistent, but no seat has added anything. */
  readonly verdicts: Readonly<Record<'right' | 'alone' | 'wrong' | 'incomplete', string>>;
  readonly sentences: Readonly<Record<'right' | 'alone' | 'wrong' | 'incomplete', string>>;
  readonly checks: string;
  readonly states: Readonly<Record<'right' | 'wrong' | 'open', string>>;
  readonly names: Readonly<Record<Check | KeptCheck, string>>;
  readonly explanations: Readonly<Record<Check | KeptCheck, string>>;
  /** At the end of a game. `own`: compared with what this device had kept; `alone`: only the server has added a number. */
  readonly marks: Readonly<
    Record<'own' | 'right' | 'alone' | 'wrong', { readonly name: string; readonly sentence: string }>
  >;
  readonly evidence: string;
  readonly commitment: string;
  readonly serverSeed: string;
  seat(number: number): string;
  readonly nothingAdded: string;
  readonly seed: string;
  readonly compare: string;
  readonly compareSentence: string;
  readonly myCommitment: string;
  readonly myNumber: string;
  readonly same: string;
  readonly other: string;
  readonly how: string;
  readonly steps: readonly string[];
  readonly yourself: string;
  readonly open: string;
  readonly none: string;
}
