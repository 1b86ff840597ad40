import type { Card } from '../content.ts';
import { CENTRE } from '../words.ts';

/** MAC-REWIND */
export const rewind: Card = {
  onDraw(table, { who, party }) {
    let sent = party;
    for (const one of table.terms.cast) if (table.terms.abilities[one]?.isImmuneToCards) sent &= ~(1 << one);
    const leader = sent & (1 << who) ? who : 31 - Math.clz32(sent);
    if (sent !== 0 && table.cellOf(leader) !== CENTRE) table.enter(leader, CENTRE, 'MAC-REWIND', sent);
  },
};
