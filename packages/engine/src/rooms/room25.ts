import type { Room } from '../content.ts';

export const room25: Room = {
  code: '25',
  colour: 'blue',
  rule: 'ROOM-25',
  onEnter: (table, who) => table.raiseAlarm(who),
};
