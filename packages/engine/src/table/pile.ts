/** ROOM-PARANOIA: a pile of action tokens in one number, three bits each, the top one lowest: action + 1. */

export const topOf = (pile: number): number | undefined => (pile === 0 ? undefined : (pile & 7) - 1);

export const withoutTop = (pile: number): number => pile >> 3;

export const pileWithout = (pile: number, action: number): number =>
  pileOf(tokensOf(pile).filter((token) => token !== action));

/** Top first. */
export const pileOf = (tokens: readonly number[]): number =>
  tokens.reduceRight((pile, token) => (pile << 3) | (token + 1), 0);

/** Top first. */
export const tokensOf = (pile: number): number[] => (pile === 0 ? [] : [(pile & 7) - 1, ...tokensOf(pile >> 3)]);
