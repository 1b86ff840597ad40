import { aOf } from '../command.ts';
import type { Room } from '../content.ts';
import { offerHiddenCells } from '../mechanisms/hidden-cells.ts';

export const vision: Room = {
  code: 'VI',
  colour: 'green',
  rule: 'ROOM-VISION',
  onEnter: (table, who, party) => table.ask(who, party),
  answers: offerHiddenCells,
  onAnswer: (table, who, answer, party) => table.look(who, aOf(answer), table.seatsOf(party), 'ROOM-VISION'),
};
