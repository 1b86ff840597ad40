import { columnOf } from '../board.ts';
import { aOf, VERB } from '../command.ts';
import type { Cell, Room, Tile } from '../content.ts';
import type { Table } from '../table/table.ts';
import { AXES } from '../words.ts';

export const pivoting: Room = {
  code: 'PI',
  colour: 'yellow',
  rule: 'ROOM-PIVOTING',
  hasAxis: true,
  walls(table, tile, to) {
    const isAlong = isUpAndDown(table.cellOfTile(tile), to) === table.isUpright(tile);
    return isAlong ? undefined : 'ROOM-PIVOTING';
  },
  // Somebody who does not come from a neighbouring cell says which way the corridor runs.
  onEnter(table, who, party) {
    const from = table.cameFrom(who);
    if (from === undefined) table.ask(who, party);
    else turnAlong(table, table.tileOf(who), from);
  },
  answers(_table, _who, offer) {
    for (const axis of AXES.keys()) offer.add(VERB.chooseAxis, axis);
  },
  onAnswer: (table, who, answer) => table.turnCorridor(table.tileOf(who), aOf(answer) === 1, 'ROOM-PIVOTING'),
  onRobot: (table, tile, from) => turnAlong(table, tile, from),
};

const isUpAndDown = (one: Cell, other: Cell): boolean => columnOf(one) === columnOf(other);

const turnAlong = (table: Table, tile: Tile, from: Cell): void =>
  table.turnCorridor(tile, isUpAndDown(from, table.cellOfTile(tile)), 'ROOM-PIVOTING');
