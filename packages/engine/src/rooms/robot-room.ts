import { TILES } from '../board.ts';
import { VERB } from '../command.ts';
import type { Room } from '../content.ts';
import { giveOrder, offerOrders } from '../mechanisms/robots.ts';
import type { Table } from '../table/table.ts';

export const robotRoom: Room = {
  code: 'RO',
  colour: 'green',
  rule: 'ROOM-ROBOT',
  onEnter(table, who, party) {
    if (table.robotTiles.length < visibleRobotRooms(table)) table.placeRobot(table.tileOf(who), 'ROOM-ROBOT');
    table.ask(who, party);
  },
  answers: (table, _who, offer) => offerOrders(table, offer, VERB.chooseOrder),
  onAnswer: (table, _who, answer) => giveOrder(table, answer),
};

const visibleRobotRooms = (table: Table): number => {
  let count = 0;
  for (const tile of TILES) if (table.isVisible(tile) && table.room(tile).code === 'RO') count++;
  return count;
};
