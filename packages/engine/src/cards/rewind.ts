import type { Card } from '../content.ts';
import { CENTRE } from '../words.ts';
import { withoutImmune } from './immune.ts';

/** MAC-REWIND */
export const rewind: Card = {
  onDraw(table, { who, party }) {
    const sent = withoutImmune(table, party);
    if (sent & (1 << who) && table.cellOf(who) !== CENTRE) table.enter(who, CENTRE, 'MAC-REWIND', sent);
  },
};
