import { TILES } from '../board.ts';
import type { Card } from '../content.ts';
import { colourOf } from '../table/card.ts';
import { COLOURS } from '../words.ts';

/** MAC-DISABLED */
export const disabled: Card = {
  onDraw(table, { card }) {
    for (const tile of TILES) {
      const isMeant = table.isVisible(tile) && table.room(tile).colour === COLOURS[colourOf(card)];
      if (isMeant && table.occupants(tile) === 0 && !table.hasRobot(tile)) table.conceal(tile, 'MAC-DISABLED');
    }
  },
};
