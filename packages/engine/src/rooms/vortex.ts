import type { Room } from '../content.ts';
import { CENTRE } from '../words.ts';

export const vortex: Room = {
  code: 'VX',
  colour: 'yellow',
  rule: 'ROOM-VORTEX',
  onEnter: (table, who, party) => table.appear(who, CENTRE, 'ROOM-VORTEX', party),
};
