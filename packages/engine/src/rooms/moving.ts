import { aOf } from '../command.ts';
import type { Room } from '../content.ts';
import { offerHiddenCells } from '../mechanisms/hidden-cells.ts';

export const moving: Room = {
  code: 'MO',
  colour: 'green',
  rule: 'ROOM-MOVING',
  onEnter: (table, who, party) => table.ask(who, party),
  answers: offerHiddenCells,
  onAnswer: (table, who, answer) => table.swap(table.cellOf(who), aOf(answer), 'ROOM-MOVING'),
};
