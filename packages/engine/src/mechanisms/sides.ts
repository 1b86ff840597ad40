import type { Who } from '../content.ts';
import type { Table } from '../table/table.ts';

/** Is every living character on the side of `who` in Room 25? Nobody of it may be dead, but on the last turn, in most games. */
export const isSideOut = (table: Table, who: Who): boolean => {
  const { mode, sides, sideOf } = table.terms;
  const side = sides[sideOf[who]];
  const isInside = (side & table.living & ~table.inRoom25) === 0;
  return isInside && ((side & table.dead) === 0 || (table.isLastTurn && !mode.leavesWhole));
};

/** The sides that still have somebody alive. */
export const livingSides = (table: Table): number[] =>
  table.terms.sides.flatMap((side, index) => (side & table.living ? [index] : []));
