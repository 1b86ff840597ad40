import { VERB } from '../command.ts';
import type { Ability } from '../content.ts';

/** ALICE: Hide, and android. */
export const alice: Ability = {
  isImmuneToCards: true,
  isImmuneToRewind: true,
  mayRefuseRobots: true,
  seesHiding: true,
  offer: (_table, _who, offer) => offer.add(VERB.hide),
  play: (table, who) => table.hide(who, 'ALICE'),
  explain: () => 'ALICE',
  onPanic: () => {},
};
