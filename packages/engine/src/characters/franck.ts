import { VERB } from '../command.ts';
import type { Ability } from '../content.ts';

/** FRANCK: Recover. */
export const franck: Ability = {
  offer(table, who, offer) {
    if (table.terms.hasAdrenaline && !table.hasAdrenaline(who)) offer.add(VERB.recover);
  },
  play: (table, who) => table.recoverAdrenaline(who, 'FRANCK'),
  explain: () => 'FRANCK',
  onPanic: (table, who) => table.loseAdrenaline(who, 'MAC-PANIC'),
};
