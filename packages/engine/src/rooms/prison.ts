import type { Room } from '../content.ts';
import { CENTRE } from '../words.ts';

export const prison: Room = {
  code: 'PR',
  colour: 'yellow',
  rule: 'ROOM-PRISON',
  bars: (table, _who, to) => (to === CENTRE || table.occupants(table.tileAt(to)) !== 0 ? undefined : 'ROOM-PRISON'),
};
