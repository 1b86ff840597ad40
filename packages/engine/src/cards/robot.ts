import { aOf, VERB, verbOf } from '../command.ts';
import type { Card, Who } from '../content.ts';
import { offerYellow, yellowExits } from '../mechanisms/yellow.ts';
import { cardSource } from '../table/sources.ts';
import type { Table } from '../table/table.ts';

const SOURCE = cardSource('robot');
/** What is asked: which robot comes, whether it may push, and where to. */
const WHICH = 0;
const WHETHER = 1;
const WHERE = 2;

/** MAC-ROBOT, MAC-CARRIED: it concerns the carrier alone. */
export const robot: Card = {
  rule: 'MAC-ROBOT',
  onDraw(table, { who }) {
    const { colour } = table.roomOf(who);
    const tile = table.tileOf(who);
    if (colour === 'red' || colour === 'blue') return;
    if (table.hasRobot(tile)) pushFromHere(table, who);
    else if (table.robotTiles.length > 0) table.askFrom(SOURCE, who, WHICH);
    else if (table.placeRobot(tile, 'MAC-ROBOT')) pushFromHere(table, who);
  },

  answers(table, who, offer, _party, detail) {
    if (detail === WHICH)
      for (const tile of new Set(table.robotTiles)) offer.add(VERB.chooseCell, table.cellOfTile(tile));
    else if (detail === WHERE) offerYellow(table, who, offer);
    else {
      offer.add(VERB.chooseYes);
      offer.add(VERB.chooseNo);
    }
  },

  onAnswer(table, who, answer, _party, detail) {
    if (detail === WHERE) table.enter(who, aOf(answer), 'MAC-ROBOT');
    else if (detail === WHICH) {
      table.moveRobot(table.tileAt(aOf(answer)), table.tileOf(who), 'MAC-ROBOT');
      pushFromHere(table, who);
    } else if (verbOf(answer) === VERB.chooseYes) table.askFrom(SOURCE, who, WHERE);
    else table.refuse(who, 'ALICE');
  },
};

/** The robot in the room of `who` pushes them into a yellow room, if there is one. Whoever may refuse is asked first. */
export const pushFromHere = (table: Table, who: Who): void => {
  if (table.isHiding(who) || yellowExits(table, who).length === 0) return;
  table.askFrom(SOURCE, who, table.terms.abilities[who]?.mayRefuseRobots ? WHETHER : WHERE);
};
