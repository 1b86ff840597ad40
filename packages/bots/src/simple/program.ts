/** What the simple player programs: the actions it wants, in order. */
import {
  ACTIONS,
  type Action,
  ADJACENT,
  aOf,
  bOf,
  CELLS,
  type Command,
  hackOf,
  hasAdrenaline,
  isAdjacent,
} from '@room25/engine';
import { canCallIn, isSavedBySpecial, wantsSpecial } from './ability.ts';
import { wantsAdrenaline } from './adrenaline.ts';
import { dangerOf, FORBIDDEN, isUnseen } from './danger.ts';
import { mustLeave } from './deadline.ts';
import type { Outlook } from './outlook.ts';

/** How much of what it wants a program holds. */
export const rankPrograms = (outlook: Outlook, programs: readonly Command[]): ((program: Command) => number) => {
  const isOffered = (action: Action): boolean => programs.some((program) => ACTIONS[aOf(program)] === action);
  const special = isOffered('special') ? planWithSpecial(outlook) : undefined;
  const wanted = (special ?? planOf(outlook)).filter(isOffered);
  const [first, second] = wanted.length > 0 ? wanted : [harmless(outlook).find(isOffered)];
  const adrenaline = wantsAdrenaline(outlook);
  return (program) =>
    (ACTIONS[aOf(program)] === first ? 8 : 0) +
    (ACTIONS[bOf(program)] === second ? 4 : 0) +
    (hasAdrenaline(program) === adrenaline ? 2 : 0) +
    (hackOf(program) === 'robot' ? 1 : 0);
};

const planOf = (outlook: Outlook): readonly Action[] => {
  const { view, next, room, ways, stays } = outlook;
  if (stays) return planInside(outlook);
  if (mustLeave(outlook)) return ['move', 'look'];
  if (canPushIntoDanger(outlook)) return ['push', 'move'];
  if (room === 'SH') return ['look'];
  if (ways.length === 0) return ['look', 'control'];
  return isUnseen(view, next) && room !== 'DA' ? ['look', 'move'] : ['move', 'look'];
};

/** What it does with its ability, if that is better than anything else. */
const planWithSpecial = (outlook: Outlook): readonly Action[] | undefined => {
  const { stays, missing } = outlook;
  if (stays && missing.length === 0) return undefined;
  if (stays && missing.length === 1 && canCallIn(outlook)) return ['special', 'control'];
  const isBest = mustLeave(outlook) ? isSavedBySpecial(outlook) : !canPushIntoDanger(outlook) && wantsSpecial(outlook);
  return isBest ? ['special', stays ? 'look' : 'move'] : undefined;
};

/** When what it wants was taken from it. */
const harmless = ({ company }: Outlook): readonly Action[] =>
  company.length === 0
    ? ['look', 'push', 'control', 'special', 'move']
    : ['look', 'control', 'special', 'push', 'move'];

const planInside = ({ missing, cell }: Outlook): readonly Action[] => {
  if (missing.length === 0) return ['control', 'look'];
  const areNear = missing.every((other) => isAdjacent(cell, CELLS.indexOf(other.cell!)));
  return areNear ? ['look', 'control'] : ['look'];
};

const canPushIntoDanger = ({ view, cell, room, company, isGuard }: Outlook): boolean =>
  isGuard &&
  room !== 'CE' &&
  company.some(({ hiding }) => !hiding) &&
  ADJACENT[cell]!.some((other) => {
    const danger = dangerOf(view, other);
    return danger >= WORTH_A_PUSH && danger < FORBIDDEN;
  });

const WORTH_A_PUSH = 60;
