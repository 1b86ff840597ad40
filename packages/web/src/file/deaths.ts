/** What somebody can die of, as a file tells it: a room by its name, anything else in words. */
import type { DeathRule, RoomCode } from '@room25/engine';

export type DeathCause = 'robot' | 'bomb';

export const DEATHS: Readonly<Record<DeathRule, { readonly room: RoomCode } | { readonly cause: DeathCause }>> = {
  'ROOM-TRAPPED-1': { room: 'TR' },
  'ROOM-FLOODED-1': { room: 'FL' },
  'ROOM-FLAMMABLE': { room: 'FB' },
  'ROOM-ACID': { room: 'AC' },
  'ROOM-MORTAL': { room: 'MR' },
  'ROOM-SHREDDER-1': { room: 'SH' },
  'ROOM-TIMER': { room: 'TI' },
  'ROBOT-RED': { cause: 'robot' },
  'MAC-BOMB': { cause: 'bomb' },
};
