import { ADJACENT } from '../board.ts';
import { aOf, bOf, VERB, verbOf } from '../command.ts';
import type { Ability, Cell, Who } from '../content.ts';
import { giveOrder, offerOrders } from '../mechanisms/robots.ts';
import { abilitySource } from '../table/sources.ts';
import type { Table } from '../table/table.ts';

/** KEVIN: Hack the Complex, Hack a robot. What he has programmed gives way only when it is impossible. */
export const kevin: Ability = {
  rule: 'MAC-PANIC',
  programsHack: true,
  offer(table, who, offer) {
    const before = offer.count;
    const hack = table.hackOf(who);
    const addSwap = (one: Cell, other: Cell): void => offer.add(VERB.swap, one, other);
    if (hack !== 'robot') offerSwaps(table, who, addSwap);
    if (hack !== 'complex' || offer.count === before) offerOrders(table, offer, VERB.order);
    if (hack === 'robot' && offer.count === before) offerSwaps(table, who, addSwap);
  },
  play(table, _who, command) {
    if (verbOf(command) === VERB.swap) table.swap(aOf(command), bOf(command), 'KEVIN');
    else giveOrder(table, command);
  },
  explain: () => 'KEVIN',

  /** He swaps two adjacent rooms; of all pairs, those with the most occupied rooms. */
  onPanic: (table, who) => table.askFrom(abilitySource('kevin'), who),
  answers(table, who, offer) {
    let most = 0;
    offerSwaps(table, who, (one, other) => {
      most = Math.max(most, occupiedOf(table, one, other));
    });
    offerSwaps(table, who, (one, other) => {
      if (occupiedOf(table, one, other) === most) offer.add(VERB.chooseCells, one, other);
    });
  },
  onAnswer: (table, _who, answer) => table.swap(aOf(answer), bOf(answer), 'MAC-PANIC'),
};

/** Pairs of rooms next to him, none of them a visible blue one. */
const offerSwaps = (table: Table, who: Who, add: (one: Cell, other: Cell) => void): void => {
  const cells = ADJACENT[table.cellOf(who)].filter(
    (cell) => table.isHiddenAt(cell) || table.roomAt(cell).colour !== 'blue',
  );
  for (const [place, one] of cells.entries()) for (const other of cells.slice(place + 1)) add(one, other);
};

const occupiedOf = (table: Table, ...cells: Cell[]): number =>
  cells.filter((cell) => table.occupants(table.tileAt(cell)) !== 0).length;
