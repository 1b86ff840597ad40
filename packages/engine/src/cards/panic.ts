import type { Card } from '../content.ts';

/** MAC-PANIC, MAC-CARRIED: each character in its own way, which is printed on the card. */
export const panic: Card = { onDraw: (table, { who }) => table.terms.natures[who].onPanic(table, who) };
