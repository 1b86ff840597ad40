import type { Room } from '../content.ts';

/** P: only the prototype has it. */
export const flammable: Room = {
  code: 'FB',
  colour: 'red',
  rule: 'ROOM-FLAMMABLE',
  onLastSlotEnd(table, who) {
    if (table.turnsSinceEntered(who) >= 1) table.eliminate(who, 'ROOM-FLAMMABLE');
  },
};
