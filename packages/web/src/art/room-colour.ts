import { type Colour, EDITION_RULES, type Edition, ROOMS, type RoomCode } from '@room25/engine';

/** The colour of a room, as the edition has it. */
export const colourOf = (edition: Edition, room: RoomCode): Colour =>
  (EDITION_RULES[edition].patches[room] ?? ROOMS[room]).colour;
