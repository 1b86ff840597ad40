import type { Party, Source, Who } from '../content.ts';
import type { Table } from '../table/table.ts';

/** A card that was drawn, and whom it is for: the first character, or who entered a M.A.C. room, with its party. */
export interface Drawn {
  readonly card: number;
  readonly who: Who;
  readonly party: Party;
  readonly isFromRoom: boolean;
}

export interface Card extends Source {
  readonly onDraw: (table: Table, drawn: Drawn) => void;
}
