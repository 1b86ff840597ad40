import type { Card } from '../content.ts';
import { layDown } from '../table/deck.ts';

/** MAC-JAMMING */
export const jamming: Card = {
  onDraw(table) {
    layDown(table);
    if (table.terms.seats.length === 1) table.takeBackReminders('MAC-JAMMING');
  },
};
