import type { Room } from '../content.ts';
import { eachOf } from '../mechanisms/party.ts';

export const mirror: Room = {
  code: 'MI',
  colour: 'yellow',
  rule: 'ROOM-MIRROR',
  onEnter: (table, _who, party) =>
    eachOf(party, (one) => {
      table.loseAdrenaline(one, 'ROOM-MIRROR');
      table.dropProgram(one);
    }),
};
