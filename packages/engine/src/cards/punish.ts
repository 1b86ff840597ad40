import type { Card } from '../content.ts';
import { withoutImmune } from '../mechanisms/immune.ts';
import { actionOfCard, namedBy } from '../table/card.ts';

/** MAC-PUNISH */
export const punish: Card = {
  onDraw(table, { card, party, isFromRoom }) {
    const punished = withoutImmune(table, isFromRoom ? party : namedBy(card));
    for (const who of table.terms.cast) if (punished & (1 << who)) table.punish(who, actionOfCard(card));
  },
};
