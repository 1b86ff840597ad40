import type { EditionRules } from '../content.ts';
import { ROOMS } from '../rooms/index.ts';
import type { Colour, Edition, RoomCode } from '../words.ts';
import { first } from './first.ts';
import { prototype } from './prototype.ts';
import { second } from './second.ts';
import { ultimate } from './ultimate.ts';

/** The editions that can be played. */
export const EDITION_RULES: Readonly<Record<Edition, EditionRules>> = { prototype, first, second, ultimate };

/** The colour of a room, as the edition has it. */
export const colourOf = (edition: Edition, room: RoomCode): Colour =>
  (EDITION_RULES[edition].patches[room] ?? ROOMS[room]).colour;
