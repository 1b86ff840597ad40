import type { Room } from '../content.ts';
import { drawForEntrant } from '../table/deck.ts';

export const mac: Room = {
  code: 'MA',
  colour: 'yellow',
  rule: 'ROOM-MAC',
  needsCards: true,
  onEnter: drawForEntrant,
};
