import { ADJACENT, isAdjacent } from '../board.ts';
import { aOf, VERB } from '../command.ts';
import type { Ability, Party, Who } from '../content.ts';
import { withoutImmune } from '../mechanisms/immune.ts';
import { abilitySource } from '../table/sources.ts';
import type { Table } from '../table/table.ts';

/** JENNIFER: Call. */
export const jennifer: Ability = {
  offer(table, who, offer) {
    const here = table.cellOf(who);
    for (const cell of ADJACENT[here])
      for (const called of table.terms.cast)
        if (table.isAlive(called) && table.cellOf(called) === cell && canBeCalled(table, called, here))
          offer.add(VERB.call, called);
  },
  play: (table, who, command) => table.enter(aOf(command), table.cellOf(who), 'JENNIFER'),
  explain: (table, who, command) => table.entryBar(aOf(command) & 7, table.cellOf(who)) ?? 'JENNIFER',

  /** In a yellow room she draws all adjacent characters in, in turn order. */
  onPanic(table, who) {
    if (table.roomOf(who).colour !== 'yellow') return;
    const drawn: Who[] = [];
    table.inTurnOrder(withoutImmune(table, neighbours(table, who)), (one) => drawn.push(one));
    for (const one of drawn.reverse()) table.later(abilitySource('jennifer'), one, who);
  },
  onResume(table, called, _party, who) {
    if (!table.isAlive(who) || !table.isAlive(called) || !isAdjacent(table.cellOf(who), table.cellOf(called))) return;
    const here = table.cellOf(who);
    if (canBeCalled(table, called, here)) table.enter(called, here, 'MAC-PANIC');
  },
};

const canBeCalled = (table: Table, called: Who, to: number): boolean =>
  !table.isHiding(called) && table.entryBar(called, to) === undefined;

const neighbours = (table: Table, who: Who): Party => {
  let party = 0;
  for (const one of table.terms.cast)
    if (table.isAlive(one) && isAdjacent(table.cellOf(who), table.cellOf(one))) party |= 1 << one;
  return party;
};
