import type { Room, Tile } from '../content.ts';
import type { Table } from '../table/table.ts';

export const shredder: Room = {
  code: 'SH',
  colour: 'red',
  rule: 'ROOM-SHREDDER-1',
  closedBy: 'ROOM-SHREDDER-2',
  onLeave: (table, tile) => shred(table, tile),
  onRobot: (table, tile) => shred(table, tile),
};

const shred = (table: Table, tile: Tile): void => {
  table.inTurnOrder(table.occupants(tile), (who) => table.eliminate(who, 'ROOM-SHREDDER-1'));
  table.close(tile, 'ROOM-SHREDDER-2');
};
