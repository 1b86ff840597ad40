import type { Room } from '../content.ts';

export const empty: Room = { code: 'EM', colour: 'green', rule: 'ROOM-EMPTY' };
