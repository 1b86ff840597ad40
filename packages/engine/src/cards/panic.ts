import type { Card } from '../content.ts';

/** MAC-PANIC, MAC-CARRIED: each character in its own way. */
export const panic: Card = { onDraw: (table, { who }) => table.terms.abilities[who]?.onPanic(table, who) };
