import { aOf } from '../command.ts';
import type { Room } from '../content.ts';
import { offerHiddenCells } from '../mechanisms/hidden-cells.ts';

export const illusion: Room = {
  code: 'IL',
  colour: 'red',
  rule: 'ROOM-ILLUSION',
  onEnter: (table, who, party) => table.ask(who, party),
  answers: offerHiddenCells,
  onAnswer(table, who, answer, party) {
    const here = table.cellOf(who);
    table.swap(here, aOf(answer), 'ROOM-ILLUSION');
    table.appear(who, here, 'ROOM-ILLUSION', party);
  },
};
