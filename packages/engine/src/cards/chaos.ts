import { TILES } from '../board.ts';
import type { Card, Party } from '../content.ts';
import { tunnel } from '../rooms/tunnel.ts';
import { cardSource } from '../table/sources.ts';
import type { Table } from '../table/table.ts';
import { pushFromHere } from './robot.ts';

const SOURCE = cardSource('chaos');
/** What waits on the stack: the pushes of robots one by one, then the tunnels one by one. */
const PUSH = 0;
const TUNNELS = 1;
const TUNNEL = 2;

/** MAC-CHAOS */
export const chaos: Card = {
  rule: 'MAC-CHAOS',
  onDraw(table, { who }) {
    for (const tile of TILES)
      if (table.isVisible(tile) && table.room(tile).hasAxis)
        table.turnCorridor(tile, !table.isUpright(tile), 'MAC-CHAOS');
    table.later(SOURCE, who, TUNNELS);
    eachLater(table, table.living, PUSH);
  },

  onResume(table, who, _party, detail) {
    if (detail === TUNNELS) eachLater(table, inTunnels(table), TUNNEL);
    else if (!table.isAlive(who)) return;
    else if (detail === TUNNEL) table.askFrom(SOURCE, who);
    else if (table.hasRobot(table.tileOf(who)) && table.roomOf(who).colour !== 'blue') pushFromHere(table, who);
  },

  answers: (table, who, offer, party, detail) => tunnel.answers!(table, who, offer, party, detail),
  onAnswer: (table, who, answer, party, detail) => tunnel.onAnswer!(table, who, answer, party, detail),
};

/** Puts each character of a party on the stack, the first in turn order on top. */
const eachLater = (table: Table, party: Party, detail: number): void => {
  const inOrder: number[] = [];
  table.inTurnOrder(party, (who) => inOrder.push(who));
  for (const who of inOrder.reverse()) table.later(SOURCE, who, detail);
};

const inTunnels = (table: Table): Party => {
  let party = 0;
  for (const who of table.terms.cast) if (table.isAlive(who) && table.roomOf(who).code === 'TU') party |= 1 << who;
  return party;
};
