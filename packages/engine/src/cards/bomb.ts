import type { Card } from '../content.ts';
import { BOMB_CARD } from '../table/card.ts';
import { layDown } from '../table/deck.ts';

/** MAC-BOMB */
export const bomb: Card = {
  onDraw(table) {
    const isSecond = table.isLying(BOMB_CARD);
    layDown(table);
    if (!isSecond) return;
    let doomed = 0;
    for (const who of table.terms.cast)
      if (table.isAlive(who) && table.roomOf(who).colour === 'red') doomed |= 1 << who;
    table.inTurnOrder(doomed, (who) => table.eliminate(who, 'MAC-BOMB'));
  },
};
