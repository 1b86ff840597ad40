import type { Room } from '../content.ts';

export const flooded: Room = {
  code: 'FL',
  colour: 'red',
  rule: 'ROOM-FLOODED',
  closedBy: 'ROOM-FLOODED-2',
  isPlacedClosed: true,
  onReveal: (table, tile) => table.close(tile, 'ROOM-FLOODED-2'),
  onLastSlotEnd(table, who) {
    if (table.turnsSinceEntered(who) >= 1) table.eliminate(who, 'ROOM-FLOODED-1');
  },
};
