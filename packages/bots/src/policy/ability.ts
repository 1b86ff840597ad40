/** What the special ability of a character is worth now, in steps; 0 if it would gain nothing. */
import { ADJACENT, CHARACTERS, type Character, isAdjacent } from '@room25/engine';
import { ADRENALINE, ROBOT_COUNT, ROBOTS, tileFrom } from '@room25/engine/inside';
import { KIND } from './kinds.ts';
import { count, hasDarkNeighbour, type Outlook } from './outlook.ts';
import { WALL } from './sight.ts';

export const specialWorth = (outlook: Outlook): number => {
  const { table, who, room } = outlook;
  // ABIL-1: it is lost in Central.
  if (table.terms.abilities.length === 0 || room === KIND.CE) return 0;
  const name = CHARACTERS[who]!;
  if (name !== 'bruce') return WORTH[name]?.(outlook) ?? 0;
  // BRUCE has the abilities of characters near him.
  let most = 0;
  for (const other of table.terms.cast) {
    if (other === who || !table.isAlive(other) || !(outlook.friends & (1 << other))) continue;
    const at = table.cellOf(other);
    if (at === outlook.cell || (isAdjacent(outlook.cell, at) && CHARACTERS[other] !== 'franck'))
      most = Math.max(most, WORTH[CHARACTERS[other]!]?.(outlook) ?? 0);
  }
  return most;
};

const WORTH: Partial<Record<Character, (outlook: Outlook) => number>> = {
  franck: ({ table, who, turnsLeft }) =>
    table.s[ADRENALINE + who] === 0 && turnsLeft > 2 && !table.terms.setup.options.madness ? 0.7 : 0,
  jennifer: ({ table, cell, isInside, isGuard, missing }) => {
    if (!isInside || isGuard) return 0;
    let near = 0;
    for (const who of table.terms.cast)
      if (missing & (1 << who) && !table.isHiding(who) && isAdjacent(cell, table.cellOf(who))) near++;
    return 2 * near;
  },
  // A Carry is a step for two.
  max: (outlook) => {
    const { table, who, isInside, friends, cell, costs, sight } = outlook;
    if (isInside || (table.visibleCompanions(who) & friends) === 0) return 0;
    for (const to of ADJACENT[cell]!)
      if (
        outlook.canWalk(to) &&
        !(sight.dark & (1 << to)) &&
        sight.room[to] !== KIND.AC &&
        sight.price[to]! < 1 &&
        costs[to]! < costs[cell]!
      )
        return 1.4;
    return 0;
  },
  kevin: (outlook) => {
    const { table } = outlook;
    for (let robot = 0; robot < ROBOT_COUNT; robot++) {
      const tile = table.s[ROBOTS + robot]! - 1;
      if (tile >= 0 && hasDarkNeighbour(outlook, table.cellOfTile(tileFrom(tile)))) return 0.6;
    }
    return 0;
  },
  sarah: (outlook) => {
    const { table, who, room, cell, sight } = outlook;
    if (table.reserveOf(who) === 0) return 0;
    const isBad = outlook.mustLeaveAtOnce || outlook.mustLeaveThisTurn || room === KIND.SH || room === KIND.PR;
    if (!isBad) return 0;
    const isStuck = ADJACENT[cell]!.every(
      (to) => !outlook.canWalk(to) || sight.price[to]! > 4 || sight.price[to]! >= WALL,
    );
    return isStuck || count(table.companions(who)) > 0 || room === KIND.PR ? 5 : 0;
  },
};
