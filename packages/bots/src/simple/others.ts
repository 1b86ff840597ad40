/** What the simple player does to others: pushes, calls, and orders to robots. Higher is better. */
import { ADJACENT, bOf, CELLS, CHARACTERS, type Command, cOf, NONE } from '@room25/engine';
import { dangerOf, isUnseen } from './danger.ts';
import type { Outlook } from './outlook.ts';

/** Putting somebody on a cell: a guard likes danger, a prisoner gets its friends into Room 25. */
export const rankPush = ({ view, me, isGuard, missing }: Outlook, whom: number, to: number): number => {
  const danger = dangerOf(view, to);
  if (CHARACTERS[whom] === me.name) return -danger;
  if (isGuard) return danger;
  const isAwaited = missing.some(({ name }) => name === CHARACTERS[whom]);
  return view.board[to]!.room === '25' && isAwaited ? 50 : -danger;
};

/** Jennifer's Call, into the own room. */
export const rankCall = (outlook: Outlook, whom: number): number =>
  outlook.room === 'AC' ? -100 : rankPush(outlook, whom, outlook.cell);

/** A robot shows what lies hidden. */
export const rankOrder = (outlook: Outlook, command: Command): number => {
  const { view, isGuard } = outlook;
  const to = bOf(command);
  if (cOf(command) !== NONE) return rankPush(outlook, cOf(command), to);
  if (isUnseen(view, to)) return 30;
  const { room, known = room } = view.board[to]!;
  // ROBOT-RED: whoever is there dies with it.
  const isMurder = (known === 'AC' || known === 'SH') && view.cast.some(({ cell }) => cell === CELLS[to]);
  if (isMurder) return isGuard ? 40 : -100;
  return ADJACENT[to]!.some((near) => isUnseen(view, near)) ? 10 - dangerOf(view, to) : -dangerOf(view, to);
};
