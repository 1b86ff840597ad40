import type { Party } from '../content.ts';
import type { Table } from '../table/table.ts';

/** ALICE: those of a party whom Punishment and Panic can affect. */
export const withoutImmune = (table: Table, party: Party): Party => {
  let affected = party;
  for (const who of table.terms.cast) if (table.terms.abilities[who]?.isImmuneToCards) affected &= ~(1 << who);
  return affected;
};
