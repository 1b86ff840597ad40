import { aOf, VERB } from '../command.ts';
import type { Room } from '../content.ts';
import { eachOf } from '../mechanisms/party.ts';

/** P: each player with a pawn here is asked, the one who entered first (ROOM-ALL). */
export const secrets: Room = {
  code: 'SE',
  colour: 'green',
  rule: 'ROOM-SECRETS',
  onEnter(table, who, party) {
    if (table.terms.mode.pool === undefined) return;
    eachOf(party & ~(1 << who), (one) => table.ask(one, 1 << one));
    table.ask(who, 1 << who);
  },
  answers(table, who, offer) {
    for (const other of table.terms.cast) if (other !== who) offer.add(VERB.chooseCharacter, other);
  },
  onAnswer: (table, who, answer) => table.seeRole(who, aOf(answer), 'ROOM-SECRETS'),
};
