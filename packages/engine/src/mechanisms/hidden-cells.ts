import { CELL_COUNT } from '../board.ts';
import { VERB } from '../command.ts';
import type { Source } from '../content.ts';

/** Any hidden room of the board may be chosen. */
export const offerHiddenCells: NonNullable<Source['answers']> = (table, _who, offer) => {
  for (let cell = 0; cell < CELL_COUNT; cell++) if (table.isHiddenAt(cell)) offer.add(VERB.chooseCell, cell);
};
