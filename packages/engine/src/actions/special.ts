import type { ActionRules } from '../content.ts';

/** ABIL-1: everybody has the same token, and each character another ability. */
export const special: ActionRules = {
  offer(table, who, offer) {
    if (!table.roomOf(who).forbids?.special) table.terms.abilities[who].offer(table, who, offer);
  },
  play: (table, who, command) => table.terms.abilities[who].play(table, who, command),
  explain: (table, who, command) => table.terms.abilities[who].explain(table, who, command),
};
