import { LINE_DIRECTIONS, MOVABLE_LINES } from '../board.ts';
import { aOf, bOf, VERB } from '../command.ts';
import type { Room } from '../content.ts';

export const controlRoom: Room = {
  code: 'CO',
  colour: 'green',
  rule: 'ROOM-CONTROL',
  onEnter: (table, who, party) => table.ask(who, party),
  answers(table, _who, offer) {
    for (const line of MOVABLE_LINES)
      for (const direction of LINE_DIRECTIONS[line])
        if (table.slideBar(line, direction) === undefined) offer.add(VERB.chooseLine, line, direction);
  },
  onAnswer: (table, who, answer) => table.slide(aOf(answer), bOf(answer), 'ROOM-CONTROL', who),
};
