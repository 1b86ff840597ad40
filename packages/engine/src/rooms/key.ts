import type { Room } from '../content.ts';

export const key: Room = {
  code: 'KE',
  colour: 'blue',
  rule: 'ROOM-KEY',
  onEnter(table, who) {
    table.activateKey(who);
    table.replace(table.tileOf(who), 'ROOM-KEY');
  },
};
