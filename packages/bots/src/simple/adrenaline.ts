/** When the simple player commits its adrenaline: late, where one more action brings somebody in or all of them out. */
import { CELLS, isAdjacent } from '@room25/engine';
import type { Outlook } from './outlook.ts';

export const wantsAdrenaline = ({ view, me, cell, stays, missing, isGuard }: Outlook): boolean => {
  if (!me.adrenaline || isGuard) return false;
  // Those who come in round 2 are let out in round 3.
  if (stays) return missing.length > 0 && missing.every((other) => isAdjacent(cell, CELLS.indexOf(other.cell!)));
  const isExitKnown = view.board.some(({ room, known }) => room === '25' || known === '25');
  return view.turnsLeft <= (isExitKnown ? 4 : 2);
};
