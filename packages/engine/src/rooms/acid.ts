import type { Room } from '../content.ts';

export const acid: Room = {
  code: 'AC',
  colour: 'red',
  rule: 'ROOM-ACID',
  onEnter: (table, who) => table.inTurnOrder(table.companions(who), (one) => table.eliminate(one, 'ROOM-ACID')),
};
