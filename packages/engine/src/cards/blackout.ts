import { TILES } from '../board.ts';
import type { Card } from '../content.ts';

/** MAC-BLACKOUT: visible rooms only; nobody could find the hidden green ones without looking. */
export const blackout: Card = {
  onDraw(table) {
    for (const tile of table.robotTiles) table.destroyRobot(tile, 'MAC-BLACKOUT');
    for (const tile of TILES) {
      const room = table.room(tile);
      if (table.isVisible(tile) && room.colour === 'green' && room.code !== 'EM') table.replace(tile, 'MAC-BLACKOUT');
    }
  },
};
