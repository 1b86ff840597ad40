import type { Card } from '../content.ts';
import { layDown } from '../table/deck.ts';

/** MAC-ACCELERATION: the card only lies there; the Control action looks for it. */
export const acceleration: Card = { onDraw: (table) => layDown(table) };
