import type { Room } from '../content.ts';

export const timer: Room = {
  code: 'TI',
  colour: 'red',
  rule: 'ROOM-TIMER',
  onEnter(table, who, party) {
    const tile = table.tileOf(who);
    if (table.isLastTurn) table.inTurnOrder(party, (one) => table.eliminate(one, 'ROOM-TIMER'));
    else table.loseTurn('ROOM-TIMER');
    table.replace(tile, 'ROOM-TIMER');
  },
};
