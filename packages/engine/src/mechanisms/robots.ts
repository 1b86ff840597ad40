/** Orders to robots (ROBOT-MOVE, ROBOT-RED, ROBOT-PUSH). */
import { ADJACENT } from '../board.ts';
import { aOf, bOf, type Command, cOf, NONE, VERB, verbOf } from '../command.ts';
import type { Cell, Source, Tile, Who } from '../content.ts';
import type { Offer } from '../table/offer.ts';
import { ROBOT_SOURCE } from '../table/sources.ts';
import type { Table } from '../table/table.ts';

/** Everything that any robot could be ordered. */
export const offerOrders = (table: Table, offer: Offer, verb: number): void => {
  for (const tile of new Set(table.robotTiles)) {
    const here = table.cellOfTile(tile);
    const canPush = table.room(tile).colour !== 'blue';
    for (const cell of ADJACENT[here]) {
      if (table.wallBar(tile, cell) !== undefined) continue;
      if (!table.isClosed(table.tileAt(cell))) offer.add(verb, here, cell);
      for (const victim of table.terms.cast)
        if (canPush && isPushable(table, victim, tile) && table.entryBar(victim, cell) === undefined)
          offer.add(verb, here, cell, victim);
    }
  }
};

const isPushable = (table: Table, who: Who, tile: Tile): boolean => table.tileOf(who) === tile && !table.isHiding(who);

export const giveOrder = (table: Table, order: Command): void => {
  if (cOf(order) === NONE) moveTo(table, table.tileAt(aOf(order)), bOf(order));
  else if (table.terms.abilities[cOf(order)]?.mayRefuseRobots) table.askFrom(ROBOT_SOURCE, cOf(order), bOf(order));
  else table.enter(cOf(order), bOf(order), 'ROBOT-PUSH');
};

const moveTo = (table: Table, from: Tile, cell: Cell): void => {
  const tile = table.tileAt(cell);
  const fromCell = table.cellOfTile(from);
  table.moveRobot(from, tile, 'ROBOT-MOVE');
  table.reveal(tile, 'ROBOT-MOVE');
  const room = table.room(tile);
  room.onRobot?.(table, tile, fromCell);
  if (room.colour === 'red') table.destroyRobot(tile, 'ROBOT-RED');
};

/** ALICE: she may refuse any robot's push. */
export const robotSource: Source = {
  rule: 'ALICE',
  answers(_table, _who, offer) {
    offer.add(VERB.chooseYes);
    offer.add(VERB.chooseNo);
  },
  onAnswer(table, who, answer, _party, cell) {
    if (verbOf(answer) === VERB.chooseYes) table.enter(who, cell, 'ROBOT-PUSH');
    else table.refuse(who, 'ALICE');
  },
};
