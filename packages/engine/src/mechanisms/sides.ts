import type { Who } from '../content.ts';
import type { Table } from '../table/table.ts';

/** Is every living character on the side of `who` in Room 25? Before the last turn it must not have lost anybody either. */
export const isSideOut = (table: Table, who: Who): boolean => {
  const side = table.terms.sides[table.terms.sideOf[who]];
  const isInside = (side & table.living & ~table.inRoom25) === 0;
  return isInside && ((side & table.dead) === 0 || table.isLastTurn);
};

/** The sides that still have somebody alive. */
export const livingSides = (table: Table): number[] =>
  table.terms.sides.flatMap((side, index) => (side & table.living ? [index] : []));
