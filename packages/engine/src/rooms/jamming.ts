import type { Room } from '../content.ts';

export const jamming: Room = { code: 'JA', colour: 'yellow', rule: 'ROOM-JAMMING', jams: true, needsCompany: true };
