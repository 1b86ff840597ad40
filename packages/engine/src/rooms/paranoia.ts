import type { Room } from '../content.ts';
import { eachOf } from '../mechanisms/party.ts';
import { startParanoia } from '../table/paranoia.ts';

export const paranoia: Room = {
  code: 'PA',
  colour: 'red',
  rule: 'ROOM-PARANOIA',
  keepsParanoia: true,
  onEnter: (table, _who, party) => eachOf(party, (one) => startParanoia(table, one)),
};
