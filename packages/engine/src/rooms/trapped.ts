import type { Room } from '../content.ts';
import { eachOf } from '../mechanisms/party.ts';

export const trapped: Room = {
  code: 'TR',
  colour: 'red',
  rule: 'ROOM-TRAPPED',
  onEnter: (table, _who, party) => eachOf(party, (one) => table.arm(one, 'ROOM-TRAPPED-1')),
  onPlaced: (table, who) => table.arm(who, 'ROOM-TRAPPED-1'),
  onActionEnd: (table, who) => table.spring(who, 'ROOM-TRAPPED-1'),
};
