import { ADJACENT } from '../board.ts';
import { aOf, bOf, VERB } from '../command.ts';
import type { Ability, Cell, Who } from '../content.ts';
import { withoutImmune } from '../mechanisms/immune.ts';
import { offerYellow } from '../mechanisms/yellow.ts';
import { abilitySource } from '../table/sources.ts';
import type { Table } from '../table/table.ts';

/** MAX: Carry. */
export const max: Ability = {
  rule: 'MAC-PANIC',
  offer(table, who, offer) {
    const companions = table.visibleCompanions(who);
    for (const cell of ADJACENT[table.cellOf(who)])
      for (const carried of table.terms.cast)
        if (companions & (1 << carried) && carryBar(table, who, carried, cell) === undefined)
          offer.add(VERB.carry, cell, carried);
  },
  play: (table, who, command) => table.enter(who, aOf(command), 'MAX', (1 << who) | (1 << bOf(command))),
  explain: (table, who, command) => carryBar(table, who, bOf(command) & 7, aOf(command)) ?? 'MAX',

  /** He takes everyone in his room to an adjacent yellow one, or goes there alone. */
  onPanic: (table, who) => table.askFrom(abilitySource('max'), who),
  answers(table, who, offer) {
    offerYellow(table, who, offer);
    offer.keepFrom(0, (cell) => table.roomOf(who).bars?.(table, who, cell) === undefined);
  },
  onAnswer(table, who, answer) {
    const party = withoutImmune(table, table.visibleCompanions(who)) | (1 << who);
    table.enter(who, aOf(answer), 'MAC-PANIC', party);
  },
};

/** ROOM-PRISON limits it like a Move; the walls of a corridor do not. */
const carryBar = (table: Table, who: Who, carried: Who, cell: Cell) =>
  table.entryBar(who, cell) ?? table.entryBar(carried, cell) ?? table.roomOf(who).bars?.(table, who, cell);
