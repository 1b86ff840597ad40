import type { Card } from '../content.ts';
import { directionOf, lineOf, symbolOf } from '../table/card.ts';
import { drawAgain } from '../table/deck.ts';

/** MAC-MOVE */
export const move: Card = {
  onDraw(table, drawn) {
    const { card } = drawn;
    const line = lineOf(card);
    const direction = directionOf(card);
    const times = symbolOf(card) === 'x2' ? 2 : 1;
    if (table.slideBar(line, direction) === undefined)
      for (let time = 0; time < times; time++) table.slide(line, direction, 'MAC-MOVE');
    if (symbolOf(card) === 'again') drawAgain(table, drawn);
  },
};
