import type { Room } from '../content.ts';

/** P: closes like Flooded, when somebody enters, and never drowns. */
export const condemned: Room = {
  code: 'CD',
  colour: 'red',
  rule: 'ROOM-FLOODED',
  closedBy: 'ROOM-FLOODED-2',
  isPlacedClosed: true,
  onEnter: (table, who) => table.close(table.tileOf(who), 'ROOM-FLOODED-2'),
};
