import { ADJACENT, isAdjacent } from '../board.ts';
import { aOf, bOf, cOf, NONE, VERB } from '../command.ts';
import type { ActionRules } from '../content.ts';
import { CHARACTERS } from '../words.ts';

/** PUSH-1, PUSH-CENTRAL */
export const push: ActionRules = {
  offer(table, who, offer) {
    if (table.roomOf(who).forbids?.push) return;
    const victims = table.pushable(who);
    if (victims === 0) return;
    for (const cell of ADJACENT[table.cellOf(who)]) {
      if (table.wallBar(table.tileOf(who), cell) !== undefined) continue;
      for (let victim = 0; victim < CHARACTERS.length; victim++)
        if (victims & (1 << victim) && table.entryBar(victim, cell) === undefined) offer.add(VERB.push, cell, victim);
    }
  },

  play: (table, _who, command) => table.enter(bOf(command), aOf(command), 'PUSH-1'),

  explain(table, who, command) {
    if (!isAdjacent(table.cellOf(who), aOf(command))) return 'WORD-ADJ';
    if (!(table.pushable(who) & (1 << bOf(command)))) return 'PUSH-1';
    return (
      table.entryBar(bOf(command), aOf(command)) ??
      table.wallBar(table.tileOf(who), aOf(command)) ??
      (cOf(command) === NONE ? 'PUSH-1' : 'GUARD-POWER')
    );
  },
};
