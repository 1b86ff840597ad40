import { ADJACENT, isAdjacent } from '../board.ts';
import { aOf, VERB } from '../command.ts';
import type { ActionRules } from '../content.ts';

/** LOOK-1 */
export const look: ActionRules = {
  offer(table, who, offer) {
    if (table.roomOf(who).forbids?.look) return;
    const tile = table.tileOf(who);
    for (const cell of ADJACENT[table.cellOf(who)])
      if (table.isHiddenAt(cell) && table.wallBar(tile, cell) === undefined) offer.add(VERB.look, cell);
  },

  play: (table, who, command) => table.look(who, aOf(command), table.seatsOf(1 << who), 'LOOK-1'),

  explain(table, who, command) {
    if (!isAdjacent(table.cellOf(who), aOf(command))) return 'WORD-ADJ';
    return table.isHiddenAt(aOf(command))
      ? (table.wallBar(table.tileOf(who), aOf(command)) ?? 'LOOK-1')
      : 'WORD-HIDDEN';
  },
};
