import type { Room } from '../content.ts';

/** P: it closes when somebody enters, as a Flooded room does, and drowns nobody. */
export const condemned: Room = {
  code: 'CD',
  colour: 'red',
  rule: 'ROOM-FLOODED',
  closedBy: 'ROOM-FLOODED-2',
  isPlacedClosed: true,
  onEnter: (table, who) => table.close(table.tileOf(who), 'ROOM-FLOODED-2'),
};
