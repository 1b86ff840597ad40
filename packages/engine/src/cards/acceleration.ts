import type { Card } from './cards.ts';
import { layDown } from './deck.ts';

/** MAC-ACCELERATION: the Control action sees it lie. */
export const acceleration: Card = { onDraw: (table) => layDown(table) };
