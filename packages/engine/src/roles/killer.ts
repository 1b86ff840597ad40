import { move } from '../actions/move.ts';
import { ADJACENT, isAdjacent } from '../board.ts';
import { aOf, bOf, NONE, VERB } from '../command.ts';
import type { RoleRules } from '../content.ts';
import { roleSource } from '../table/sources.ts';

/** GUARD-POWER: the Killer moves one room or two, with both effects. */
export const killer: RoleRules = {
  isGuard: true,
  actions: {
    move: {
      offer(table, who, offer) {
        for (const cell of ADJACENT[table.cellOf(who)]) {
          if (table.walkBar(who, cell) !== undefined) continue;
          offer.add(VERB.move, cell);
          for (const next of ADJACENT[cell])
            if (table.entryBar(who, next) === undefined) offer.add(VERB.move, cell, next);
        }
      },
      play(table, who, command) {
        if (bOf(command) !== NONE) table.next(roleSource('killer'), who, bOf(command));
        table.enter(who, aOf(command), 'MOVE-1');
      },
      explain: move.explain,
    },
  },

  /** MASKS are judged after the first step. The second is dropped if it is no longer a legal Move. */
  onResume(table, who, _party, cell) {
    if (table.isAlive(who) && isAdjacent(table.cellOf(who), cell) && table.walkBar(who, cell) === undefined)
      table.enter(who, cell, 'GUARD-POWER');
  },
};
