import type { Room } from '../content.ts';

export const mortal: Room = {
  code: 'MR',
  colour: 'red',
  rule: 'ROOM-MORTAL',
  onEnter: (table, _who, party) => table.inTurnOrder(party, (one) => table.eliminate(one, 'ROOM-MORTAL')),
};
