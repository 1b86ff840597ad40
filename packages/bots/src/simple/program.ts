/** What the simple player programs: the actions it wants, in order. */
import { type Action, ADJACENT, CELLS, isAdjacent } from '@room25/engine';
import { dangerOf, isUnseen } from './danger.ts';
import type { Outlook } from './outlook.ts';

export const planOf = (outlook: Outlook): readonly Action[] => {
  if (outlook.me.trapped || isDeadline(outlook)) return ['move', 'look'];
  if (outlook.room === '25') return planInside(outlook);
  if (canPushIntoDanger(outlook)) return ['push', 'move'];
  return isUnseen(outlook.view, outlook.next) && outlook.room !== 'DA' ? ['look', 'move'] : ['move', 'look'];
};

/** It is not healthy to stay. */
const isDeadline = ({ room }: Outlook): boolean => room === 'FL' || room === 'FB' || room === 'AC' || room === 'TR';

const planInside = ({ missing, cell }: Outlook): readonly Action[] => {
  if (missing.length === 0) return ['control', 'look'];
  const areNear = missing.every((other) => isAdjacent(cell, CELLS.indexOf(other.cell!)));
  return areNear ? ['look', 'control'] : ['look'];
};

const canPushIntoDanger = ({ view, me, cell, room, isGuard }: Outlook): boolean =>
  isGuard &&
  room !== 'CE' &&
  view.cast.some((other) => other.name !== me.name && other.cell === me.cell) &&
  ADJACENT[cell]!.some((other) => dangerOf(view, other) >= WORTH_A_PUSH);

const WORTH_A_PUSH = 60;
