import type { Room } from '../content.ts';

export const dark: Room = { code: 'DA', colour: 'yellow', rule: 'ROOM-DARK', forbids: { look: 'LOOK-DARK' } };
