/** What a player's own device kept of a table, and whether the proof that came after the game is of that table. */
import { markOf } from './fair.ts';
import type { Proof } from './proof.ts';

export interface Kept {
  /** As it was first shown. */
  readonly commitment: string;
  /** What this device added after that. */
  readonly number?: string;
  /** Where its player sat. */
  readonly seat?: number;
  /**
   * What had been shown of the others by then, by seat: the marks of their numbers, or nothing where there was none, as for bots.
   */
  readonly marks?: Readonly<Record<number, string>>;
}

/** The promise is the one that was shown; the player's own number is in it; and the others' numbers are in it unchanged. */
export const KEPT_CHECKS = ['promise', 'own', 'others'] as const;
export type KeptCheck = (typeof KEPT_CHECKS)[number];

/** What does not match, in English; nothing if everything does. */
export const KEPT_MISFITS: Readonly<Record<KeptCheck, (proof: Proof, kept: Kept) => string | undefined>> = {
  promise: ({ commitment }, kept) =>
    commitment === kept.commitment
      ? undefined
      : `you were shown another commitment before the game: ${kept.commitment}`,
  own({ entropies }, { number, seat }) {
    if (number === undefined) return undefined;
    const isThere = seat === undefined ? entropies.includes(number) : entropies[seat] === number;
    return isThere ? undefined : 'what you added is not among what the seats added';
  },
  others({ entropies }, { marks = {} }) {
    const changed = Object.entries(marks).find(([seat, mark]) => {
      const entropy = entropies[Number(seat)];
      return (entropy === undefined ? '' : markOf(entropy)) !== mark;
    });
    return changed && `seat ${Number(changed[0]) + 1} had added something else when the game began`;
  },
};
