import type { Room } from '../content.ts';

export const regeneration: Room = {
  code: 'RG',
  colour: 'green',
  rule: 'ROOM-REGENERATION',
  onEnter(table, who) {
    if (table.dead === 0) return;
    table.regenerate();
    table.replace(table.tileOf(who), 'ROOM-REGENERATION');
  },
};
