import type { Card } from '../content.ts';
import { layDown } from '../table/deck.ts';

/** MAC-ACCELERATION: the card does nothing by itself; the Control action asks whether it lies there. */
export const acceleration: Card = { onDraw: (table) => layDown(table) };
