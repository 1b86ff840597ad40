/** Kinds of rooms as the numbers that a table has for them. */
import { COLOURS, ROOM_CODES, ROOMS, type RoomCode } from '@room25/engine';

export const KIND = Object.fromEntries(ROOM_CODES.map((code, kind) => [code, kind])) as Record<RoomCode, number>;

/** The number of each kind's colour, which is the same in all editions. */
export const COLOUR_OF: Int8Array = Int8Array.from(ROOM_CODES, (code) => COLOURS.indexOf(ROOMS[code].colour));
