/** Where the things that ask stand in `Terms.sources`: each room by its kind, then these. */
import { CHARACTERS, type Character, ROLES, ROOM_CODES, type Role } from '../words.ts';
import { CARD_KINDS, type CardKind } from './card.ts';

export const SLOT_SOURCE = ROOM_CODES.length + 1;
export const ROBOT_SOURCE = SLOT_SOURCE + 1;
const ROLE_SOURCES = ROBOT_SOURCE + 1;
const ABILITY_SOURCES = ROLE_SOURCES + ROLES.length + 1;
const CARD_SOURCES = ABILITY_SOURCES + CHARACTERS.length;
export const DRAW_SOURCE = CARD_SOURCES + CARD_KINDS.length;

export const roleSource = (role: Role): number => ROLE_SOURCES + ROLES.indexOf(role);
export const abilitySource = (character: Character): number => ABILITY_SOURCES + CHARACTERS.indexOf(character);
export const cardSource = (kind: CardKind): number => CARD_SOURCES + CARD_KINDS.indexOf(kind);
