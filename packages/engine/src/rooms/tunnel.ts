import { CELL_COUNT } from '../board.ts';
import { aOf, VERB } from '../command.ts';
import type { Room } from '../content.ts';

export const tunnel: Room = {
  code: 'TU',
  colour: 'green',
  rule: 'ROOM-TUNNEL',
  onEnter: (table, who, party) => table.ask(who, party),
  answers(table, who, offer) {
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const isOther = cell !== table.cellOf(who) && table.roomAt(cell).code === 'TU' && !table.isHiddenAt(cell);
      if (isOther && table.entryBar(who, cell) === undefined) offer.add(VERB.chooseCell, cell);
    }
  },
  // Whoever arrives by tunnel does not trigger it again.
  onAnswer: (table, _who, answer, party) => table.arrive(table.tileAt(aOf(answer)), 'ROOM-TUNNEL', party),
};
