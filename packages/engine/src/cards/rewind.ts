import type { Card } from '../content.ts';
import { CENTRE } from '../words.ts';

/** MAC-REWIND */
export const rewind: Card = {
  onDraw(table, { who, party }) {
    let sent = party;
    for (const one of table.terms.cast) if (table.terms.natures[one].isImmuneToRewind) sent &= ~(1 << one);
    if (sent & (1 << who) && table.cellOf(who) !== CENTRE) table.appear(who, CENTRE, 'MAC-REWIND', sent);
  },
};
