import type { Card } from '../content.ts';
import { layDown } from '../table/deck.ts';

/** MAC-ACCELERATION: the Control action sees it lie. */
export const acceleration: Card = { onDraw: (table) => layDown(table) };
