import { ADJACENT } from '../board.ts';
import { VERB } from '../command.ts';
import type { Cell, Who } from '../content.ts';
import type { Offer } from '../table/offer.ts';
import type { Table } from '../table/table.ts';

/** MAC-YELLOW: the visible yellow rooms next to `who` that they can be put into. */
export const yellowExits = (table: Table, who: Who): Cell[] =>
  ADJACENT[table.cellOf(who)].filter(
    (cell) =>
      !table.isHiddenAt(cell) &&
      table.roomAt(cell).colour === 'yellow' &&
      table.entryBar(who, cell) === undefined &&
      table.wallBar(table.tileOf(who), cell) === undefined,
  );

export const offerYellow = (table: Table, who: Who, offer: Offer): void => {
  for (const cell of yellowExits(table, who)) offer.add(VERB.chooseCell, cell);
};
