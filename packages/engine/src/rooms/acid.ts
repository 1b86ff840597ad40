import { aOf, VERB } from '../command.ts';
import type { Room } from '../content.ts';
import { eachOf, sizeOf } from '../mechanisms/party.ts';

export const acid: Room = {
  code: 'AC',
  colour: 'red',
  rule: 'ROOM-ACID',
  // Whoever was there dies; of two that came together (MAX) the carrier says which one.
  onEnter(table, who, party) {
    table.inTurnOrder(table.companions(who) & ~party, (one) => table.eliminate(one, 'ROOM-ACID'));
    if (sizeOf(party) > 1) table.ask(who, party);
  },
  answers: (_table, _who, offer, party) => eachOf(party, (one) => offer.add(VERB.chooseCharacter, one)),
  onAnswer: (table, _who, answer) => table.eliminate(aOf(answer), 'ROOM-ACID'),
  onRobot: (table, tile) => table.inTurnOrder(table.occupants(tile), (one) => table.eliminate(one, 'ROBOT-RED')),
};
