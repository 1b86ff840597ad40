import type { Card } from './cards.ts';
import { layDown } from './deck.ts';

/** MAC-JAMMING */
export const jamming: Card = {
  onDraw(table) {
    layDown(table);
    if (table.terms.seats.length === 1) table.takeBackReminders('MAC-JAMMING');
  },
};
