import type { Party, Who } from '../content.ts';
import { CHARACTERS } from '../words.ts';

/** Sets of characters, as bits. */
export const eachOf = (party: Party, visit: (who: Who) => void): void => {
  for (let who = 0; who < CHARACTERS.length; who++) if (party & (1 << who)) visit(who);
};

export const sizeOf = (party: Party): number => SIZES[party];

const SIZES = Uint8Array.from({ length: 1 << CHARACTERS.length }, (_, party) => {
  let count = 0;
  for (let rest = party; rest !== 0; rest &= rest - 1) count++;
  return count;
});
