import { drawForEntrant } from '../cards/deck.ts';
import type { Room } from '../content.ts';

export const mac: Room = {
  code: 'MA',
  colour: 'yellow',
  rule: 'ROOM-MAC',
  onEnter: drawForEntrant,
};
