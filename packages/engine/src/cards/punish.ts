import type { Card } from '../content.ts';
import { actionOfCard, namedBy } from '../table/card.ts';

/** MAC-PUNISH */
export const punish: Card = {
  onDraw(table, { card, party, isFromRoom }) {
    const punished = isFromRoom ? party : namedBy(card);
    for (const who of table.terms.cast)
      if (punished & (1 << who) && !table.terms.abilities[who]?.isImmuneToCards) table.punish(who, actionOfCard(card));
  },
};
