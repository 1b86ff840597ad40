import type { Room } from '../content.ts';
import { eachOf } from '../mechanisms/party.ts';
import { makeParanoid } from '../table/paranoia.ts';

export const paranoia: Room = {
  code: 'PA',
  colour: 'red',
  rule: 'ROOM-PARANOIA',
  keepsParanoia: true,
  onEnter: (table, _who, party) => eachOf(party, (one) => makeParanoid(table, one)),
};
