import { ADJACENT, isAdjacent } from '../board.ts';
import { aOf, bOf, NONE, VERB } from '../command.ts';
import type { ActionRules } from '../content.ts';

/** MOVE-1, MOVE-INTO */
export const move: ActionRules = {
  offer(table, who, offer) {
    for (const cell of ADJACENT[table.cellOf(who)])
      if (table.walkBar(who, cell) === undefined) offer.add(VERB.move, cell);
  },

  play: (table, who, command) => table.enter(who, aOf(command), 'MOVE-1'),

  explain(table, who, command) {
    if (!isAdjacent(table.cellOf(who), aOf(command))) return 'WORD-ADJ';
    return table.walkBar(who, aOf(command)) ?? (bOf(command) === NONE ? 'MOVE-1' : 'GUARD-POWER');
  },
};
