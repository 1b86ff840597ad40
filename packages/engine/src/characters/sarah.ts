import { VERB, verbOf } from '../command.ts';
import type { Ability, Who } from '../content.ts';
import type { Table } from '../table/table.ts';

/** SARAH: Sabotage the room, Sabotage a robot. */
export const sarah: Ability = {
  reserve: 2,
  offer(table, who, offer) {
    if (canSabotageRoom(table, who)) offer.add(VERB.sabotageRoom);
    if (table.hasRobot(table.tileOf(who))) offer.add(VERB.sabotageRobot);
  },
  play(table, who, command) {
    if (verbOf(command) === VERB.sabotageRoom) table.useReserve(who, 'SARAH');
    else table.destroyRobot(table.tileOf(who), 'SARAH');
  },
  explain: () => 'SARAH',
  onPanic(table, who) {
    if (canSabotageRoom(table, who)) table.useReserve(who, 'MAC-PANIC');
  },
};

export const canSabotageRoom = (table: Table, who: Who): boolean =>
  table.roomOf(who).colour !== 'blue' && table.reserveOf(who) > 0;
