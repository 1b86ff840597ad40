/** When the special ability of a character can matter. */
import { ADJACENT, CELLS, CHARACTERS, type Character, isAdjacent } from '@room25/engine';
import { dangerOf, isUnseen } from './danger.ts';
import { mustLeave } from './deadline.ts';
import type { Outlook } from './outlook.ts';

/** Any of them. */
export const wantsSpecial = (outlook: Outlook): boolean => isWanted(outlook, CHARACTERS);

/** It would save this one, and those with it, from the room they are in. */
export const isSavedBySpecial = (outlook: Outlook): boolean => isWanted(outlook, ['max', 'sarah']);

/** It would bring somebody into Room 25. */
export const canCallIn = (outlook: Outlook): boolean => isWanted(outlook, ['jennifer']);

/** ABIL-1: it is lost in Central. */
const isWanted = (outlook: Outlook, among: readonly Character[]): boolean =>
  outlook.room !== 'CE' && abilitiesOf(outlook).some((name) => among.includes(name) && WISHES[name]?.(outlook));

/** BRUCE: he has those of who is near. */
const abilitiesOf = ({ view, me, cell }: Outlook): readonly Character[] => {
  if (me.name !== 'bruce') return [me.name];
  const near = view.cast.filter((other) => other.cell === me.cell || isAdjacent(cell, CELLS.indexOf(other.cell ?? '')));
  return near.filter(({ name, cell: at }) => name !== 'franck' || at === me.cell).map(({ name }) => name);
};

/** What this player never finds a use for is not here. */
const WISHES: Partial<Record<Character, (outlook: Outlook) => boolean>> = {
  franck: ({ view, me }) => !me.adrenaline && view.turnsLeft > 2 && !view.options.madness,
  jennifer: ({ cell, isGuard, missing, room }) =>
    room === '25' && !isGuard && missing.some((other) => !other.hiding && isAdjacent(cell, CELLS.indexOf(other.cell!))),
  // A Carry is a step for two.
  max: ({ view, me, company, next, ways, stays }) =>
    !stays &&
    company.some((other) => !other.hiding && other.side === me.side && other.name !== 'max') &&
    ways.includes(next) &&
    !isUnseen(view, next) &&
    dangerOf(view, next) < RISKY &&
    (view.board[next]!.room ?? view.board[next]!.known) !== 'AC',
  alice: ({ view, room, company, isGuard }) =>
    room === '25' && view.mode === 'suspicion' && !isGuard && company.length > 0,
  kevin: ({ view }) => view.board.some(({ robots }, cell) => robots && hasUnseenNear(view, cell)),
  sarah: (outlook) => {
    const { view, me, company, next, room } = outlook;
    const isBad = mustLeave(outlook) || room === 'SH';
    return isBad && (me.reserve ?? 0) > 0 && (company.length > 0 || dangerOf(view, next) >= RISKY);
  },
};

const RISKY = 20;

const hasUnseenNear = (view: Outlook['view'], cell: number): boolean =>
  ADJACENT[cell]!.some((to) => isUnseen(view, to));
