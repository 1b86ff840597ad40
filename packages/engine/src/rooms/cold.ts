import type { Room } from '../content.ts';

export const cold: Room = { code: 'CL', colour: 'yellow', rule: 'ROOM-COLD', actionsAtStart: 1 };
